import { workerClient } from '../../entrypoints/channels/worker-client.ts';
import type { AccountCalls } from '../../lib/contract/account-status.ts';
import { portNames } from '../../lib/transports/port-names.ts';

export const accountClient = workerClient<AccountCalls>(portNames.account);
