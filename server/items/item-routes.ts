import type { Context } from 'hono';
import { etag } from 'hono/etag';
import { rssType, writeRss } from '../../lib/feeds/write-rss.ts';
import { mapDatabaseErrors } from '../../lib/store/sql/map-database-errors.ts';
import type { SqlDatabase } from '../../lib/store/sql/sql-database.ts';
import { findPublisher, sqlSharedCollections } from '../../lib/store/sql/sql-shared-collections.ts';
import { sqlStore } from '../../lib/store/sql/sql-store.ts';
import type { Accounts } from '../accounts/accounts.ts';
import { type CollectionRelation, collectionPage } from '../pages/collection-page.ts';
import { itemPage } from '../pages/item-page.ts';
import { missingPage } from '../pages/missing-page.ts';
import { createPageApp, type PageApp, type PageEnv } from '../pages/page-app.ts';
import { readCollectionFeed } from './collection-feed.ts';
import { findPublicItem } from './public-item.ts';
import { readCollection } from './read-collection.ts';
import { readItem } from './read-item.ts';

/** The dependencies of the pages of media items and collections. */
export interface ItemRoutesOptions {
  db: SqlDatabase;
  accounts: Pick<Accounts, 'config' | 'sessions'>;
  onError?(error: unknown): void;
}

/**
 * The routes /v/{contentId}, a media item for its owner or from a public collection, and /c/{collectionId}, a public collection, with
 * its feed.
 */
export function createItemRoutes({ db, accounts, onError = () => undefined }: ItemRoutesOptions): PageApp {
  const { config, sessions } = accounts;
  const app = createPageApp(config.origin, ['/v/*', '/c/*'], onError);
  const read = mapDatabaseErrors({
    visitor: async (header: string | undefined) => (await sessions.findByCookie(header))?.user.userId,
    publicItem: (contentId: string, collectionId: string | undefined) => findPublicItem(db, contentId, collectionId),
    collection: (id: string, number: number) => readCollection(db, id, number),
    feed: (id: string) => readCollectionFeed(db, id, config.origin),
    async relation(id: string, userId: string | undefined): Promise<CollectionRelation> {
      if (userId === undefined) return 'signedOut';
      if ((await findPublisher(db, id)) === userId) return 'owner';
      return (await sqlSharedCollections(db, userId).find(id)).isAcquired ? 'acquired' : 'free';
    },
  });

  /** Answers with the same 404 for missing items and for items of other users. */
  const missing = (context: Context<PageEnv>, isSignedIn: boolean) =>
    context.html(missingPage(context.var.text, isSignedIn ? undefined : context.req.path), 404);

  app.get('/v/:contentId{.+}', async (context) => {
    const { text } = context.var;
    const contentId = context.req.param('contentId');
    const collectionId = context.req.query('collection');
    const userId = await read.visitor(context.req.header('cookie'));
    const own = userId && collectionId === undefined ? await readItem(sqlStore(db, userId), contentId) : undefined;
    if (own) return context.html(itemPage(text, own));
    const found = await read.publicItem(contentId, collectionId);
    const item = found && (await readItem(sqlStore(db, found.ownerId), contentId));
    if (!item) return missing(context, userId !== undefined);
    // A collection shares no notes, and its transcripts go only to users who acquired it.
    const { own: _, ...shared } = item;
    return context.html(itemPage(text, { ...shared, collection: found.collection }));
  });

  app.get('/c/:id', async (context) => {
    const number = /^[1-9]\d{0,5}$/.exec(context.req.query('page') ?? '1')?.[0];
    const collection = number && (await read.collection(context.req.param('id'), Number(number)));
    if (!collection) return missing(context, true);
    const userId = await read.visitor(context.req.header('cookie'));
    return context.html(collectionPage(context.var.text, collection, await read.relation(collection.id, userId)));
  });

  app.get('/c/:id/feed.xml', etag(), async (context) => {
    const feed = await read.feed(context.req.param('id'));
    if (!feed) return missing(context, true);
    return context.body(writeRss(feed), 200, { 'content-type': rssType, 'cache-control': 'public, max-age=300' });
  });

  for (const action of ['acquire', 'release'] as const) {
    app.post(`/c/:id/${action}`, async (context) => {
      const id = context.req.param('id');
      const userId = await read.visitor(context.req.header('cookie'));
      if (userId !== undefined) await sqlSharedCollections(db, userId)[action](id);
      // The page of the collection offers sign-in, or is missing when it is no longer shared.
      return context.redirect(`/c/${encodeURIComponent(id)}`, 303);
    });
  }
  return app;
}
