import 'fake-indexeddb/auto';
import { resolveObjectURL } from 'node:buffer';
import { beforeEach, expect, it, vi } from 'vitest';
import { listContacts } from '../gateway/contact-log.ts';
import { gatewayDatabase } from '../gateway/gateway-database.ts';
import { setLocalOnly } from '../gateway/local-only.ts';
import { fakeBrowser } from '../testing/fake-browser.ts';
import { images } from './open-image.ts';

vi.mock('wxt/browser', async () => ({ browser: (await import('../testing/fake-browser.ts')).fakeBrowser }));

const url = 'https://images.talks.example/cover.jpg';
const cover = { url, sourceUrl: 'https://talks.example/watch' };
const headers = { 'content-type': 'image/jpeg' };
let isReadable: boolean;

beforeEach(async () => {
  vi.stubGlobal('navigator', { onLine: true });
  isReadable = true;
  Object.assign(fakeBrowser, {
    storage: { local: { get: async () => ({}) } },
    permissions: { contains: async () => isReadable },
  });
  await setLocalOnly(false);
  await gatewayDatabase().contacts.clear();
});

it('reads an image where the host may be read', async () => {
  vi.stubGlobal('fetch', async () => new Response('image', { headers }));
  const { src, close } = (await images.open(cover))!;
  const blob = resolveObjectURL(src);
  expect(blob?.type).toBe('image/jpeg');
  expect(await blob?.text()).toBe('image');
  close();
  expect(await listContacts()).toMatchObject([{ host: 'images.talks.example', reason: 'image' }]);
});

it('stops reading an image of undeclared length at the limit, and does not load it by its address either', async () => {
  const chunk = new Uint8Array(1024 * 1024);
  let sent = 0;
  const body = new ReadableStream({
    pull(controller) {
      sent += 1;
      controller.enqueue(chunk);
      if (sent === 1000) controller.close();
    },
  });
  vi.stubGlobal('fetch', async () => new Response(body, { headers }));
  await expect(images.open(cover)).rejects.toMatchObject({ code: 'tooLarge' });
  expect(sent).toBeLessThan(20);
  expect(await listContacts()).toHaveLength(1);
});

it('ends a request that is not answered in time', async () => {
  const limit = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
    limit.abort(new DOMException('too late', 'TimeoutError'));
    return signal?.aborted ? Promise.reject(signal.reason) : new Promise(() => undefined);
  });
  await expect(images.open(cover)).rejects.toMatchObject({ code: 'timeout' });
  expect(timeout).toHaveBeenCalledWith(30_000);
});

it.each([
  ['a host without permission', false, async () => new Response('image', { headers })],
  ['a redirect to such a host', true, () => Promise.reject(new TypeError('Failed to fetch'))],
  ['an SVG image', true, async () => new Response('<svg/>', { headers: { 'content-type': 'image/svg+xml' } })],
])('passes on the address for %s, and records that request too', async (_, isPermitted, fetch) => {
  isReadable = isPermitted;
  vi.stubGlobal('fetch', fetch);
  expect((await images.open(cover))?.src).toBe(url);
  const [newest] = await listContacts();
  expect(newest).toMatchObject({ host: 'images.talks.example', reason: 'image' });
  expect(newest?.bytes).toBeUndefined();
});

it('opens nothing from a host that is neither the own of the item nor allowed nor readable', async () => {
  isReadable = false;
  expect(await images.open({ ...cover, sourceUrl: 'https://other.example/' })).toBeUndefined();
  expect(await listContacts()).toEqual([]);
});
