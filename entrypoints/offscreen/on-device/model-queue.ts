import { createIdleWorker } from '../../../lib/async/idle-worker.ts';
import { startWorker } from '../workers/start-worker.ts';
import type { ModelWorker } from './model-worker.ts';

type WithSignal<Method> = Method extends (input: infer Input, context: never) => infer Output
  ? (input: Input, options: { signal: AbortSignal; onEvent?(event: unknown): void }) => Output
  : never;
type Client = { [Name in keyof ModelWorker]: WithSignal<ModelWorker[Name]> };

/** Creates a queue for computations in the model worker, which runs them one at a time. `model`: the model that a call uses. */
export function createModelQueue() {
  const worker = createIdleWorker(
    () => startWorker<Client>(new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }), 'modelFailed'),
    60_000,
  );
  return <Result>(
    model: string | undefined,
    signal: AbortSignal,
    ask: (computer: Client, options: { signal: AbortSignal }) => Promise<Result>,
  ): Promise<Result> => worker.call(signal, ask, model);
}
