import 'fake-indexeddb/auto';
import { beforeEach, expect, it, vi } from 'vitest';
import { listContacts, recordContact } from './contact-log.ts';
import { gatewayDatabase } from './gateway-database.ts';
import { setLocalOnly } from './local-only.ts';
import { sendRequest } from './send-request.ts';

beforeEach(async () => {
  vi.stubGlobal('navigator', { onLine: true });
  await setLocalOnly(false);
  await gatewayDatabase().contacts.clear();
});

it('records host, reason and bytes read, also of the target of a redirect, whose address it keeps', async () => {
  vi.stubGlobal('fetch', async () => Object.defineProperty(new Response('12345'), 'url', { value: 'https://b.example/x' }));
  const response = await sendRequest('https://a.example/feed?q=secret', 'feed');
  expect(response.url).toBe('https://b.example/x');
  expect(await response.text()).toBe('12345');
  await expect.poll(listContacts).toMatchObject([
    { host: 'b.example', reason: 'feed', bytes: 5 },
    { host: 'a.example', reason: 'feed', bytes: 0 },
  ]);
  expect(JSON.stringify(await listContacts())).not.toContain('secret');
});

it('sends neither cookies nor the referrer', async () => {
  const inits: RequestInit[] = [];
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    inits.push(init);
    return new Response(null, { status: 204 });
  });
  await sendRequest('https://a.example/', 'model', { method: 'POST' });
  expect(inits).toEqual([{ credentials: 'omit', referrerPolicy: 'no-referrer', method: 'POST' }]);
});

it('sends nothing in local-only mode, and nothing to other schemes', async () => {
  const fetched = vi.fn(async () => new Response());
  vi.stubGlobal('fetch', fetched);
  await expect(sendRequest('file:///etc/passwd', 'page')).rejects.toMatchObject({ code: 'invalid' });
  await setLocalOnly(true);
  await expect(sendRequest('https://a.example/', 'page')).rejects.toMatchObject({
    code: 'offline',
    details: { localOnly: true },
  });
  await expect(sendRequest('http://localhost.example/', 'model')).rejects.toMatchObject({ code: 'offline' });
  await expect(sendRequest('http://192.168.1.2/', 'model')).rejects.toMatchObject({ code: 'offline' });
  expect(fetched).not.toHaveBeenCalled();
  expect(await listContacts()).toEqual([]);
});

it('reaches programs on this machine in local-only mode and without a network, but nothing that they redirect to', async () => {
  const redirects: unknown[] = [];
  vi.stubGlobal('fetch', async (_: string, { redirect }: RequestInit) => {
    redirects.push(redirect);
    return new Response('ok');
  });
  vi.stubGlobal('navigator', { onLine: false });
  await expect(sendRequest('https://a.example/', 'page')).rejects.toMatchObject({ code: 'offline', details: undefined });
  await setLocalOnly(true);
  for (const host of ['localhost:11434', '127.0.0.1:1234', '[::1]:80']) {
    expect(await (await sendRequest(`http://${host}/`, 'model')).text()).toBe('ok');
  }
  await setLocalOnly(false);
  await sendRequest('http://localhost/', 'feed');
  expect(redirects).toEqual(['error', 'error', 'error', undefined]);
});

it('keeps the newest 2,000 requests', async () => {
  for (let count = 0; count < 2150; count++) await recordContact(`host-${count}.example`, 'image');
  const contacts = await listContacts();
  expect(contacts).toHaveLength(2000);
  expect(contacts[0]!.host).toBe('host-2149.example');
  expect(await gatewayDatabase().contacts.count()).toBeLessThanOrEqual(2100);
});
