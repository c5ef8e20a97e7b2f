import type { Feed, FeedItem } from '../../ports/feeds.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Channel, ChannelItem } from '../../records/channel.ts';
import { contentIdOf, pageContentId, partOf } from '../../sites/content-id.ts';
import { detectUrl } from '../../sites/detect-url.ts';
import { linkAllSaved, linkSaved } from './link-saved.ts';

/** Of each channel. */
const mostItems = 200;
/** However many are new at once, more are not summarized unasked. */
const mostSummaries = 5;
/** What a feed dates back further is no news, even where it is new: feeds that move give everything a new id. */
const newsTime = 30 * 24 * 3600_000;
/** The dates of feeds are not finer. */
const oneSecond = 1000;

/** Keeps what a channel's feed says; gives the items that were added. */
export async function keepFeed(
  { store, clock }: Pick<Ports, 'store' | 'clock'>,
  channel: Channel,
  feed: Feed,
): Promise<ChannelItem[]> {
  const items = channelItems(channel, feed, clock.now());
  const added = await store.addItems(channel.channelId, items, mostItems);
  if (channel.refresh.bodyHash === undefined) await linkAllSaved(store, channel);
  else
    await linkSaved(
      store,
      channel,
      added.map(({ contentId }) => contentId),
    );
  return added;
}

export function channelItems(channel: Channel, { items }: Feed, now: number): ChannelItem[] {
  const { channelId, subscribedAt, autoSummarize } = channel;
  const isFirst = channel.refresh.bodyHash === undefined;
  return items
    .filter(({ link }) => link)
    .slice(0, mostItems)
    .map((item, index) => {
      const publishedAt = item.publishedAt === undefined ? undefined : Date.parse(item.publishedAt);
      const newsSince = isFirst ? subscribedAt - oneSecond : now - newsTime;
      const isNews = (publishedAt ?? (isFirst ? 0 : now)) > newsSince;
      return {
        channelId,
        itemId: item.id,
        ...placeOf(item),
        title: item.title,
        coverUrl: item.coverUrl,
        publishedAt,
        // Without dates, the feed's own order is the only one.
        at: publishedAt ?? (isFirst ? subscribedAt : now) - index,
        arrivedAt: isNews ? now : 0,
        ...(autoSummarize && isNews && index < mostSummaries && { summarizeAt: now }),
      };
    });
}

/** A file on a page of no known site is a part of it, as it is when the page itself is read. */
function placeOf({ link, enclosureUrl }: FeedItem): Pick<ChannelItem, 'contentId' | 'sourceUrl'> {
  const address = detectUrl(link);
  return address
    ? { contentId: contentIdOf(address), sourceUrl: address.canonicalUrl }
    : { contentId: pageContentId(link, enclosureUrl && partOf(enclosureUrl, 0)), sourceUrl: link };
}
