import { type Operations, operations } from '../lib/contract/index.ts';
import type { Client, Handlers } from '../lib/contract/operation.ts';
import { inProcessClient } from '../lib/transports/in-process.ts';

/** A client of a service's handlers in the same process. That every transport answers alike is proven in test/transports. */
export const serviceClient = (handlers: Handlers<Operations>): Client<Operations> => inProcessClient(operations, handlers);
