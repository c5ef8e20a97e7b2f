import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { Failure } from '../lib/contract/failure.ts';

/** Counts the calls of each user on this node. Throws `rateLimited`, with `retryAfter` in seconds. */
export function callLimit(callsAMinute: number): (userId: string) => Promise<void> {
  const limiter = new RateLimiterMemory({ points: callsAMinute, duration: 60 });
  return async (userId) => {
    try {
      await limiter.consume(userId);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      const retryAfter = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      throw new Failure('rateLimited', `more than ${callsAMinute} calls a minute`, { retryAfter });
    }
  };
}
