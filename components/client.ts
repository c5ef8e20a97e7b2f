import { workerClient } from '../entrypoints/channels/worker-client.ts';
import type { DeviceOperations } from '../lib/contract/index.ts';
import type { Client } from '../lib/contract/operation.ts';
import { portNames } from '../lib/transports/port-names.ts';

/** The service, as pages hold it. Its schemas stay in the worker. */
export const client = workerClient<Client<DeviceOperations>>(portNames.service);
