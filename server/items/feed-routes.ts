import { Hono } from 'hono';
import { etag } from 'hono/etag';
import type { Operations } from '../../lib/contract/index.ts';
import type { Client } from '../../lib/contract/operation.ts';
import { type RssFeed, rssType, writeRss } from '../../lib/feeds/write-rss.ts';
import { failureResponse } from '../../lib/transports/failure-response.ts';
import { digestFeed } from './digest-feed.ts';

/** The dependencies of the routes of users' feeds. */
export interface FeedRoutesOptions {
  origin: string;
  /** Returns the user that a token of feeds belongs to. Throws `rateLimited`. */
  findOwner(token: string): Promise<string | undefined>;
  clientOf(userId: string): Client<Operations>;
  onError(error: unknown): void;
}

const maxItems = 100;
const periodMs = 30 * 24 * 3600_000;
/** The path of a user's feed before its token. */
export const feedPath = '/feed/';

/**
 * The routes /feed/{token}, the new items of a user's channels as RSS, and /feed/{token}/digest, the last digest of them: for feed
 * readers, which send no other credentials.
 */
export function createFeedRoutes({ origin, findOwner, clientOf, onError }: FeedRoutesOptions): Hono {
  const app = new Hono();
  app.onError((error, context) => failureResponse(context, error, { onError }));

  const addFeed = (
    path: `${string}:token${string}`,
    read: (client: Client<Operations>, signal: AbortSignal) => Promise<RssFeed>,
  ) =>
    app.get(path, etag(), async ({ req, body, notFound }) => {
      const userId = await findOwner(req.param('token') ?? '');
      if (userId === undefined) return await notFound();
      const feed = writeRss(await read(clientOf(userId), req.raw.signal));
      return body(feed, 200, { 'content-type': rssType, 'cache-control': 'private, max-age=300', 'x-robots-tag': 'noindex' });
    });

  addFeed(`${feedPath}:token`, async (client, signal) => {
    const since = new Date(Date.now() - periodMs).toISOString();
    const { items } = await client.getFeed({ since, limit: maxItems }, { signal });
    return {
      title: 'Gloss',
      link: `${origin}/account`,
      description: 'New items of the subscribed channels',
      items: items.map(({ contentId, title, sourceUrl, channelTitle, publishedAt }) => ({
        id: contentId,
        title,
        link: sourceUrl,
        creator: channelTitle,
        ...(publishedAt && { publishedAt: Date.parse(publishedAt) }),
      })),
    };
  });
  addFeed(`${feedPath}:token/digest`, async (client, signal) =>
    digestFeed((await client.getDigest({}, { signal })).digest, origin),
  );
  return app;
}
