import 'fake-indexeddb/auto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import type { App } from '../../components/app/app-context.ts';
import { noteSessionsOf } from '../../components/notes/note-sessions.ts';
import { accountHost } from '../../entrypoints/background/account-host.ts';
import { createAccount } from '../../lib/account/account.ts';
import type { SyncState } from '../../lib/records/sync-state.ts';
import { createService } from '../../lib/service/service.ts';
import { dexieSyncState } from '../../lib/store/dexie/dexie-sync-state.ts';
import { fakeServer, serverUrl } from '../fake-account-server.ts';
import { fakePorts } from '../fake-ports.ts';
import { serviceClient } from '../service-client.ts';
import { fillDexie } from './library-of-0-1-0.ts';

/** Entries that an extension of 0.1.0 wrote to the browser's storage and to its pages' storage. */
interface ExtensionState {
  storage: Record<string, unknown>;
  localStorage: Record<string, string>;
}
const state: ExtensionState = JSON.parse(readFileSync(join(import.meta.dirname, 'fixtures', 'extension-state.json'), 'utf8'));

const stored = vi.hoisted((): Record<string, unknown> => ({}));
vi.mock('wxt/browser', () => ({
  browser: {
    storage: {
      local: {
        get: async (keys: string | string[]) => Object.fromEntries([keys].flat().map((key) => [key, stored[key]])),
        set: async (entries: object) => void Object.assign(stored, entries),
        remove: async (key: string) => void delete stored[key],
      },
    },
    permissions: { contains: async () => true },
    alarms: { create: async () => undefined },
    identity: { getRedirectURL: () => 'https://extension.chromiumapp.org/' },
  },
}));

beforeEach(() => {
  for (const key of Object.keys(stored)) delete stored[key];
  Object.assign(stored, structuredClone(state.storage));
});

it('stays signed in with the tokens of 0.1.0, refreshes them and continues the synchronization', async () => {
  const server = fakeServer();
  server.userId = (stored['account:sync'] as { account: string }).account;
  server.grants.add((stored['account:tokens'] as { refresh: string }).refresh);
  const requests: string[] = [];
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', (url: string, request: RequestInit) => {
    requests.push(new URL(url).pathname);
    return server.fetch(url, request as never);
  });
  const ports = fakePorts();
  await fillDexie(ports.database);
  const syncState = dexieSyncState(ports.database);
  const { host } = accountHost(() => undefined, syncState);
  const account = createAccount(host, ports.store, ports.engine);
  await account.sync();

  expect(stored.account).toMatchObject({
    serverUrl,
    state: 'signedIn',
    email: expect.any(String),
    isSyncing: false,
    failure: undefined,
  });
  expect(server.refreshes).toBe(1);
  const { refresh } = stored['account:tokens'] as { refresh: string };
  expect([refresh === (state.storage['account:tokens'] as { refresh: string }).refresh, server.grants.has(refresh)]).toEqual([
    false,
    true,
  ]);
  // The library was pushed before the upgrade.
  expect(requests).not.toContain('/api/v1/sync/write');
  const { account: userId, pushed } = state.storage['account:sync'] as SyncState;
  expect(await syncState.get()).toMatchObject({ account: userId, pushed });
  expect(stored).not.toHaveProperty('account:sync');
});

it('saves the draft of a note that a page of 0.1.0 left', async () => {
  const methods = {
    getItem(this: Record<string, string>, key: string) {
      return this[key] ?? null;
    },
    setItem(this: Record<string, string>, key: string, value: string) {
      this[key] = value;
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key];
    },
  };
  const localStorage = Object.assign(Object.create(methods), state.localStorage) as Record<string, string>;
  vi.stubGlobal('localStorage', localStorage);
  vi.stubGlobal('document', { addEventListener: () => undefined });
  // The locks of pages that were closed are free.
  const request = async (_: string, ...rest: unknown[]) => (rest.at(-1) as () => unknown)();
  vi.stubGlobal('navigator', { locks: { request } });
  const ports = fakePorts();
  await fillDexie(ports.database);
  const client = serviceClient(createService(ports).handlers);
  const live = {
    note: (id: string) => ports.store.getNote(id),
    observe(query: () => Promise<unknown>, listener: (value: unknown) => void) {
      void query().then(listener);
      return () => undefined;
    },
  };
  const session = noteSessionsOf({ client, live } as unknown as App)('web:talk');
  const [draft] = Object.values(state.localStorage).map((json) => JSON.parse(json) as { text: string });

  await expect.poll(() => session.current()).toMatchObject({ text: draft!.text, hasOverwritten: false });
  await session.save();
  expect((await client.getNote({ contentId: 'web:talk' })).text).toBe(draft!.text);
  expect(Object.keys(localStorage)).toEqual([]);
});
