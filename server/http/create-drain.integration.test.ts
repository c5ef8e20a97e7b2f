import { once } from 'node:events';
import { createServer, get, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, it } from 'vitest';
import { createDrain } from './create-drain.ts';

/** A timeout longer than the test. */
const forever = 3_600_000;

async function serving() {
  const http = createServer();
  const drain = createDrain(http);
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  return { http, drain, port: (http.address() as AddressInfo).port };
}

it('closes connections without a request', async () => {
  const { http, drain, port } = await serving();
  const opened = once(http, 'connection');
  const ahead = connect(port, '127.0.0.1');
  const left = once(ahead, 'close');
  await opened;
  await drain(forever);
  await left;
});

it('answers open requests', async () => {
  const { http, drain, port } = await serving();
  const requested = once(http, 'request');
  const answered = once(get({ port, host: '127.0.0.1' }), 'response');
  const [, response] = await requested;
  const drained = drain(forever);
  response.end('here');
  const [answer] = (await answered) as [IncomingMessage];
  expect((await answer.toArray()).join('')).toBe('here');
  await drained;
});

it('ends connections after the timeout', async () => {
  const { http, drain, port } = await serving();
  const requested = once(http, 'request');
  const failed = once(get({ port, host: '127.0.0.1' }), 'error');
  await requested;
  await drain(10);
  await failed;
});
