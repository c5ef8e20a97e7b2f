import type { AccountCalls, AccountStatus } from '../contract/account-status.ts';
import { Failure } from '../contract/failure.ts';
import type { RemoteEngine } from '../ports/remote-engine.ts';
import { type LocalLibrary, newSyncState, type Sync, synchronize } from '../sync/synchronize.ts';
import type { AccountHost } from './account-host.ts';
import { authorize, revoke } from './authorize.ts';
import { generateRemotely } from './generate-remotely.ts';
import { type Server, serverAt } from './there.ts';
import { createTokens } from './tokens.ts';

/** Between two looks at what other devices have done, when nothing is done here (milliseconds). */
const pause = 15 * 60_000;
/** After the first failure; doubled after each, until a pause. */
const firstRetry = 30_000;

/** A library that is on this device and in an account. */
export function createAccount(
  host: AccountHost,
  local: LocalLibrary,
  engine: Sync['engine'],
): AccountCalls & { remoteEngine: RemoteEngine } {
  const { storage, status } = host;
  const tokens = createTokens(host);
  let syncing: Promise<void> | undefined;
  let failures = 0;
  /** Aborts what is under way when the connection ends. */
  let connected = new AbortController();

  const show = async (serverUrl: string, change: Partial<AccountStatus>) =>
    status.set({ serverUrl, state: 'signedIn', isSyncing: false, ...(await status.get()), ...change });

  async function run({ signal }: AbortController): Promise<void> {
    const serverUrl = await storage.get('serverUrl');
    if (!serverUrl || !(await storage.get('tokens'))) return;
    await show(serverUrl, { isSyncing: true });
    try {
      const remote = serverAt(serverUrl, tokens.fetch);
      await introduce(serverUrl, remote);
      const hasCome = await synchronize({
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
      failures = 0;
      if (hasCome) host.onArrival();
      await show(serverUrl, { state: 'signedIn', isSyncing: false, syncedAt: host.now(), failure: undefined });
    } catch (error) {
      if (signal.aborted) return;
      failures += 1;
      const failure = Failure.from(error);
      const isOut = failure.code === 'unauthorized';
      if (isOut) await storage.set('tokens', undefined);
      await show(serverUrl, { state: isOut ? 'signedOut' : 'signedIn', isSyncing: false, failure: failure.toJSON() });
    }
    host.wakeAt(host.now() + (failures > 0 ? Math.min(pause, firstRetry * 2 ** (failures - 1)) : pause));
  }

  /** The account and this device get to know each other; one that was here before goes on where it was. */
  async function introduce(serverUrl: string, there: Server): Promise<void> {
    const { userId, email, plan, remainingMinutes, isUnmetered } = await there.getAccount({});
    await show(serverUrl, { state: 'signedIn', email, tier: plan.tier, remainingMinutes, isUnmetered });
    if ((await storage.get('sync'))?.account === userId) return;
    await storage.set('sync', await newSyncState(local, userId));
  }

  function sync(): Promise<void> {
    syncing ??= run(connected).finally(() => {
      syncing = undefined;
    });
    return syncing;
  }

  /** The one that is under way may have begun before. */
  const syncAgain = async () => {
    await syncing;
    await sync();
  };

  /** Has something done there, and takes up what came of it. */
  async function ask<Answer>(what: (there: Server) => Promise<Answer>): Promise<Answer> {
    const serverUrl = await storage.get('serverUrl');
    if (!serverUrl) throw new Failure('unauthorized', 'signed out');
    const answer = await what(serverAt(serverUrl, tokens.fetch));
    await syncAgain();
    return answer;
  }

  return {
    sync,
    acquire: async (collection) => void (await ask((there) => there.acquireCollection(collection))),
    release: async (collection) => void (await ask((there) => there.releaseCollection(collection))),
    remoteEngine: {
      async generate(request, run) {
        await syncAgain();
        return ask((there) => generateRemotely(there, request, run));
      },
    },

    async connect({ serverUrl }) {
      const granted = await authorize(host, serverUrl);
      await syncing;
      await storage.set('serverUrl', serverUrl);
      await storage.set('tokens', granted);
      await status.set({ serverUrl, state: 'connecting', isSyncing: true });
      await sync();
    },

    async disconnect({ forget }) {
      connected.abort(new Failure('cancelled', 'signed out'));
      await syncing;
      connected = new AbortController();
      const [serverUrl, granted] = [await storage.get('serverUrl'), await storage.get('tokens')];
      await storage.set('tokens', undefined);
      await storage.set('serverUrl', undefined);
      await status.set(undefined);
      if (forget) {
        await storage.set('sync', undefined);
        await local.forgetEverything({ keepsSettings: true });
      }
      // The server learns of it if it can be reached; here it is done.
      if (serverUrl && granted) await revoke(host, serverUrl, granted).catch(() => undefined);
    },
  };
}
