import { browser } from 'wxt/browser';
import type { AccountConnection, AccountHost } from '../../lib/account/account-host.ts';
import { type AccountStatus, accountStatusKey } from '../../lib/contract/account-status.ts';
import { Failure } from '../../lib/contract/failure.ts';
import type { SyncState } from '../../lib/records/sync-state.ts';
import type { dexieSyncState } from '../../lib/store/dexie/dexie-sync-state.ts';
import { sendRequest } from '../gateway/send-request.ts';
import { requireHostPermission } from './require-host-permission.ts';

const alarmName = 'account';
const timeoutMs = 60_000;
const storageKeyOf = (name: string) => `account:${name}`;

/**
 * The account's host in the browser: requests, sign-in window, storage and alarm. `secretStorage` keeps content scripts out of the
 * storage. The state of synchronization is in the library's database, which it belongs to.
 */
export function accountHost(
  onArrival: AccountHost['onArrival'],
  syncState: ReturnType<typeof dexieSyncState>,
): { host: AccountHost; onWake(sync: () => Promise<void>): void } {
  const { local } = browser.storage;
  const read = async (key: string): Promise<unknown> => (await local.get(key))[key];
  const write = (key: string, value: unknown) => (value === undefined ? local.remove(key) : local.set({ [key]: value }));
  /** Reads the state, which earlier versions stored beside the tokens. */
  async function readSyncState(): Promise<SyncState | undefined> {
    const former = (await read(storageKeyOf('sync'))) as SyncState | undefined;
    if (former && !(await syncState.get())) await syncState.set(former);
    if (former) await local.remove(storageKeyOf('sync'));
    return syncState.get();
  }
  const host: AccountHost = {
    async fetch(url, request) {
      await requireHostPermission(new URL(url), 'server');
      const limit = AbortSignal.timeout(timeoutMs);
      const signal = request.signal ? AbortSignal.any([request.signal, limit]) : limit;
      return sendRequest(url, 'account', { ...request, signal, cache: 'no-store', redirect: 'error' });
    },
    async authorize(url) {
      try {
        const answer = await browser.identity.launchWebAuthFlow({ url, interactive: true });
        if (answer) return answer;
      } catch (error) {
        throw new Failure('cancelled', String(error));
      }
      throw new Failure('cancelled', 'The sign-in window was closed. Sign in again.');
    },
    get redirectUrl() {
      return browser.identity.getRedirectURL();
    },
    storage: {
      get: async <Name extends keyof AccountConnection>(name: Name) =>
        (await (name === 'sync' ? readSyncState() : read(storageKeyOf(name)))) as AccountConnection[Name] | undefined,
      set: (name, value) => (name === 'sync' ? syncState.set(value as SyncState | undefined) : write(storageKeyOf(name), value)),
    },
    status: {
      get: async () => (await read(accountStatusKey)) as AccountStatus | undefined,
      set: (status) => write(accountStatusKey, status),
    },
    wakeAt: (time) => void browser.alarms.create(alarmName, { when: time }),
    onArrival,
    now: () => Date.now(),
  };
  return {
    host,
    onWake(sync) {
      browser.alarms.onAlarm.addListener(({ name }) => {
        if (name === alarmName) void sync();
      });
      self.addEventListener('online', () => void sync());
    },
  };
}
