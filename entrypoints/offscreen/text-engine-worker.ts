import type { Engine } from '../../lib/ports/engine.ts';
import { summaryEngine } from '../../lib/service/engine/summary-engine.ts';
import { serveWorker } from './workers/serve-worker.ts';

/** Time in which the service stores the first lines of a summary and a view renders them, before the rest takes a processor. */
const renderMs = 100;

const summarize: Engine['summarize'] = (request, run) =>
  summaryEngine.summarize(request, {
    async onEvent(content) {
      await run?.onEvent?.(content);
      await new Promise((resolve) => setTimeout(resolve, renderMs));
    },
  });

/** Returns the smallest part of the engine with a method; a first summary waits for the start of this worker. */
async function engineWith(method: string): Promise<Partial<Engine>> {
  if (Object.hasOwn(summaryEngine, method)) return { ...summaryEngine, summarize };
  const { transcriptEngine } = await import('../../lib/service/engine/transcript-engine.ts');
  if (Object.hasOwn(transcriptEngine, method)) return transcriptEngine;
  return (await import('../../lib/service/engine/offline-engine.ts')).engine;
}

serveWorker(async (name, input, context) => {
  const engine = await engineWith(name);
  return engine[name as keyof Engine]!(input as never, context as never);
});
