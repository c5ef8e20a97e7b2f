import type { RunningWorker } from '../../../lib/async/idle-worker.ts';
import { Failure, type FailureCode } from '../../../lib/contract/failure.ts';
import { messageClient } from '../../../lib/transports/message-client.ts';
import { toPort } from './to-port.ts';

/** Creates the client of a web worker that answers each call on a port of its own. `failureCode` is the code of its breakdown. */
export function startWorker<Client extends object>(worker: Worker, failureCode: FailureCode): RunningWorker<Client> {
  const breakdown = new AbortController();
  worker.onerror = ({ message }) => breakdown.abort(new Failure(failureCode, message || 'The worker ended. Try again.'));
  const connect = () => {
    const { port1, port2 } = new MessageChannel();
    worker.postMessage(undefined, [port2]);
    return toPort(port1);
  };
  return { client: messageClient<Client>(connect), breakdown: breakdown.signal, terminate: () => worker.terminate() };
}
