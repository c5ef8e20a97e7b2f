import { hideableKinds } from '../../contract/hideable-kinds.ts';
import type { Feed, FeedItem } from '../../ports/feeds.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Channel, ChannelItem } from '../../records/channel.ts';
import { createFeedFilter } from '../../records/feed-filter.ts';
import { contentIdOf, pageContentId, partOf } from '../../sites/content-id.ts';
import { detectUrl } from '../../sites/detect-url.ts';
import { linkAllSaved, linkSaved } from './link-saved.ts';

/** Items that are stored of each channel. */
export const maxItems = 200;
/** Maximum number of new items of one refresh that are summarized automatically. */
const maxSummaries = 5;
/** Maximum age of an item that counts as new, because feeds that move give every item a new id. */
const maxNewsAgeMs = 30 * 24 * 3600_000;
/** The precision of dates in feeds. */
const oneSecondMs = 1000;

/** Stores the items of a channel's feed. Returns those that were added. */
export async function storeFeed(
  { store, clock }: Pick<Ports, 'store' | 'clock'>,
  channel: Channel,
  feed: Feed,
): Promise<ChannelItem[]> {
  const isHidden = createFeedFilter(await store.getSettings());
  const items = channelItems(channel, feed, clock.now()).map((item) =>
    isHidden(item, channel) ? { ...item, summarizeAt: undefined } : item,
  );
  const added = await store.addItems(channel.channelId, items, maxItems, isHidden);
  if (channel.refresh.bodyHash === undefined) await linkAllSaved(store, channel);
  else
    await linkSaved(
      store,
      channel,
      added.map(({ contentId }) => contentId),
    );
  return added;
}

/** Converts the items of a feed to rows of a channel. `now` in milliseconds since 1970. */
export function channelItems(channel: Channel, { items }: Feed, now: number): ChannelItem[] {
  const { channelId, subscribedAt, autoSummarize } = channel;
  const isFirst = channel.refresh.bodyHash === undefined;
  return items
    .filter(({ link }) => link)
    .slice(0, maxItems)
    .map((item, index) => {
      const publishedAt = item.publishedAt === undefined ? undefined : Date.parse(item.publishedAt);
      const newsSince = isFirst ? subscribedAt - oneSecondMs : now - maxNewsAgeMs;
      const isNews = (publishedAt ?? (isFirst ? 0 : now)) > newsSince;
      return {
        channelId,
        itemId: item.id,
        ...placeOf(item),
        title: item.title,
        coverUrl: item.coverUrl,
        ...(item.durationSeconds && { durationSeconds: item.durationSeconds }),
        publishedAt,
        // Without dates, the feed's own order is the only one.
        at: publishedAt ?? (isFirst ? subscribedAt : now) - index,
        arrivedAt: isNews ? now : 0,
        ...(autoSummarize && isNews && index < maxSummaries && { summarizeAt: now }),
      };
    });
}

/**
 * Returns the id, address and kind of an item's media. A file on the page of an unknown site is identified as a part of that
 * page.
 */
function placeOf({ link, enclosureUrl }: FeedItem): Pick<ChannelItem, 'contentId' | 'sourceUrl' | 'kind'> {
  const address = detectUrl(link);
  const kind = hideableKinds.find((hideable) => hideable === address?.kind);
  return address
    ? { contentId: contentIdOf(address), sourceUrl: address.canonicalUrl, ...(kind && { kind }) }
    : { contentId: pageContentId(link, enclosureUrl && partOf(enclosureUrl, 0)), sourceUrl: link };
}
