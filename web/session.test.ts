import { afterEach, expect, it, vi } from 'vitest';
import { readSession } from './session.ts';

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
