import type { RssFeed } from '../../lib/feeds/write-rss.ts';
import { titleOf } from '../../lib/records/title-of.ts';
import type { SqlDatabase } from '../../lib/store/sql/sql-database.ts';
import { findPublisher, findSharedBy } from '../../lib/store/sql/sql-shared-collections.ts';
import { sqlStore } from '../../lib/store/sql/sql-store.ts';

const maxItems = 50;

/** Reads a public collection as a feed of the items that were added last. Returns undefined for a private collection. */
export async function readCollectionFeed(db: SqlDatabase, id: string, origin: string): Promise<RssFeed | undefined> {
  const ownerId = await findPublisher(db, id);
  const shared = ownerId === undefined ? undefined : await findSharedBy(db, ownerId, id);
  if (ownerId === undefined || !shared) return undefined;
  const store = sqlStore(db, ownerId);
  const newest = (await store.listItems(id)).toSorted((a, b) => b.addedAt - a.addedAt).slice(0, maxItems);
  const ids = newest.map(({ contentId }) => contentId);
  const [contents, saved, summaries] = await Promise.all([
    store.getContents(ids),
    store.getSavedItems(ids),
    store.listNewestSummaries(ids),
  ]);
  const path = `${origin}/c/${encodeURIComponent(id)}`;
  return {
    title: shared.collection.name,
    link: path,
    description: shared.collection.description,
    items: newest.flatMap(({ contentId, addedAt }, at) => {
      const content = contents[at];
      if (!content) return [];
      const link = `${origin}/v/${encodeURIComponent(contentId)}?collection=${encodeURIComponent(id)}`;
      const lines = summaries[at]?.digest.lines.map(({ text }) => text);
      return {
        id: contentId,
        title: titleOf(content, saved[at]),
        link,
        publishedAt: addedAt,
        creator: content.author,
        description: lines?.join('\n'),
      };
    }),
  };
}
