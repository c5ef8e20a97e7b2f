import { useEffect, useState } from 'react';
import type { AccountStatus } from '../../lib/contract/account-status.ts';
import { useApp } from '../app/app-context.ts';

/** The state of this device's account on a server, live; null while no one is signed in, undefined until that is known. */
export function useAccountStatus(): AccountStatus | null | undefined {
  const { account } = useApp();
  const [status, setStatus] = useState<AccountStatus | null>();
  useEffect(() => account.onStatus(setStatus), [account]);
  return status;
}
