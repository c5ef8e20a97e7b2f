import { browser } from 'wxt/browser';
import type { DeviceOperations } from '../lib/contract/index.ts';
import type { Client } from '../lib/contract/operation.ts';
import { messageClient } from '../lib/transports/message.ts';
import { portNames } from '../lib/transports/port-names.ts';

/** The service, as pages hold it. Its schemas stay in the worker. */
export const client = messageClient<Client<DeviceOperations>>(() => browser.runtime.connect({ name: portNames.service }));
