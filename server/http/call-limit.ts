import { RateLimiterDrizzle, RateLimiterMemory } from 'rate-limiter-flexible';
import type { SqlDatabase } from '../../lib/store/sql/sql-database.ts';
import { consumePoints, rateLimitedFailure } from '../accounts/rate-limits.ts';
import { rateLimits } from '../accounts/schema.ts';

/** Calls that a node has taken from what all of them may answer, so that it need not ask for each. */
interface Share {
  left: number;
  /** By a clock that nobody sets. */
  until: number;
  /** All that there was. */
  isLast: boolean;
}

/** Seconds. */
const windowSeconds = 60;
/** Parts of a limit that are taken at once. What a node does not need of its part is lost to the others. */
const sharesPerLimit = 50;

/**
 * Counts the calls of each user: in the database, over all nodes that share it, or without one in this process. Throws
 * `rateLimited`, with `retryAfter` in seconds.
 */
export function createCallLimit(callsAMinute: number, db?: SqlDatabase): (userId: string) => Promise<void> {
  const window = { points: callsAMinute, duration: windowSeconds };
  const localLimiter = new RateLimiterMemory(window);
  const store = { storeClient: db, schema: rateLimits, keyPrefix: 'calls', clearExpiredByTimeout: false };
  // While the database is away, a node that needs none for its answer counts for itself.
  const limiter = db ? new RateLimiterDrizzle({ ...store, ...window, insuranceLimiter: localLimiter }) : localLimiter;
  const shareSize = db ? Math.ceil(callsAMinute / sharesPerLimit) : 1;
  const shares = new Map<string, Promise<Share>>();

  async function takeShare(userId: string): Promise<Share> {
    const { isRefused, consumedPoints, msBeforeNext } = await consumePoints(limiter, userId, shareSize);
    const left = Math.max(0, shareSize - Math.max(0, consumedPoints - callsAMinute));
    return { left, until: performance.now() + msBeforeNext, isLast: isRefused };
  }
  function next(userId: string): Promise<Share> {
    const share = takeShare(userId);
    shares.set(userId, share);
    const forget = () => shares.get(userId) === share && shares.delete(userId);
    share.then(({ until }) => void setTimeout(forget, until - performance.now()).unref(), forget);
    return share;
  }

  return async (userId) => {
    for (;;) {
      const known = shares.get(userId);
      const share = await (known ?? next(userId));
      const wait = share.until - performance.now();
      if (wait > 0 && share.left > 0) {
        share.left -= 1;
        return;
      }
      if (wait > 0 && share.isLast) throw rateLimitedFailure(`more than ${callsAMinute} calls a minute`, wait);
      // Of all that waited for it one asks for the next.
      if (shares.get(userId) === known) shares.delete(userId);
    }
  };
}
