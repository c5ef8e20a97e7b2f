import { createHash, timingSafeEqual } from 'node:crypto';
import type { Caller } from '../../lib/transports/caller.ts';
import { readBearerToken } from './bearer-token.ts';
import { ownUserId } from './users-without-account.ts';

/** Returns a function that finds the caller of a request that carries the token of the configuration, compared in constant time. */
export function createOwnTokenCheck(token: string | undefined): (request: Request) => Caller | undefined {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  const own = token === undefined ? undefined : hash(token);
  return (request) => {
    const given = readBearerToken(request);
    if (!own || given === undefined || !timingSafeEqual(own, hash(given))) return undefined;
    return { userId: ownUserId, scopes: ['read', 'write'], tokenId: ownUserId };
  };
}
