import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { httpTransport } from './http.ts';

const transport = { table: {}, authenticate: async () => undefined, handlersOf: () => ({}) };

it('names the address of the description, wherever its routes are mounted', async () => {
  const app = httpTransport({ ...transport, description: () => ({}) });
  const mounted = new Hono().route('/api', app);
  for (const [host, path] of [
    [app, '/openapi.json'],
    [mounted, '/api/openapi.json'],
  ] as const) {
    const unknown = await host.request(path.replace('openapi.json', 'v9/thing'));
    expect(await unknown.json()).toMatchObject({ error: { message: expect.stringMatching(new RegExp(` See ${path}\\.$`)) } });
    expect((await host.request(path)).status).toBe(200);
  }
});

it('compresses the description for clients that accept it', async () => {
  const description = () => ({ paths: 'a path '.repeat(1000) });
  const app = httpTransport({ ...transport, description });
  const answer = await app.request('/openapi.json', { headers: { 'accept-encoding': 'gzip' } });
  expect([answer.headers.get('content-encoding'), answer.headers.get('vary')]).toEqual(['gzip', 'Origin, Accept-Encoding']);
  expect(await new Response(answer.body!.pipeThrough(new DecompressionStream('gzip'))).json()).toEqual(description());
  expect((await app.request('/openapi.json')).headers.get('content-encoding')).toBeNull();
});

it('names no description where there is none', async () => {
  const unknown = await httpTransport(transport).request('/v9');
  expect(await unknown.json()).toMatchObject({ error: { message: 'No operation has the path /v9.' } });
});
