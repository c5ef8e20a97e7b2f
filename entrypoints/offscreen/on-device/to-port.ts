import type { Port } from '../../../lib/transports/message.ts';

/** One end of a channel, as the door's calls are carried. */
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
    // A worker that is ended says nothing: whoever ends it tells its callers.
    onDisconnect: { addListener: () => undefined },
  };
}
