import type { Port } from '../../../lib/transports/message.ts';

/** Adapts a MessagePort to the `Port` over which internal calls are sent. */
export function toPort(end: MessagePort): Port {
  return {
    name: '',
    postMessage: (message) => end.postMessage(message),
    disconnect: () => end.close(),
    onMessage: {
      addListener: (listener) => {
        end.onmessage = ({ data }) => listener(data);
      },
    },
    // A terminated worker sends no event; `startWorker` and `idleWorker` report its end to the callers.
    onDisconnect: { addListener: () => undefined },
  };
}
