import { useEffect, useState } from 'react';
import { browser } from 'wxt/browser';
import { type AccountStatus, accountStatusKey } from '../../lib/contract/account-status.ts';

/** How this device stands with a server, as it changes; null while nobody is signed in, undefined until that is known. */
export function useAccountStatus(): AccountStatus | null | undefined {
  const [status, setStatus] = useState<AccountStatus | null>();
  useEffect(() => {
    const { local } = browser.storage;
    const read = () =>
      void local
        .get(accountStatusKey)
        .then(({ [accountStatusKey]: stored }) => setStatus((stored as AccountStatus | undefined) ?? null));
    read();
    const onChanged = (changes: Record<string, unknown>) => {
      if (accountStatusKey in changes) read();
    };
    local.onChanged.addListener(onChanged);
    return () => local.onChanged.removeListener(onChanged);
  }, []);
  return status;
}
