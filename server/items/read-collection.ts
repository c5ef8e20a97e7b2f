import type { SqlDatabase } from '../../lib/store/sql/sql-database.ts';
import type { CollectionView } from '../pages/collection-page.ts';
import { readSharedItems } from './read-shared-items.ts';

/** Items per page. */
const pageSize = 50;

/**
 * Reads one page of a public collection, counted from 1. Returns undefined for a private collection and for a page past the end.
 */
export async function readCollection(db: SqlDatabase, id: string, number: number): Promise<CollectionView | undefined> {
  const shared = await readSharedItems(db, id, (all) => all.slice((number - 1) * pageSize, number * pageSize));
  if (!shared) return undefined;
  const { collection, itemCount, items } = shared;
  const pages = Math.max(1, Math.ceil(itemCount / pageSize));
  if (number > pages) return undefined;
  return {
    id,
    name: collection.name,
    description: collection.description,
    itemCount,
    lines: collection.aggregated?.lines.map(({ text }) => text) ?? [],
    items: items.map(({ content: { contentId, author, duration }, title, summary }) => ({
      contentId,
      title,
      author,
      duration,
      language: summary?.language,
      lines: summary?.lines.map(({ text }) => text) ?? [],
    })),
    page: { number, of: pages },
  };
}
