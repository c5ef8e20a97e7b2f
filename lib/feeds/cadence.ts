import type { FeedItem } from '../ports/feeds.ts';

/** So many of the newest items tell how a channel publishes now. */
const looked = 20;

/** When the newest item came, and the usual time between two, in milliseconds. `items` newest first. */
export function cadenceOf(items: readonly FeedItem[]): { lastItemAt?: number; cadence?: number } {
  const times = items.slice(0, looked).flatMap(({ publishedAt }) => (publishedAt ? [Date.parse(publishedAt)] : []));
  const pauses = times
    .slice(1)
    .map((time, i) => times[i]! - time)
    .sort((a, b) => a - b);
  return { lastItemAt: times[0], cadence: pauses[Math.floor(pauses.length / 2)] };
}
