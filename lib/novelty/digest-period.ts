import type { DigestInterval } from '../contract/digest-intervals.ts';
import type { Digest } from '../records/digest.ts';

/** Days of each interval. */
const lengths = { daily: 1, weekly: 7 } as const;

/**
 * Returns the period of the digest that is due: from the end of the last digest to the end of the last complete day or week (from
 * Monday), in local time. Returns undefined if the last digest covers it already, or if its end is still ahead because the clock
 * was set back.
 */
export function findDuePeriod(
  interval: Exclude<DigestInterval, 'off'>,
  last: Pick<Digest, 'until'> | undefined,
  now: number,
): Pick<Digest, 'from' | 'until'> | undefined {
  const end = new Date(now);
  end.setHours(0, 0, 0, 0);
  if (interval === 'weekly') end.setDate(end.getDate() - ((end.getDay() + 6) % 7));
  const until = end.getTime();
  // Days are not always 24 hours long.
  const from = new Date(until).setDate(end.getDate() - lengths[interval]);
  if (!last) return { from, until };
  // A digest whose end is further ahead than a period was made by a wrong clock.
  if (last.until > now) return last.until - now > until - from ? { from, until } : undefined;
  return last.until < until ? { from: last.until, until } : undefined;
}
