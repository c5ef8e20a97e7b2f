import * as z from 'zod/mini';
import { hideableKinds } from './hideable-kinds.ts';
import { cursor, limit, nextCursor, success, time } from './list-page.ts';
import { operation } from './operation.ts';

/** ISO 8601 date, with or without a time. */
const isoForm = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:?\d\d)?)?$/;
/** Whether a text is a time that exists: `Date` takes the 30th of February for a day of March. */
const isTime = (text: string) =>
  isoForm.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text.slice(0, 10)).getUTCDate() === +text.slice(8, 10);
const since = z
  .string()
  .check(z.refine(isTime, { error: 'not an ISO 8601 time' }), z.describe('ISO 8601; 7 days ago when absent'));
/** Any address that leads to a channel. */
export const ChannelUrl = z
  .url({ protocol: /^https?$/ })
  .check(
    z.maxLength(4000),
    z.describe(
      'Address of the channel, its feed, or one of its items; of several channels with one page (409), only the feed’s address names one',
    ),
  );
const channelUrl = z.optional(ChannelUrl.check(z.describe('All channels when absent')));

/** Kinds of items that the feed does not show. */
export const FeedHidden = z
  .array(z.enum(hideableKinds))
  .check(z.maxLength(10), z.describe('Kinds of items that the feed hides and does not count as unseen'));

/** An item that a subscribed channel has published. */
export const FeedItem = z
  .object({
    contentId: z.string(),
    channelId: z.string(),
    channelTitle: z.string(),
    title: z.string(),
    sourceUrl: z.string(),
    coverUrl: z.nullable(z.string()),
    publishedAt: z.nullable(time.check(z.describe('null where the feed gives no date'))),
    isUnseen: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'FeedItem' });
export type FeedItem = z.infer<typeof FeedItem>;

/** Description of the operations that show the state of feeds. */
export const liveFeeds =
  'feeds that were last requested 5 minutes ago or earlier are requested again (the 100 longest ago), unless their server has asked for a delay. After 3 seconds the stored state is returned, and what is still being fetched is named; call again for it.';

/** Operations on the feed of all subscribed channels. */
export const feed = {
  getFeed: operation({
    summary: 'Items of the subscribed channels, newest first',
    description: `Free. The first page is live: ${liveFeeds}`,
    http: 'GET /v1/feed',
    tool: 'get_latest_feed',
    agents: { isPaged: true, omits: ['items[].coverUrl'] },
    scope: 'read',
    tag: 'agent',
    reachesSites: true,
    input: z.strictObject({ since: z.optional(since), limit, cursor }),
    output: z
      .object({
        items: z.array(FeedItem),
        nextCursor,
        refreshing: z.optional(
          z.array(z.string()).check(z.describe('Ids of channels whose feeds are still being fetched; absent if there are none')),
        ),
      })
      .register(z.globalRegistry, { id: 'FeedPage' }),
  }),
  markSeen: operation({
    summary: 'Mark all items that have arrived so far as seen, of one channel or of all',
    http: 'POST /v1/feed/markSeen',
    isIdempotent: true,
    scope: 'read',
    tag: 'agent',
    input: z.strictObject({ channelUrl }),
    output: z.object({ success, lastSeenAt: time }),
  }),
  refreshFeed: operation({
    summary: 'Fetch the feeds now, and wait for their answers',
    description:
      'Leaves out feeds that were fetched in the last 30 seconds and those whose server has requested a delay; `asked` is the number of the others.',
    http: 'POST /v1/feed/refresh',
    isIdempotent: true,
    scope: 'read',
    tag: 'agent',
    input: z.strictObject({ channelUrl }),
    output: z.object({ success, asked: z.int() }),
  }),
};
