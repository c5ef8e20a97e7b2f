import { Failure } from '../../lib/contract/failure.ts';
import { type Operations, operations } from '../../lib/contract/index.ts';
import type { Handlers } from '../../lib/contract/operation.ts';
import { contractVersion } from '../../lib/contract/version.ts';

const refuse = async (): Promise<never> => {
  throw new Failure('unauthorized', 'this operation needs an access token: send the header Authorization: Bearer');
};

/** The handlers of callers without a token: every operation of a scope throws `unauthorized`. */
export const openHandlers: Handlers<Operations> = {
  ...(Object.fromEntries(Object.keys(operations).map((name) => [name, refuse])) as unknown as Handlers<Operations>),
  getVersion: async () => ({ version: contractVersion }),
};
