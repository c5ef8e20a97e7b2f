import { type Operations, operations } from '../lib/contract/index.ts';
import type { Client, Handlers } from '../lib/contract/operation.ts';
import { inProcessClient } from '../lib/transports/in-process.ts';

/**
 * Creates an in-process client of a service's handlers. The tests in test/transports prove that every transport answers alike.
 */
export const serviceClient = (handlers: Handlers<Operations>): Client<Operations> => inProcessClient(operations, handlers);
