import { once } from 'node:events';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { drainIntervalMs } from '../settings.ts';

/**
 * Returns a function that closes an HTTP server: open requests are answered for up to `timeoutMs`, then their connections end.
 * Call it before the server listens.
 */
export function createDrain(http: Server): (timeoutMs: number) => Promise<void> {
  const open = new Set<Socket>();
  http.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  return async (timeoutMs) => {
    const closed = once(http, 'close');
    http.close();
    // Browsers open connections ahead, and Node counts one without a request as busy.
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
    // A connection becomes idle after its last response.
    const idle = setInterval(() => http.closeIdleConnections(), drainIntervalMs);
    const late = setTimeout(() => http.closeAllConnections(), timeoutMs);
    await closed;
    clearInterval(idle);
    clearTimeout(late);
  };
}
