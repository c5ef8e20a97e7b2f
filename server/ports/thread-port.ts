import type { MessagePort } from 'node:worker_threads';
import type { Port } from '../../lib/transports/message.ts';

/** A port between two threads, as the message transport takes it. A message that can't be read is passed on as undefined. */
export const threadPort = (port: MessagePort, name: string): Port => ({
  name,
  postMessage: (message) => port.postMessage(message),
  disconnect: () => port.close(),
  onMessage: {
    addListener: (listener) => void port.on('message', listener).on('messageerror', () => listener(undefined)),
  },
  onDisconnect: { addListener: (listener) => void port.on('close', listener) },
});
