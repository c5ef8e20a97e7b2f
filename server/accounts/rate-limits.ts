import { lt } from 'drizzle-orm';
import { type RateLimiterAbstract, RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible';
import { Failure } from '../../lib/contract/failure.ts';
import type { SqlDatabase } from '../../lib/store/sql/sql-database.ts';
import { rateLimits } from './schema.ts';

/**
 * The limits: `points` requests in `duration` seconds. Limits `…From` count by network address, `…To` by e-mail address,
 * `signInAs` by both, `visualsOf` by user.
 */
const windows = {
  signInFrom: { points: 30, duration: 600 },
  /** Counts failures only, for addresses without an account too: by e-mail address and network address, or known device. */
  signInAs: { points: 10, duration: 900 },
  /** The same from all network addresses together. */
  signInTo: { points: 100, duration: 3600 },
  /** Mails that warn of many failures. */
  warnTo: { points: 1, duration: 86_400 },
  signUpFrom: { points: 10, duration: 3600 },
  /** Mails with a link that confirms an address, and with one that resets the password: a stranger can use up only the former. */
  confirmTo: { points: 3, duration: 3600 },
  resetTo: { points: 3, duration: 3600 },
  /** Mails about a sign-up with the address of an account. */
  knownTo: { points: 1, duration: 86_400 },
  linkFrom: { points: 20, duration: 3600 },
  /** Authorization requests, which strangers may send, and which are stored for an hour. */
  authorizeFrom: { points: 120, duration: 600 },
  tokenFrom: { points: 120, duration: 60 },
  registerFrom: { points: 20, duration: 3600 },
  visualsOf: { points: 30, duration: 3600 },
} as const;
/** Name of a limit, such as `signInFrom` for sign-ins from one network address. */
export type RateLimit = keyof typeof windows;

/** Counters that limit how often a network address, an e-mail address or a user may do something. */
export interface RateLimits {
  /** Counts one request. Throws `rateLimited`, with `retryAfter` in seconds. */
  consume(limit: RateLimit, key: string): Promise<void>;
  reset(limit: RateLimit, key: string): Promise<void>;
  /** Deletes counters of windows that have ended. */
  sweep(): Promise<void>;
}

/** Rate limits counted in the database, so exact over all nodes. */
export function createRateLimits(
  db: SqlDatabase,
  overrides: Partial<Record<RateLimit, { points: number; duration: number }>> = {},
): RateLimits {
  const limiters = Object.fromEntries(
    Object.entries({ ...windows, ...overrides }).map(([keyPrefix, window]) => [
      keyPrefix,
      new RateLimiterDrizzle({ storeClient: db, schema: rateLimits, keyPrefix, clearExpiredByTimeout: false, ...window }),
    ]),
  ) as unknown as Record<RateLimit, RateLimiterDrizzle>;

  return {
    async consume(limit, key) {
      const { points, duration } = limiters[limit];
      const { isRefused, msBeforeNext } = await consumePoints(limiters[limit], key);
      if (isRefused) throw rateLimitedFailure(`Limit ${limit} reached: ${points} in ${duration} s`, msBeforeNext);
    },
    async reset(limit, key) {
      await limiters[limit].delete(key);
    },
    async sweep() {
      await db.delete(rateLimits).where(lt(rateLimits.expire, new Date()));
    },
  };
}

/**
 * Adds points to the counter of a key. Returns whether the limit is exceeded, the points so far, and the milliseconds until they
 * expire.
 */
export async function consumePoints(
  limiter: RateLimiterAbstract,
  key: string,
  points = 1,
): Promise<{ isRefused: boolean; consumedPoints: number; msBeforeNext: number }> {
  const countPoints = async () => {
    try {
      return { isRefused: false, count: await limiter.consume(key, points) };
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      return { isRefused: true, count: refusal };
    }
  };
  let { isRefused, count } = await countPoints();
  // Only a clock that was ahead and was set back leaves so long a wait.
  if (count.msBeforeNext > 2 * limiter.duration * 1000) {
    await limiter.delete(key);
    ({ isRefused, count } = await countPoints());
  }
  return { isRefused, consumedPoints: count.consumedPoints, msBeforeNext: count.msBeforeNext };
}

/** Returns the failure `rateLimited` with `retryAfter` in whole seconds, at least 1. `waitMs` is in milliseconds. */
export function rateLimitedFailure(reason: string, waitMs: number): Failure {
  const retryAfter = Math.max(1, Math.ceil(waitMs / 1000));
  return new Failure('rateLimited', `${reason}. Try again in ${retryAfter} s.`, { retryAfter });
}
