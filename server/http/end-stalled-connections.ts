import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Ends the connections of an HTTP server on which nothing was sent or received for `timeoutMs`, unless a response is still to be
 * made: a client that does not read its responses would keep them in memory.
 */
export function endStalledConnections(http: Server, timeoutMs: number): void {
  const open = new WeakMap<Socket, number>();
  const count = (socket: Socket, change: number) => open.set(socket, (open.get(socket) ?? 0) + change);
  http.on('request', ({ socket }, response) => {
    count(socket, 1);
    response.once('close', () => count(socket, -1));
  });
  http.setTimeout(timeoutMs, (socket) => {
    if (socket.writableLength > 0 || !open.get(socket)) socket.destroy();
  });
}
