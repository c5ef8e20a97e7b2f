import { Failure, type FailureCode } from '../../../lib/contract/failure.ts';
import { messageClient } from '../../../lib/transports/message-client.ts';
import { toPort } from './to-port.ts';

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
  let running: { worker: Worker; client: Client; breakdown: AbortSignal } | undefined;
  let idle: ReturnType<typeof setTimeout> | undefined;

  function startWorker() {
    const worker = start();
    const breakdown = new AbortController();
    worker.onerror = ({ message }) => breakdown.abort(new Failure(failureCode, message || 'The worker ended. Try again.'));
    const connect = () => {
      const { port1, port2 } = new MessageChannel();
      worker.postMessage(undefined, [port2]);
      return toPort(port1);
    };
    return { worker, client: messageClient<Client>(connect), breakdown: breakdown.signal };
  }

  function end(): void {
    running?.worker.terminate();
    running = undefined;
  }

  return {
    end,
    async call(signal, call) {
      clearTimeout(idle);
      running ??= startWorker();
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
