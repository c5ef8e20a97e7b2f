import type { FeedItem } from '../ports/feeds.ts';

/** Number of the newest items that determine a channel's current cadence. */
const sampledItemCount = 20;

/** Returns the time of the newest item, and the usual interval between two, in milliseconds. `items` are newest first. */
export function measureCadence(items: readonly FeedItem[]): { lastItemAt?: number; cadence?: number } {
  const times = items.slice(0, sampledItemCount).flatMap(({ publishedAt }) => (publishedAt ? [Date.parse(publishedAt)] : []));
  const intervals = times
    .slice(1)
    .map((time, i) => times[i]! - time)
    .sort((a, b) => a - b);
  return { lastItemAt: times[0], cadence: intervals[Math.floor(intervals.length / 2)] };
}
