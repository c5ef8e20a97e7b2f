import type { Novelty } from '../ports/novelty.ts';
import type { Store } from '../ports/store.ts';
import type { Digest } from '../records/digest.ts';
import { createFeedFilter } from '../records/feed-filter.ts';
import { composeDigest } from './compose-digest.ts';
import { findDuePeriod } from './digest-period.ts';

/** Newest feed items among which the period's are found. */
const maxFeedItems = 10_000;
const maxRanked = 200;

/** Makes the digest that is due by the settings; null if none is due. */
export async function makeDigest(
  store: Pick<Store, 'getDigest' | 'getSettings' | 'listChannels' | 'listFeed'>,
  rankFeed: Novelty['rankFeed'],
  now: number,
): Promise<Digest | null> {
  const settings = await store.getSettings();
  const interval = settings?.digest ?? 'off';
  if (interval === 'off') return null;
  const period = findDuePeriod(interval, await store.getDigest(), now);
  if (!period) return null;
  const channels = new Map((await store.listChannels()).map((channel) => [channel.channelId, channel]));
  const isHidden = createFeedFilter(settings);
  const arrivals = (await store.listFeed({ limit: maxFeedItems })).filter(
    (item) => item.arrivedAt >= period.from && item.arrivedAt < period.until && !isHidden(item, channels.get(item.channelId)),
  );
  const { items: ranked } = arrivals.length > 0 ? await rankFeed({ limit: maxRanked }) : { items: [] };
  return {
    ...period,
    ...composeDigest(ranked, arrivals, (channelId) => channels.get(channelId)?.title ?? ''),
  };
}
