import type { Account, AppClient } from '../components/app/app-context.ts';
import type { AccountStatus } from '../lib/contract/account-status.ts';
import { Failure } from '../lib/contract/failure.ts';

/** The account of the web library, with the methods by which synchronization reports to it. */
export interface WebAccount {
  account: Account;
  /** Runs a synchronization, and passes its outcome to the views. Throws what it throws. */
  report(sync: () => Promise<void>): Promise<void>;
}

/** The dependencies of the account of the web library. */
export interface WebAccountOptions {
  email: string;
  client: Pick<AppClient, 'getAccount' | 'acquireCollection' | 'releaseCollection'>;
  sync(): Promise<void>;
  /** Deletes all that this browser stores of the library. */
  forget(): Promise<void>;
}

/** Creates the account of the web library, whose cookie the server's sign-in page sets. */
export function createWebAccount({ email, client, sync, forget }: WebAccountOptions): WebAccount {
  const listeners = new Set<(status: AccountStatus) => void>();
  let status: AccountStatus = { serverUrl: location.origin, state: 'signedIn', isSyncing: false, email };
  const update = (change: Partial<AccountStatus>) => {
    status = { ...status, ...change };
    for (const listener of listeners) listener(status);
  };

  async function report(run: () => Promise<void>): Promise<void> {
    try {
      await run();
      if (!status.tier) {
        const { plan, remainingMinutes, isUnmetered } = await client.getAccount({});
        update({ tier: plan.tier, remainingMinutes, isUnmetered });
      }
      update({ state: 'signedIn', syncedAt: Date.now(), failure: undefined });
    } catch (error) {
      const failure = Failure.from(error);
      update({ failure: failure.toJSON(), ...(failure.code === 'unauthorized' && { state: 'signedOut' }) });
      throw error;
    }
  }
  return {
    report,
    account: {
      // Those of the poll are not shown, because they begin every few seconds.
      async sync() {
        update({ isSyncing: true });
        await report(sync).catch(() => undefined);
        update({ isSyncing: false });
      },
      connect: async () => {
        location.assign(signInAddress());
      },
      acquire: async (input) => void (await client.acquireCollection(input)),
      release: async (input) => void (await client.releaseCollection(input)),
      async disconnect({ forget: isForgetting }) {
        const response = await fetch('/account/sign-out', { method: 'POST', body: new URLSearchParams(), redirect: 'manual' });
        if (response.type !== 'opaqueredirect') throw new Failure('unavailable', 'The server did not sign out. Try again.');
        if (isForgetting) await forget();
        location.assign('/account/sign-in?next=%2Flibrary%2F');
      },
      // The operation has deleted everything in the account, which stays signed in.
      forgetEverything: async () => undefined,
      onStatus(listener) {
        listeners.add(listener);
        listener(status);
        return () => void listeners.delete(listener);
      },
    },
  };
}

/** Returns the path of the sign-in page that leads back to the current place. */
export const signInAddress = (): string => `/account/sign-in?next=${encodeURIComponent(location.pathname + location.search)}`;
