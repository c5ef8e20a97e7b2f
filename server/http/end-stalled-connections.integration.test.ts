import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { endStalledConnections } from './end-stalled-connections.ts';

const timeoutMs = 100;
let close = async () => {};
afterEach(() => close());

/** Starts a server, and opens a connection to it with a request. */
async function request(listener: RequestListener) {
  const http = createServer({ keepAliveTimeout: timeoutMs }, listener);
  endStalledConnections(http, timeoutMs);
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  close = async () => {
    http.close();
    http.closeAllConnections();
  };
  const socket = connect((http.address() as AddressInfo).port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nhost: a.example\r\n\r\n');
  return socket;
}

it('ends a connection whose client reads nothing of its response', async () => {
  const ended = Promise.withResolvers<void>();
  const socket = await request((_, response) => {
    response.once('close', ended.resolve);
    response.end(Buffer.alloc(50_000_000));
  });
  socket.pause();
  await ended.promise;
  socket.destroy();
});

it('lets a client wait for a response, and ends the connection when it is idle', async () => {
  const socket = await request(async (_, response) => {
    await delay(5 * timeoutMs);
    response.end('here');
  });
  expect(Buffer.concat(await socket.toArray()).toString()).toContain('here');
});
