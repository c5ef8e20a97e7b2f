import type { Engine } from '../../lib/ports/engine.ts';
import { transcriptEngine } from '../../lib/service/engine/transcript-engine.ts';
import { serveWorker } from './workers/serve-worker.ts';

/** Time in which the service stores the first lines of a summary and a view renders them, before the rest takes a processor. */
const renderMs = 100;

const summarize: Engine['summarize'] = (request, run) =>
  transcriptEngine.summarize(request, {
    async onEvent(content) {
      await run?.onEvent?.(content);
      await new Promise((resolve) => setTimeout(resolve, renderMs));
    },
  });

/** Returns the engine with a method. Its other half reads pages, feeds and files, which a first summary waits for in vain. */
const engineWith = async (method: string): Promise<Partial<Engine>> =>
  Object.hasOwn(transcriptEngine, method)
    ? { ...transcriptEngine, summarize }
    : (await import('../../lib/service/engine/offline-engine.ts')).engine;

serveWorker(async (name, input, context) => {
  const engine = await engineWith(name);
  return engine[name as keyof Engine]!(input as never, context as never);
});
