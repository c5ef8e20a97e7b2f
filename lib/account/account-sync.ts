import type { AccountStatus } from '../contract/account-status.ts';
import { Failure } from '../contract/failure.ts';
import type { Operations } from '../contract/index.ts';
import type { Client } from '../contract/operation.ts';
import type { RefusedGroup } from '../records/sync-state.ts';
import { isBeyondLastChange } from '../sync/is-beyond-last-change.ts';
import { type LocalLibrary, newSyncState, type Synchronization, synchronize } from '../sync/synchronize.ts';
import type { AccountHost } from './account-host.ts';
import { scheduleSync } from './schedule-sync.ts';

/**
 * Creates the function that synchronizes the library with the connected account once, if there is one, and schedules the next
 * synchronization. A failure is shown in the status, unless it comes from the abort.
 */
export function createAccountSync(
  host: AccountHost,
  local: LocalLibrary,
  engine: Synchronization['engine'],
  clientOf: (serverUrl: string) => Client<Operations>,
): (signal: AbortSignal) => Promise<void> {
  const { storage, status } = host;

  const updateStatus = async (serverUrl: string, change: Partial<AccountStatus>) =>
    status.set({ serverUrl, state: 'signedIn', isSyncing: false, ...(await status.get()), ...change });

  /** Reads the account, and starts a new state of synchronization when this device was not connected to it last. */
  async function identifyAccount(serverUrl: string, server: Client<Operations>, signal: AbortSignal): Promise<void> {
    const { userId, email, plan, remainingMinutes, isUnmetered } = await server.getAccount({}, { signal });
    signal.throwIfAborted();
    await updateStatus(serverUrl, { state: 'signedIn', email, tier: plan.tier, remainingMinutes, isUnmetered });
    const state = await storage.get('sync');
    // A state that knows of later changes than the library does not belong to it.
    if (state?.account === userId && !(await isBeyondLastChange(local, state.pushed))) return;
    await storage.set('sync', await newSyncState(local, userId));
  }

  /** Synchronizes with a server, and returns what it refuses. */
  async function synchronizeWith(serverUrl: string, signal: AbortSignal): Promise<RefusedGroup[]> {
    const remote = clientOf(serverUrl);
    await identifyAccount(serverUrl, remote, signal);
    const hasRemoteChanges = await synchronize({
      local,
      remote,
      engine,
      signal,
      getState: async () => (await storage.get('sync'))!,
      putState: async (state) => {
        signal.throwIfAborted();
        await storage.set('sync', state);
      },
    });
    if (hasRemoteChanges) host.onArrival();
    const { refused = [] } = (await storage.get('sync')) ?? {};
    return refused;
  }

  return async (signal) => {
    const serverUrl = await storage.get('serverUrl');
    if (!serverUrl || !(await storage.get('tokens'))) return;
    await updateStatus(serverUrl, { isSyncing: true });
    try {
      const refused = await synchronizeWith(serverUrl, signal);
      const withoutSpace = refused.filter(({ reason }) => reason === 'storageFull');
      await updateStatus(serverUrl, {
        state: 'signedIn',
        isSyncing: false,
        syncedAt: host.now(),
        refusedChannels: refused.filter(({ kind }) => kind === 'channel').length,
        failure: withoutSpace.length > 0 ? fullAccount(withoutSpace).toJSON() : undefined,
      });
      await scheduleSync(host, false);
    } catch (error) {
      if (signal.aborted) return;
      const failure = Failure.from(error);
      const isOut = failure.code === 'unauthorized';
      if (isOut) await storage.set('tokens', undefined);
      await updateStatus(serverUrl, { state: isOut ? 'signedOut' : 'signedIn', isSyncing: false, failure: failure.toJSON() });
      await scheduleSync(host, true);
    }
  };
}

/** Maximum number of items without space that a failure names. */
const maxNamed = 20;

function fullAccount(groups: RefusedGroup[]): Failure {
  const ids = groups.filter(({ kind }) => kind !== 'picture').map(({ id }) => id);
  const named = ids.length > 0 ? ` (${ids.slice(0, maxNamed).join(', ')})` : '';
  return new Failure(
    'storageFull',
    `The account has no space for the texts of ${ids.length} items${named} and for ${groups.length - ids.length} of the pictures in notes, which are only on this device. Delete items in the account.`,
    { isAccount: true },
  );
}
