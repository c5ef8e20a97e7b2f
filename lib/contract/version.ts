import * as z from 'zod/mini';
import { operation } from './operation.ts';

/** Version of the contract, in the answer of /version and in every generated description. */
export const contractVersion = '1.1.0';

/** The operation that returns the version of the service; it needs no token. */
export const version = {
  getVersion: operation({
    summary: 'Version of the service',
    http: 'GET /version',
    scope: 'none',
    tag: 'open',
    input: z.strictObject({}),
    output: z.object({ version: z.string() }).register(z.globalRegistry, { id: 'Version' }),
  }),
};
