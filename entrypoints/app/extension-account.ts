import { browser } from 'wxt/browser';
import type { Account } from '../../components/app/app-context.ts';
import { type AccountCalls, type AccountStatus, accountStatusKey } from '../../lib/contract/account-status.ts';
import { portNames } from '../../lib/transports/port-names.ts';
import { workerClient } from '../channels/worker-client.ts';

/** A client finds its calls by their names, so they are inherited: there is nothing to copy. */
const calls = Object.create(workerClient<AccountCalls>(portNames.account)) as AccountCalls;

/** The account, whose calls the worker answers and whose status it stores. */
export const extensionAccount: Account = Object.assign(calls, {
  onStatus(listener: (status: AccountStatus | null) => void) {
    const { local } = browser.storage;
    const read = () =>
      void local
        .get(accountStatusKey)
        .then(({ [accountStatusKey]: stored }) => listener((stored as AccountStatus | undefined) ?? null));
    read();
    const onChanged = (changes: Record<string, unknown>) => {
      if (accountStatusKey in changes) read();
    };
    local.onChanged.addListener(onChanged);
    return () => local.onChanged.removeListener(onChanged);
  },
});
