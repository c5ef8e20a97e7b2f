import * as z from 'zod/mini';
import { ChannelUrl, FeedHidden, FeedItem, liveFeeds } from './feed.ts';
import { limit, success, time } from './list-page.ts';
import { operation } from './operation.ts';

/** A channel, subscribed to or not. */
export const Channel = z
  .object({
    channelId: z.string(),
    channelUrl: z.string(),
    feedUrl: z.string(),
    title: z.string(),
    platform: z.string().check(z.describe('A site’s name, or `web`')),
    coverUrl: z.optional(z.string()),
    description: z.optional(z.string()),
    subscribedAt: z.optional(time.check(z.describe('Absent if it is not subscribed to'))),
    lastSeenAt: z.optional(time),
    unseenCount: z.int(),
    autoSummarize: z.boolean().check(z.describe('Whether new items are summarized automatically')),
    feedHidden: z.optional(FeedHidden),
  })
  .register(z.globalRegistry, { id: 'Channel' });
export type Channel = z.infer<typeof Channel>;

const isRefreshing = z.optional(z.boolean().check(z.describe('Whether the feed is still being fetched; absent if it is not')));

const ChannelHealth = z
  .object({
    channelId: z.string(),
    channelUrl: z.string(),
    status: z.enum(['healthy', 'stale', 'failing', 'gone']),
    checkedAt: z.optional(time.check(z.describe('Absent before the first answer'))),
    lastItemAt: z.optional(time),
    failures: z.int().check(z.describe('Number of consecutive failures')),
    message: z.optional(z.string()),
    isRefreshing,
  })
  .register(z.globalRegistry, { id: 'ChannelHealth' });

const ImportedLine = z
  .object({
    title: z.string(),
    feedUrl: z.string(),
    result: z.enum(['added', 'known', 'refused']),
  })
  .register(z.globalRegistry, { id: 'ImportedSubscription' });

const write = { scope: 'write', tag: 'agent' } as const;

/** Operations on the channels that the user has subscribed to. */
export const channels = {
  listChannels: operation({
    summary: 'The subscribed channels, by title',
    http: 'GET /v1/channels/list',
    tool: 'list_channels',
    agents: { isPaged: true, omits: ['channels[].description', 'channels[].coverUrl'] },
    scope: 'read',
    tag: 'agent',
    input: z.strictObject({}),
    output: z.object({ channels: z.array(Channel) }),
  }),
  subscribeChannel: operation({
    summary: 'Subscribe to a channel by any of its addresses',
    description:
      'Free; takes seconds. A 403 at the plan’s limit of channels has the address of the plans in its message and details.',
    http: 'POST /v1/channels/subscribe',
    tool: 'subscribe_channel',
    agents: { omits: ['channel.description'] },
    ...write,
    reachesSites: true,
    input: z.strictObject({ channelUrl: ChannelUrl }),
    output: z.object({ success, channel: Channel }),
  }),
  unsubscribeChannel: operation({
    summary: 'Unsubscribe from a channel; subscribing again within a day restores it',
    description: 'Free, and at once.',
    http: 'POST /v1/channels/unsubscribe',
    tool: 'unsubscribe_channel',
    ...write,
    input: z.strictObject({ channelUrl: ChannelUrl }),
    output: z.object({ success }),
  }),
  updateChannel: operation({
    summary: 'Set whether new items of a channel are summarized automatically, and which kinds of items are hidden',
    http: 'POST /v1/channels/update',
    isIdempotent: true,
    ...write,
    input: z.strictObject({ channelUrl: ChannelUrl, autoSummarize: z.optional(z.boolean()), feedHidden: z.optional(FeedHidden) }),
    output: Channel,
  }),
  listChannelVideos: operation({
    summary: 'The newest items of a channel, subscribed to or not',
    description: `Free. Live: ${liveFeeds}`,
    http: 'GET /v1/channels/videos',
    tool: 'get_channel_videos',
    agents: { isPaged: true, omits: ['channel.description', 'videos[].coverUrl'] },
    scope: 'read',
    tag: 'agent',
    reachesSites: true,
    input: z.strictObject({ channelUrl: ChannelUrl, limit }),
    output: z
      .object({ channel: Channel, videos: z.array(FeedItem), isRefreshing })
      .register(z.globalRegistry, { id: 'ChannelVideos' }),
  }),
  checkChannels: operation({
    summary: 'Health of the feeds of the subscribed channels',
    description: `Probes the feeds: ${liveFeeds}`,
    http: 'GET /v1/channel/health',
    scope: 'read',
    tag: 'agent',
    input: z.strictObject({}),
    output: z.object({ channels: z.array(ChannelHealth) }),
  }),
  importSubscriptions: operation({
    summary:
      'Subscribe to all feeds of an OPML file, or of Google Takeout’s subscriptions.csv; they are fetched in the background',
    http: 'POST /v1/channels/import',
    ...write,
    input: z.strictObject({ text: z.string().check(z.minLength(1), z.maxLength(10_000_000)) }),
    output: z
      .object({ success, added: z.int(), known: z.int(), refused: z.int(), results: z.array(ImportedLine) })
      .register(z.globalRegistry, { id: 'ImportedSubscriptions' }),
  }),
  exportSubscriptions: operation({
    summary: 'The subscribed channels as an OPML file, which feed readers import',
    http: 'GET /v1/channels/export',
    scope: 'read',
    tag: 'agent',
    input: z.strictObject({}),
    output: z
      .object({ fileName: z.string(), mimeType: z.string(), text: z.string() })
      .register(z.globalRegistry, { id: 'SubscriptionsFile' }),
  }),
};
