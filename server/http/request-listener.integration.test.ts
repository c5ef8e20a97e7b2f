import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createRequestListener } from './request-listener.ts';

const half = Buffer.alloc(100_000);
const whole = 'x'.repeat(200_000);
const bodyOf = {
  'of a declared length': { head: `Content-Length: ${half.length * 2}`, end: '' },
  'in chunks': { head: 'Transfer-Encoding: chunked', end: '0\r\n\r\n' },
};
const chunkOf = (kind: keyof typeof bodyOf) =>
  kind === 'in chunks' ? Buffer.concat([Buffer.from(`${half.length.toString(16)}\r\n`), half, Buffer.from('\r\n')]) : half;

/** Serves an app that refuses bodies of more than 1,000 bytes. Returns its address and what happened to the first request. */
async function serve(maxUnreadBytes?: number) {
  const app = new Hono();
  const events: string[] = [];
  const refused = Promise.withResolvers<void>();
  const refuse = bodyLimit({ maxSize: 1000, onError: ({ text }) => text('too large', 413) });
  app.post('/', async (context, next) => {
    const response = await refuse(context, next);
    refused.resolve();
    return response;
  });
  app.post('/', async ({ req, text }) => text(`read ${(await req.text()).length}`));
  app.post('/unread', ({ text }) => text('no access', 401));
  const listener = createRequestListener(app.fetch, maxUnreadBytes);
  const http = createServer((request, response) => {
    request.once('end', () => events.push('end of the body'));
    response.once('finish', () => events.push('response'));
    return listener(request, response);
  });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  onTestFinished(() => {
    http.closeAllConnections();
    http.close();
  });
  const { port } = http.address() as AddressInfo;
  return { port, origin: `http://127.0.0.1:${port}`, events, refused: refused.promise };
}

const post = async (address: string, body: string) => {
  const response = await fetch(address, { method: 'POST', body });
  return [response.status, response.headers.get('connection'), await response.text()];
};

describe('a request whose body is refused', () => {
  it.each(Object.keys(bodyOf) as (keyof typeof bodyOf)[])(
    '%s is answered after the body, on a connection that stays',
    async (kind) => {
      const { port, events, refused } = await serve();
      const { head, end } = bodyOf[kind];
      const socket = connect(port, '127.0.0.1');
      let received = '';
      socket.on('data', (chunk) => (received += chunk));
      socket.write(`POST / HTTP/1.1\r\nHost: gloss\r\n${head}\r\n\r\n`);
      socket.write(chunkOf(kind));
      await refused;
      // The time in which an answer that does not wait would be written.
      for (let count = 0; count < 20; count++) await turn();
      expect(events).toEqual([]);
      socket.write(chunkOf(kind));
      socket.write(`${end}POST / HTTP/1.1\r\nHost: gloss\r\nContent-Length: 4\r\n\r\nnext`);
      await expect.poll(() => received).toContain('read 4');
      expect(received).toMatch(/^HTTP\/1\.1 413 /);
      expect(events.slice(0, 2)).toEqual(['end of the body', 'response']);
    },
  );

  it('is answered by a handler that reads nothing', async () => {
    const { origin } = await serve();
    expect(await post(`${origin}/unread`, whole)).toEqual([401, 'keep-alive', 'no access']);
    expect(await post(origin, 'next')).toEqual([200, 'keep-alive', 'read 4']);
  });

  it('loses its connection after more than is read in vain', async () => {
    const { port } = await serve(half.length - 1);
    const socket = connect(port, '127.0.0.1');
    let received = '';
    socket.on('data', (chunk) => (received += chunk));
    socket.write(`POST / HTTP/1.1\r\nHost: gloss\r\n${bodyOf['of a declared length'].head}\r\n\r\n`);
    socket.write(half);
    await once(socket, 'end');
    expect(received).toMatch(/^HTTP\/1\.1 413 /);
    expect(received.toLowerCase()).toContain('connection: close');
  });
});
