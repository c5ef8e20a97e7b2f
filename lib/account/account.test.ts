import { describe, expect, it } from 'vitest';
import { fakeHost, fakeServer, serverUrl } from '../../test/fake-account-server.ts';
import { fakePorts, fakeReceipt, talkUrl } from '../../test/fake-ports.ts';
import { Failure } from '../contract/failure.ts';
import { operations } from '../contract/index.ts';
import { createService } from '../service/service.ts';
import { inProcessClient } from '../transports/in-process.ts';
import { createAccount } from './account.ts';

const contentId = 'web:talk';

function setUp(server = fakeServer()) {
  const ports = fakePorts();
  const client = inProcessClient(operations, createService(ports).handlers);
  const host = fakeHost(server);
  const account = createAccount(host, ports.store, ports.engine);
  return { server, ports, client, host, account };
}

describe('the account', () => {
  it('uploads the library of the device that signs in', async () => {
    const { server, client, host, account } = setUp();
    await client.summarize({ url: talkUrl });
    await account.connect({ serverUrl });
    expect(await host.status.get()).toMatchObject({
      serverUrl,
      state: 'signedIn',
      isSyncing: false,
      syncedAt: host.time,
      tier: 'lifetime',
    });
    expect((await server.client.listLibrary({})).videos).toMatchObject([{ id: contentId }]);
    const other = setUp(server);
    await other.account.connect({ serverUrl });
    expect([host.arrivals, other.host.arrivals]).toEqual([0, 1]);
    expect((await other.client.getVideo({ id: contentId })).summary).toContain('Then trains needed one time.');
  });

  it('exposes no token', async () => {
    const { host, account } = setUp();
    await account.connect({ serverUrl });
    const { access, refresh } = (await host.storage.get('tokens'))!;
    expect(JSON.stringify(await host.status.get())).not.toContain(access);
    expect(JSON.stringify(await host.status.get())).not.toContain(refresh);
  });

  it('rejects a sign-in response with another state, or from another server', async () => {
    const { server, host, account } = setUp();
    const { consent } = server;
    for (const [name, value] of [
      ['state', 'other'],
      ['iss', 'https://evil.example'],
      ['code', ''],
    ] as const) {
      server.consent = async (url) => {
        const answer = new URL(await consent(url));
        answer.searchParams.set(name, value);
        return answer.href;
      };
      await expect(account.connect({ serverUrl })).rejects.toMatchObject({ code: 'unauthorized' });
    }
    server.consent = async (url) => `${new URL(url).searchParams.get('redirect_uri')}?error=access_denied`;
    await expect(account.connect({ serverUrl })).rejects.toMatchObject({ code: 'cancelled' });
    const { fetch } = server;
    server.fetch = async (url, request) => {
      const response = await fetch(url, request);
      return url.includes('well-known')
        ? Response.json({ ...(await response.json()), token_endpoint: 'https://evil.example/' })
        : response;
    };
    await expect(account.connect({ serverUrl })).rejects.toMatchObject({ code: 'siteFailed' });
    server.fetch = async () => new Response('<h1>A blog</h1>');
    await expect(account.connect({ serverUrl })).rejects.toMatchObject({ code: 'siteFailed' });
    expect(host.stored.size).toBe(0);
  });

  it('refreshes its access token once for all concurrent callers', async () => {
    const { server, client, host, account } = setUp();
    await account.connect({ serverUrl });
    server.expireAccess();
    await client.summarize({ url: talkUrl });
    await Promise.all([account.sync(), account.sync()]);
    expect(server.refreshes).toBe(1);
    host.time += 3600_000;
    await account.sync();
    expect(server.refreshes).toBe(2);
    expect(await host.status.get()).toMatchObject({ state: 'signedIn' });
    expect(server.grants.size).toBe(1);
  });

  it('requests a new sign-in after revocation, and loses nothing', async () => {
    const { server, client, host, account } = setUp();
    await account.connect({ serverUrl });
    server.revokeAll();
    await client.summarize({ url: talkUrl });
    await client.updateNote({ contentId, text: 'Written meanwhile' });
    await account.sync();
    expect(await host.status.get()).toMatchObject({ state: 'signedOut', failure: { code: 'unauthorized' } });
    expect((await client.getNote({ contentId })).text).toBe('Written meanwhile');
    await account.connect({ serverUrl });
    expect(await host.status.get()).toMatchObject({ state: 'signedIn' });
    expect((await server.client.getNote({ contentId })).text).toBe('Written meanwhile');
  });

  it('stays signed in when the server refuses to refresh its tokens for now', async () => {
    const { server, client, host, account } = setUp();
    await account.connect({ serverUrl });
    const { fetch } = server;
    const refuse = (error: string, status: number) => {
      server.fetch = async (url, request) =>
        url.endsWith('/oauth/token')
          ? Response.json({ error }, { status, headers: { 'retry-after': '7' } })
          : fetch(url, request);
    };
    server.expireAccess();
    for (const [error, status, failure] of [
      ['temporarily_unavailable', 429, { code: 'rateLimited', details: { retryAfter: 7 } }],
      ['invalid_request', 400, { code: 'siteFailed' }],
      ['server_error', 500, { code: 'siteFailed' }],
    ] as const) {
      refuse(error, status);
      await account.sync();
      expect(await host.status.get()).toMatchObject({ state: 'signedIn', failure });
    }
    server.fetch = fetch;
    await client.summarize({ url: talkUrl });
    await account.sync();
    expect((await server.client.listLibrary({})).videos).toHaveLength(1);
    server.expireAccess();
    refuse('invalid_client', 401);
    await account.sync();
    expect(await host.status.get()).toMatchObject({ state: 'signedOut', failure: { code: 'unauthorized' } });
  });

  it('synchronizes once the server is reachable again, with growing intervals until then', async () => {
    const { server, client, host, account } = setUp();
    await account.connect({ serverUrl });
    server.isReachable = false;
    await client.summarize({ url: talkUrl });
    const waits = [];
    for (let i = 0; i < 8; i++) {
      await account.sync();
      waits.push((host.wakesAt - host.time) / 1000);
    }
    expect(waits).toEqual([30, 60, 120, 240, 480, 900, 900, 900]);
    expect(await host.status.get()).toMatchObject({ state: 'signedIn', failure: { code: 'offline' } });
    server.isReachable = true;
    await account.sync();
    expect((await server.client.listLibrary({})).videos).toHaveLength(1);
    expect((await host.status.get())?.failure).toBeUndefined();
  });

  it('stores no group with an invalid record of the server, and all others', async () => {
    const { server, ports, host, account } = setUp();
    await server.client.summarize({ url: talkUrl });
    await server.client.createCollection({ name: 'Trains' });
    const { fetch } = server;
    server.fetch = async (url, request) => {
      const response = await fetch(url, request);
      if (!url.endsWith('/v1/sync/read')) return response;
      return Response.json(JSON.parse((await response.text()).replace('"createdAt":', '"created":')));
    };
    await account.connect({ serverUrl });
    expect(await host.status.get()).toMatchObject({ failure: undefined });
    expect((await ports.store.listRecords()).records.map(({ kind }) => kind)).toEqual(['collection']);
  });

  it('is signed out, and the library is retained or deleted', async () => {
    const { server, client, host, account } = setUp();
    await client.summarize({ url: talkUrl });
    await account.connect({ serverUrl });
    await account.disconnect({ forget: false });
    expect(await host.status.get()).toBeUndefined();
    expect(host.stored.has('tokens')).toBe(false);
    expect(server.grants.size).toBe(0);
    expect((await client.listLibrary({})).videos).toHaveLength(1);
    await account.connect({ serverUrl });
    await account.disconnect({ forget: true });
    expect((await client.listLibrary({})).videos).toEqual([]);
    expect((await server.client.listLibrary({})).videos).toHaveLength(1);
    // Records deleted here cause no change in the account.
    await account.connect({ serverUrl });
    expect((await client.listLibrary({})).videos).toHaveLength(1);
    expect((await server.client.listLibrary({})).videos).toHaveLength(1);
  });

  it('stays signed out and empty when a synchronization starts while it disconnects', async () => {
    const { server, client, host, account } = setUp();
    await account.connect({ serverUrl });
    await server.client.summarize({ url: talkUrl });
    const { requested, release } = server.holdReads();
    const { set } = host.storage;
    let late: Promise<void> | undefined;
    host.storage.set = async (name, value) => {
      if (name === 'tokens') {
        late ??= account.sync();
        await Promise.race([late, requested]);
      }
      await set(name, value);
    };
    await account.disconnect({ forget: true });
    release();
    await late;
    expect(await host.status.get()).toBeUndefined();
    expect((await client.listLibrary({})).videos).toEqual([]);
    expect(host.stored.size).toBe(0);
  });

  it('is connected again only after the library is deleted', async () => {
    const { server, ports, client, host, account } = setUp();
    await server.client.summarize({ url: talkUrl });
    await account.connect({ serverUrl });
    const forgetEverything = ports.store.forgetEverything.bind(ports.store);
    const { fetch } = server;
    const signedIn = Promise.withResolvers<void>();
    server.fetch = async (url, request) => {
      const response = await fetch(url, request);
      if (url.endsWith('/oauth/token')) signedIn.resolve();
      return response;
    };
    let connecting: Promise<void> | undefined;
    ports.store.forgetEverything = async (options) => {
      connecting = account.connect({ serverUrl });
      // The sign-in is complete before the deletion.
      await signedIn.promise;
      await new Promise((resolve) => setTimeout(resolve));
      return forgetEverything(options);
    };
    await account.disconnect({ forget: true });
    await connecting;
    expect(await host.status.get()).toMatchObject({ state: 'signedIn', isSyncing: false });
    expect((await client.listLibrary({})).videos).toHaveLength(1);
  });

  it('of another user receives the local library, wherever it came from', async () => {
    const { ports, client, account } = setUp();
    await client.summarize({ url: talkUrl });
    await account.connect({ serverUrl });
    await account.disconnect({ forget: false });
    const server = fakeServer();
    server.userId = 'bob';
    await createAccount(fakeHost(server), ports.store, ports.engine).connect({ serverUrl });
    expect((await server.client.listLibrary({})).videos).toHaveLength(1);
  });

  it('generates with the models of its server when the user prefers that', async () => {
    const { server, ports, account } = setUp();
    const { client: there, ports: serverPorts } = server;
    await there.saveProvider({ kind: 'openaiCompatible', name: 'Home', baseUrl: 'http://localhost:1/v1', model: 'small' });
    const digest = { language: 'en', lines: [{ text: 'Trains made one time.', cites: [1] }], chapters: [] };
    serverPorts.models.write = async () => ({ result: digest, receipt: fakeReceipt });
    // The server can't read the page; the transcript is sent from here.
    serverPorts.page.open = false;
    const client = inProcessClient(operations, createService({ ...ports, remoteEngine: account.remoteEngine }).handlers);
    await client.updateSettings({ engine: 'account' });
    expect((await client.summarize({ url: talkUrl })).summary).toContain('Then trains needed one time.');
    const { taskId } = await client.createSummaryTask({ url: talkUrl });
    await expect.poll(() => client.getSummaryTaskStatus({ taskId })).toMatchObject({ status: 'completed', code: 'unauthorized' });

    await account.connect({ serverUrl });
    expect((await client.summarize({ url: talkUrl })).summary).toBe('- Trains made one time.');
    expect((await ports.store.listSummaries(contentId)).map(({ made }) => made.engine).sort()).toEqual(['model', 'offline']);
    // Products that need a model and have no versions are generated locally.
    await expect(client.translateSubtitles({ url: talkUrl, outputLanguage: 'de' })).rejects.toMatchObject({ code: 'noModel' });

    serverPorts.models.write = async () => {
      throw new Failure('modelRefused', 'no such model');
    };
    const refreshed = { url: talkUrl, promptConfig: { isRefresh: true } };
    expect((await client.summarizeWithConfig(refreshed)).summary).toContain('Then trains needed one time.');
  });

  it('rejects a response that does not match the API', async () => {
    const { server, host, account } = setUp();
    const { fetch } = server;
    server.fetch = async (url, request) => {
      const response = await fetch(url, request);
      return url.includes('/v1/changes') ? Response.json({ ...(await response.json()), nextCursor: 7 }) : response;
    };
    await account.connect({ serverUrl });
    const { failure } = (await host.status.get())!;
    expect(failure).toMatchObject({ code: 'siteFailed', message: expect.stringMatching(/GET \/v1\/changes .*nextCursor/) });
  });

  it('is not signed in to when unreachable', async () => {
    const { server, account, host } = setUp();
    server.isReachable = false;
    await expect(account.connect({ serverUrl })).rejects.toBeInstanceOf(Failure);
    expect(host.stored.size).toBe(0);
  });
});
