import type { AppClient } from '../../components/app/app-context.ts';
import { portNames } from '../../lib/transports/port-names.ts';
import { workerClient } from '../channels/worker-client.ts';

/** The client of the service in the worker, for pages of the extension. Its schemas stay in the worker. */
export const serviceClient = workerClient<AppClient>(portNames.service);
