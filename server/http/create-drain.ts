import { once } from 'node:events';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** How to end a server: what has come is answered, for so many milliseconds at most. To be asked for before it listens. */
export function createDrain(http: Server): (timeoutMs: number) => Promise<void> {
  const open = new Set<Socket>();
  http.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  return async (timeoutMs) => {
    const closed = once(http, 'close');
    http.close();
    // Browsers open connections ahead, and Node takes one on which nobody spoke yet for a busy one.
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
    // A connection may fall idle when its last answer has been sent.
    const idle = setInterval(() => http.closeIdleConnections(), 50);
    const late = setTimeout(() => http.closeAllConnections(), timeoutMs);
    await closed;
    clearInterval(idle);
    clearTimeout(late);
  };
}
