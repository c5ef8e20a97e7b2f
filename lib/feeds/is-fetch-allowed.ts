import type { RefreshState } from '../records/channel.ts';

/**
 * Whether a feed may be requested on a user's behalf although it is not due: its last request is `minAgeMs` old, its server has
 * requested no delay, and it is not gone. `now` in milliseconds since 1970.
 */
export function isFetchAllowed(
  { nextAt, checkedAt = 0, requestedAt = checkedAt, waitUntil = 0, failure }: RefreshState,
  now: number,
  minAgeMs: number,
): boolean {
  if (nextAt === undefined) return false;
  if (nextAt <= now) return true;
  return failure?.code !== 'rateLimited' && waitUntil <= now && now - requestedAt >= minAgeMs;
}
