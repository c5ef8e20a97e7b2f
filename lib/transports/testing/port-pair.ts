import type { Port } from '../message.ts';

/** Two ends of a port that copies what passes, as the browser's do. For tests. */
export function portPair(): { caller: Port; answerer: Port } {
  const end = () => {
    const listeners = { message: [] as ((message: unknown) => void)[], disconnect: [] as (() => void)[] };
    return { listeners, closed: false };
  };
  const [near, far] = [end(), end()];
  const portOf = (own: typeof near, other: typeof near): Port => ({
    name: 'service',
    postMessage: (message) => {
      if (own.closed) throw new Error('port is closed');
      const copy = JSON.parse(JSON.stringify(message));
      queueMicrotask(() => {
        if (!other.closed) for (const listener of other.listeners.message) listener(copy);
      });
    },
    disconnect: () => {
      own.closed = other.closed = true;
      for (const listener of other.listeners.disconnect) listener();
    },
    onMessage: { addListener: (listener) => void own.listeners.message.push(listener) },
    onDisconnect: { addListener: (listener) => void own.listeners.disconnect.push(listener) },
  });
  return { caller: portOf(near, far), answerer: portOf(far, near) };
}
