import type { Channel, ChannelItem } from '../records/channel.ts';
import type { FeedFilter } from '../records/feed-filter.ts';

/** Returns the number of a channel's items that arrived since it was last seen, without hidden ones. */
export const countUnseen = (channel: Channel, items: ChannelItem[], isHidden?: FeedFilter): number =>
  items.filter((item) => item.arrivedAt > channel.lastSeenAt && !isHidden?.(item, channel)).length;
