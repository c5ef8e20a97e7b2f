import type { RefreshState } from '../records/channel.ts';

/** Time by which the clocks of two processes may differ. */
const maxSkewMs = 60_000;

/** Returns whether a feed is due: also one requested "in the future" by a clock that was ahead, which would wait until then. */
export const isFeedDue = ({ nextAt, requestedAt = 0 }: RefreshState, now: number): boolean =>
  nextAt !== undefined && (nextAt <= now || requestedAt > now + maxSkewMs);

/**
 * Whether a feed may be requested on a user's behalf although it is not due: its last request is `minAgeMs` old, its server has
 * requested no delay, and it is not gone. `now` in milliseconds since 1970.
 */
export function isFetchAllowed(state: RefreshState, now: number, minAgeMs: number): boolean {
  const { nextAt, checkedAt = 0, requestedAt = checkedAt, waitUntil = 0, failure } = state;
  if (nextAt === undefined) return false;
  if (isFeedDue(state, now)) return true;
  return failure?.code !== 'rateLimited' && waitUntil <= now && now - requestedAt >= minAgeMs;
}
