import type { FailureCode } from '../../../lib/contract/failure.ts';
import { type RunningWorker, startWorker } from './start-worker.ts';

/** A web worker that is started with the first call and ended when idle. */
export interface IdleWorker<Client> {
  /** Calls the worker. A computation can't be interrupted, so a cancelled or failed call terminates the worker. */
  call<Result>(signal: AbortSignal, call: (client: Client, options: { signal: AbortSignal }) => Promise<Result>): Promise<Result>;
  end(): void;
}

/**
 * Creates a worker that is terminated after `maxIdleMs` without a call, because WebAssembly never returns memory. `failureCode` is the
 * code of its failures.
 */
export function idleWorker<Client extends object>(
  start: () => Worker,
  { maxIdleMs, failureCode }: { maxIdleMs: number; failureCode: FailureCode },
): IdleWorker<Client> {
  let running: RunningWorker<Client> | undefined;
  let idle: ReturnType<typeof setTimeout> | undefined;

  function end(): void {
    running?.worker.terminate();
    running = undefined;
  }

  return {
    end,
    async call(signal, call) {
      clearTimeout(idle);
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
    },
  };
}
