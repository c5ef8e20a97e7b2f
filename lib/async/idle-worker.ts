import { limitConcurrency } from './limit-concurrency.ts';
import { untilAborted } from './until-aborted.ts';

/** A worker or thread that was started, with the client of its calls. */
export interface RunningWorker<Client> {
  client: Client;
  /** Aborts when the worker does not load, or fails outside of a call: no call is answered then. */
  breakdown: AbortSignal;
  /** Ends the worker; may return a promise of the end. */
  terminate(): unknown;
}

/** A worker that is started with the first call and ended when idle. */
export interface IdleWorker<Client> {
  /**
   * Calls the worker, one call at a time: a computation can't be interrupted, so a canceled or failed call terminates the worker,
   * and no other call may be open then. `model`: the model that the call loads, because the worker's memory has no space for two.
   */
  call<Result>(
    signal: AbortSignal,
    call: (client: Client, options: { signal: AbortSignal }) => Promise<Result>,
    model?: string,
  ): Promise<Result>;
  /** Ends the worker; the next call starts another one. */
  end(): Promise<void>;
}

/** Creates a worker that is terminated after `maxIdleMs` without a call, because WebAssembly never returns memory. */
export function createIdleWorker<Client extends object>(
  start: () => RunningWorker<Client>,
  maxIdleMs: number,
): IdleWorker<Client> {
  const runExclusively = limitConcurrency(1);
  let running: RunningWorker<Client> | undefined;
  let loadedModel: string | undefined;
  let idle: ReturnType<typeof setTimeout> | undefined;

  async function end(): Promise<void> {
    clearTimeout(idle);
    const ending = running;
    running = undefined;
    loadedModel = undefined;
    await ending?.terminate();
  }

  return {
    call(signal, call, model) {
      const answer = runExclusively(async () => {
        signal.throwIfAborted();
        clearTimeout(idle);
        if (running?.breakdown.aborted || (model && loadedModel && model !== loadedModel)) await end();
        loadedModel = model ?? loadedModel;
        running ??= start();
        const { client, breakdown } = running;
        try {
          const result = await call(client, { signal: AbortSignal.any([signal, breakdown]) });
          idle = setTimeout(() => void end(), maxIdleMs);
          return result;
        } catch (error) {
          await end();
          throw error;
        }
      });
      // A canceled call ends at once, even while it waits in the queue.
      return untilAborted(answer, signal);
    },
    end,
  };
}
