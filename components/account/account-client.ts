import { browser } from 'wxt/browser';
import type { AccountCalls } from '../../lib/contract/account-status.ts';
import { messageClient } from '../../lib/transports/message.ts';
import { portNames } from '../../lib/transports/port-names.ts';

export const accountClient = messageClient<AccountCalls>(() => browser.runtime.connect({ name: portNames.account }));
