import { expect, it } from 'vitest';
import { fakeHost, fakeServer, serverUrl } from '../../test/fake-account-server.ts';
import { authorize } from './authorize.ts';
import { createTokens } from './tokens.ts';

it.each([
  ['sign-out', undefined],
  ['other sign-in', { access: 'other', refresh: 'other', expiresAt: 0 }],
] as const)('renewed tokens undo no %s meanwhile', async (_, replaced) => {
  const server = fakeServer();
  const host = fakeHost(server);
  await host.storage.set('serverUrl', serverUrl);
  await host.storage.set('tokens', await authorize(host, serverUrl));
  host.time += 3600_000;
  const { fetch } = server;
  server.fetch = async (url, request) => {
    if (url.endsWith('/oauth/token')) await host.storage.set('tokens', replaced);
    return fetch(url, request);
  };
  await createTokens(host).fetch(`${serverUrl}/api/v1/account`, { method: 'GET', headers: {} });
  expect(server.refreshes).toBe(1);
  expect(await host.storage.get('tokens')).toEqual(replaced);
});
