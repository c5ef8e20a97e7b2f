import Dexie from 'dexie';
import type { FeedQuery } from '../../ports/channel-store.ts';
import type { Channel, ChannelItem } from '../../records/channel.ts';
import type { GlossDatabase } from './database.ts';

/** Reads of channels and their feed; for live queries and for the store. */
export const channelModels = (database: GlossDatabase) => ({
  /** Subscribed channels. */
  followed: (): Promise<Channel[]> => followed(database),

  channelOf: async ({ contentId, channelUrl = '' }: { contentId: string; channelUrl?: string }): Promise<Channel | undefined> => {
    const [channels, items] = await Promise.all([
      followed(database),
      database.channelItems.where('contentId').equals(contentId).toArray(),
    ]);
    const isMaker = (channel: Channel) => [channel.channelUrl, ...channel.addresses].includes(channelUrl);
    const ids = new Set(items.map(({ channelId }) => channelId));
    return channels.find(isMaker) ?? channels.find(({ channelId }) => ids.has(channelId));
  },

  listFeed: async ({ channelId, since = 0, before, limit }: FeedQuery): Promise<ChannelItem[]> => {
    const { channels, channelItems } = database;
    if (channelId !== undefined) {
      const upper = before ? [channelId, before.at, before.itemId] : [channelId, Dexie.maxKey];
      return channelItems
        .where('[channelId+at+itemId]')
        .between([channelId, since], upper, true, false)
        .reverse()
        .limit(limit)
        .toArray();
    }
    const left = new Set(await channels.orderBy('unsubscribedAt').primaryKeys());
    const upper = before ? [before.at, before.channelId, before.itemId] : [Dexie.maxKey];
    const items = channelItems.where('[at+channelId+itemId]').between([since], upper, true, false).reverse();
    return (left.size > 0 ? items.filter((item) => !left.has(item.channelId)) : items).limit(limit).toArray();
  },
});

const followed = ({ channels }: GlossDatabase): Promise<Channel[]> =>
  channels.filter(({ unsubscribedAt }) => unsubscribedAt === undefined).toArray();
