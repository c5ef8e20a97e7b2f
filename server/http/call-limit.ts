import { RateLimiterDrizzle, RateLimiterMemory } from 'rate-limiter-flexible';
import type { SqlDatabase } from '../../lib/store/sql/sql-database.ts';
import { consumePoints, rateLimitedFailure } from '../accounts/rate-limits.ts';
import { rateLimits } from '../accounts/schema.ts';

/** The part of a user's limit that one node reserved, so that it need not query the database for each call. */
interface Share {
  left: number;
  /** End of the window, by the monotonic clock. */
  until: number;
  /** Whether the limit is used up. */
  isLast: boolean;
}

const windowSeconds = 60;
/** Number of shares into which a limit is divided. Unused calls of a node's share are not available to other nodes. */
const sharesPerLimit = 50;

/**
 * Returns a function that counts the calls of a user: over all nodes of the database or, without one, in this process. It throws
 * `rateLimited`, with `retryAfter` in seconds.
 */
export function createCallLimit(callsPerMinute: number, db?: SqlDatabase): (userId: string) => Promise<void> {
  const window = { points: callsPerMinute, duration: windowSeconds };
  const localLimiter = new RateLimiterMemory(window);
  const store = { storeClient: db, schema: rateLimits, keyPrefix: 'calls', clearExpiredByTimeout: false };
  // While the database is unavailable, each node counts for itself.
  const limiter = db ? new RateLimiterDrizzle({ ...store, ...window, insuranceLimiter: localLimiter }) : localLimiter;
  const shareSize = db ? Math.ceil(callsPerMinute / sharesPerLimit) : 1;
  const shares = new Map<string, Promise<Share>>();

  async function takeShare(userId: string): Promise<Share> {
    const { isRefused, consumedPoints, msBeforeNext } = await consumePoints(limiter, userId, shareSize);
    const left = Math.max(0, shareSize - Math.max(0, consumedPoints - callsPerMinute));
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
      if (wait > 0 && share.isLast) throw rateLimitedFailure(`Call limit reached: ${callsPerMinute} calls a minute`, wait);
      // One of the calls that waited for it takes the next share.
      if (shares.get(userId) === known) shares.delete(userId);
    }
  };
}
