import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import type { Channel, ChannelItem } from '../../records/channel.ts';
import { arrivalTime } from './arrival-time.ts';
import { key, number, ownedBy, record } from './schema-columns.ts';

/** Table of the users' subscribed channels. */
export const channels = pgTable(
  'channels',
  {
    userId: ownedBy(),
    channelId: key('channel_id').notNull(),
    unsubscribedAt: number('unsubscribed_at'),
    row: record<Channel>(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.channelId] })],
);

/** Table of the feed items of the users' channels. */
export const channelItems = pgTable(
  'channel_items',
  {
    userId: ownedBy(),
    channelId: key('channel_id').notNull(),
    itemId: key('item_id').notNull(),
    contentId: key('content_id').notNull(),
    at: number('at').notNull(),
    summarizeAt: number('summarize_at'),
    row: record<ChannelItem>(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.channelId, t.itemId] }),
    index('channel_items_feed').on(t.userId, t.at, t.channelId, t.itemId),
    index('channel_items_channel').on(t.userId, t.channelId, t.at, t.itemId),
    index('channel_items_arrived').on(t.userId, arrivalTime(t.row)),
    index('channel_items_content').on(t.userId, t.contentId),
    index('channel_items_awaited').on(t.userId, t.summarizeAt).where(sql`${t.summarizeAt} is not null`),
  ],
);
