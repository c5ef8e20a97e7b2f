import type { RssFeed } from '../../lib/feeds/write-rss.ts';
import type { SqlDatabase } from '../../lib/store/sql/sql-database.ts';
import { readSharedItems } from './read-shared-items.ts';

const maxItems = 50;

/** Reads a public collection as a feed of the items that were added last. Returns undefined for a private collection. */
export async function readCollectionFeed(db: SqlDatabase, id: string, origin: string): Promise<RssFeed | undefined> {
  const shared = await readSharedItems(db, id, (all) => all.toSorted((a, b) => b.addedAt - a.addedAt).slice(0, maxItems));
  if (!shared) return undefined;
  const { collection, items } = shared;
  return {
    title: collection.name,
    link: `${origin}/c/${encodeURIComponent(id)}`,
    description: collection.description,
    items: items.map(({ content: { contentId, author }, title, addedAt, summary }) => ({
      id: contentId,
      title,
      link: `${origin}/v/${encodeURIComponent(contentId)}?collection=${encodeURIComponent(id)}`,
      publishedAt: addedAt,
      creator: author,
      description: summary?.lines.map(({ text }) => text).join('\n'),
    })),
  };
}
