import { Failure, type FailureCode } from '../../../lib/contract/failure.ts';
import { messageClient } from '../../../lib/transports/message-client.ts';
import { toPort } from './to-port.ts';

/** A web worker with the client that calls it. */
export interface RunningWorker<Client> {
  worker: Worker;
  client: Client;
  /** Aborts when the worker does not load, or fails outside of a call: no call is answered then. */
  breakdown: AbortSignal;
}

/** Creates the client of a worker that answers each call on a port of its own. `failureCode` is the code of its breakdown. */
export function startWorker<Client extends object>(worker: Worker, failureCode: FailureCode): RunningWorker<Client> {
  const breakdown = new AbortController();
  worker.onerror = ({ message }) => breakdown.abort(new Failure(failureCode, message || 'The worker ended. Try again.'));
  const connect = () => {
    const { port1, port2 } = new MessageChannel();
    worker.postMessage(undefined, [port2]);
    return toPort(port1);
  };
  return { worker, client: messageClient<Client>(connect), breakdown: breakdown.signal };
}
