import { untilAborted } from '../../../lib/async/until-aborted.ts';
import { idleWorker } from './idle-worker.ts';
import type { ModelWorker } from './model-worker.ts';

type WithSignal<Method> = Method extends (input: infer Input) => infer Output
  ? (input: Input, options: { signal: AbortSignal }) => Output
  : never;
type Client = { [Name in keyof ModelWorker]: WithSignal<ModelWorker[Name]> };

/** Asks a computer that works in a worker of its own: one computation after the other, each by itself. */
export function createModelQueue() {
  const worker = idleWorker<Client>(() => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }), {
    maxIdleMs: 60_000,
    failureCode: 'modelFailed',
  });
  /** The model that hears in it: two of them would not fit. */
  let loadedModel: string | undefined;
  let queue: Promise<unknown> = Promise.resolve();

  return <Result>(
    model: string | undefined,
    signal: AbortSignal,
    ask: (computer: Client, options: { signal: AbortSignal }) => Promise<Result>,
  ): Promise<Result> => {
    const computation = queue.then(() => {
      signal.throwIfAborted();
      if (model && loadedModel && model !== loadedModel) worker.end();
      loadedModel = model ?? loadedModel;
      return worker.call(signal, ask);
    });
    queue = computation.catch(() => undefined);
    // A call that is cancelled while others compute need not wait for them.
    return untilAborted(computation, signal);
  };
}
