import { browser } from 'wxt/browser';
import type { Account } from '../../components/app/app-context.ts';
import { type AccountCalls, type AccountStatus, accountStatusKey } from '../../lib/contract/account-status.ts';
import { portNames } from '../../lib/transports/port-names.ts';
import { workerClient } from '../channels/worker-client.ts';

const calls = workerClient<AccountCalls>(portNames.account);

/** The account, whose calls the worker answers and whose status it stores. */
export const extensionAccount: Account = {
  connect: calls.connect,
  sync: calls.sync,
  acquire: calls.acquire,
  release: calls.release,
  disconnect: calls.disconnect,
  onStatus(listener) {
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
};
