import type { AccountCalls } from '../contract/account-status.ts';
import { Failure } from '../contract/failure.ts';
import { type Operations, operations } from '../contract/index.ts';
import type { Client } from '../contract/operation.ts';
import type { RemoteEngine } from '../ports/remote-engine.ts';
import type { LocalLibrary, Synchronization } from '../sync/synchronize.ts';
import { httpClient } from '../transports/http-client.ts';
import type { AccountConnection, AccountHost } from './account-host.ts';
import { createAccountSync } from './account-sync.ts';
import { authorize, revoke } from './authorize.ts';
import { generateRemotely } from './generate-remotely.ts';
import { isSyncDue } from './schedule-sync.ts';
import { createTokens, noAccount } from './tokens.ts';

/** The account of this device, as its host uses it. */
export interface ConnectedAccount extends AccountCalls {
  /** The models of the account's server. */
  remoteEngine: RemoteEngine;
  /** Synchronizes when the host starts, unless all changes are sent and the next synchronization is due later. */
  syncIfDue(): Promise<void>;
}
type ForgetOptions = Parameters<LocalLibrary['forgetEverything']>[0];

/** Connects the library of this device with an account on a server, and keeps the two the same. */
export function createAccount(host: AccountHost, local: LocalLibrary, engine: Synchronization['engine']): ConnectedAccount {
  const { storage, status } = host;
  const tokens = createTokens(host);
  const clientOf = (serverUrl: string) => httpClient(operations, { baseUrl: `${serverUrl}/api`, fetch: tokens.fetch });
  const synchronizeAccount = createAccountSync(host, local, engine, clientOf);
  let syncing: Promise<void> | undefined;
  /** Aborts the synchronization that is under way when the account is disconnected, and keeps others from starting meanwhile. */
  let connected = new AbortController();
  let disconnecting: Promise<unknown> | undefined;

  async function sync(): Promise<void> {
    if (connected.signal.aborted) return;
    syncing ??= synchronizeAccount(connected.signal).finally(() => {
      syncing = undefined;
    });
    await syncing;
  }

  /** Synchronizes once more after a synchronization that is under way, which may have missed the last changes. */
  const syncAgain = async () => {
    await syncing;
    await sync();
  };

  /** Calls the server, then synchronizes what the call changed. Throws `unauthorized` when no account is connected. */
  async function callServer<Answer>(call: (server: Client<Operations>) => Promise<Answer>): Promise<Answer> {
    const serverUrl = await storage.get('serverUrl');
    if (!serverUrl) throw noAccount();
    const answer = await call(clientOf(serverUrl));
    await syncAgain();
    return answer;
  }

  /** Removes the connection, and with options the library. Returns what the server has to revoke. */
  async function clearConnection(
    forgetOptions?: ForgetOptions,
  ): Promise<Partial<Pick<AccountConnection, 'serverUrl' | 'tokens'>>> {
    connected.abort(new Failure('cancelled', 'The account was signed out. Sign in again.'));
    try {
      await syncing;
      const former = { serverUrl: await storage.get('serverUrl'), tokens: await storage.get('tokens') };
      await storage.set('tokens', undefined);
      await storage.set('serverUrl', undefined);
      await storage.set('schedule', undefined);
      await status.set(undefined);
      if (forgetOptions) {
        await storage.set('sync', undefined);
        await local.forgetEverything(forgetOptions);
      }
      return former;
    } finally {
      connected = new AbortController();
    }
  }

  async function signOut(forgetOptions?: ForgetOptions): Promise<void> {
    const clearing = clearConnection(forgetOptions);
    disconnecting = clearing.catch(() => undefined);
    const { serverUrl, tokens: granted } = await clearing;
    // The device is signed out already, so a server that can't be reached does no harm.
    if (serverUrl && granted) await revoke(host, serverUrl, granted).catch(() => undefined);
  }

  return {
    sync,

    async syncIfDue() {
      if (await isSyncDue(host, local)) await sync();
    },

    acquire: async (collection) => void (await callServer((server) => server.acquireCollection(collection))),
    release: async (collection) => void (await callServer((server) => server.releaseCollection(collection))),
    remoteEngine: {
      async generate(request, run) {
        await syncAgain();
        return callServer((server) => generateRemotely(server, request, run));
      },
    },

    async connect({ serverUrl }) {
      const granted = await authorize(host, serverUrl);
      await disconnecting;
      await syncing;
      await storage.set('serverUrl', serverUrl);
      await storage.set('tokens', granted);
      await status.set({ serverUrl, state: 'connecting', isSyncing: true });
      await sync();
    },

    disconnect: ({ forget }) => signOut(forget ? { keepsSettings: true } : undefined),

    async forgetEverything() {
      // A device whose access was revoked can delete nothing in the account.
      if (await storage.get('tokens')) {
        await syncAgain();
        const failure = (await status.get())?.failure;
        if (failure) throw Failure.from(failure);
      }
      // A synchronization that was under way may have stored records after the deletion.
      await signOut({});
    },
  };
}
