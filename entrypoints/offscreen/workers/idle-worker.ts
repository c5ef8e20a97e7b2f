import { limitConcurrency } from '../../../lib/async/limit-concurrency.ts';
import { untilAborted } from '../../../lib/async/until-aborted.ts';
import type { FailureCode } from '../../../lib/contract/failure.ts';
import { type RunningWorker, startWorker } from './start-worker.ts';

/** A web worker that is started with the first call and ended when idle. */
export interface IdleWorker<Client> {
  /**
   * Calls the worker, one call at a time: a computation can't be interrupted, so a cancelled or failed call terminates the worker,
   * and no other call may be open then. `model`: the model that the call loads, because the worker's memory has no space for two.
   */
  call<Result>(
    signal: AbortSignal,
    call: (client: Client, options: { signal: AbortSignal }) => Promise<Result>,
    model?: string,
  ): Promise<Result>;
}

/**
 * Creates a worker that is terminated after `maxIdleMs` without a call, because WebAssembly never returns memory. `failureCode` is the
 * code of its failures.
 */
export function idleWorker<Client extends object>(
  start: () => Worker,
  { maxIdleMs, failureCode }: { maxIdleMs: number; failureCode: FailureCode },
): IdleWorker<Client> {
  const runExclusively = limitConcurrency(1);
  let running: RunningWorker<Client> | undefined;
  let loadedModel: string | undefined;
  let idle: ReturnType<typeof setTimeout> | undefined;

  function end(): void {
    running?.worker.terminate();
    running = undefined;
    loadedModel = undefined;
  }

  return {
    call(signal, call, model) {
      const answer = runExclusively(async () => {
        signal.throwIfAborted();
        clearTimeout(idle);
        if (model && loadedModel && model !== loadedModel) end();
        loadedModel = model ?? loadedModel;
        running ??= startWorker<Client>(start(), failureCode);
        const { client, breakdown } = running;
        try {
          return await call(client, { signal: AbortSignal.any([signal, breakdown]) });
        } catch (error) {
          end();
          throw error;
        } finally {
          idle = setTimeout(end, maxIdleMs);
        }
      });
      // A cancelled call ends at once, even while it waits in the queue.
      return untilAborted(answer, signal);
    },
  };
}
