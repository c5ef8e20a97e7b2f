import { afterEach, expect, it, vi } from 'vitest';
import { createSessionFetch, readSession } from './session.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('reads the session', async () => {
  const session = { userId: 'u', email: 'ada@example.org', csrfToken: 't' };
  vi.stubGlobal('fetch', async () => Response.json(session));
  expect(await readSession()).toEqual(session);
});

it('fails as without a connection when the server does not answer', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  const failed = expect(readSession()).rejects.toMatchObject({ code: 'offline' });
  await vi.advanceTimersByTimeAsync(5000);
  await failed;
});

it('renews the session of its user for a refused request, and sends nothing as another user', async () => {
  const session = { userId: 'u', email: 'ada@example.org', csrfToken: 'new' };
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (url: string, { headers }: { headers?: Record<string, string> } = {}) => {
    if (!url.endsWith('/v1/sync/read')) return Response.json(session);
    sent.push(headers?.['x-csrf-token']);
    return new Response(null, { status: headers?.['x-csrf-token'] === session.csrfToken ? 200 : 403 });
  });
  const request = { method: 'POST', headers: {} };
  const read = createSessionFetch('u', { ...session, csrfToken: 'old' });
  expect((await read('/v1/sync/read', request)).status).toBe(200);
  const other = createSessionFetch('other');
  await expect(other('/v1/sync/read', request)).rejects.toMatchObject({ code: 'unauthorized' });
  expect(sent).toEqual(['old', 'new']);
});
