import { expect, it } from 'vitest';
import { operations } from '../contract/index.ts';
import { httpTransport } from './http.ts';

const created: unknown[] = [];
const createCollection = async (input: unknown) => {
  created.push(input);
  return input;
};
const app = httpTransport({
  table: operations,
  authenticate: async () => ({ userId: 'u', scopes: ['read', 'write'] }),
  handlersOf: () => ({ createCollection }) as never,
});

it.each([
  ['Latin-1', Buffer.from('{"name":"Café"}', 'latin1')],
  ['gzip', Buffer.from([0x1f, 0x8b, 0x08, 0x00])],
])('a body in %s is refused, as its characters would be lost', async (_, body) => {
  const answer = await app.request('/v1/collections/create', { method: 'POST', body: new Uint8Array(body) });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ error: { message: expect.stringContaining('UTF-8') } });
  expect(created).toEqual([]);
});
