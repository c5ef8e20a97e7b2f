import { titleOf } from '../../lib/records/title-of.ts';
import type { SqlDatabase } from '../../lib/store/sql/sql-database.ts';
import { findPublisher, findSharedBy } from '../../lib/store/sql/sql-shared-collections.ts';
import { sqlStore } from '../../lib/store/sql/sql-store.ts';
import type { CollectionView } from '../pages/collection-page.ts';

/** Items per page. */
const pageSize = 50;

/**
 * Reads one page of a public collection, counted from 1. Returns undefined for a private collection and for a page past the end.
 */
export async function readCollection(db: SqlDatabase, id: string, number: number): Promise<CollectionView | undefined> {
  const ownerId = await findPublisher(db, id);
  const shared = ownerId === undefined ? undefined : await findSharedBy(db, ownerId, id);
  if (ownerId === undefined || !shared) return undefined;
  const { collection } = shared;
  const store = sqlStore(db, ownerId);
  const all = await store.listItems(id);
  const pages = Math.max(1, Math.ceil(all.length / pageSize));
  if (number > pages) return undefined;
  const ids = all.slice((number - 1) * pageSize, number * pageSize).map(({ contentId }) => contentId);
  const [contents, saved, summaries] = await Promise.all([
    store.getContents(ids),
    store.getSavedItems(ids),
    store.listNewestSummaries(ids),
  ]);
  return {
    id,
    name: collection.name,
    description: collection.description,
    itemCount: all.length,
    lines: collection.aggregated?.lines.map(({ text }) => text) ?? [],
    items: contents.flatMap((content, at) =>
      content
        ? {
            contentId: content.contentId,
            title: titleOf(content, saved[at]),
            author: content.author,
            duration: content.duration,
            language: summaries[at]?.digest.language,
            lines: summaries[at]?.digest.lines.map(({ text }) => text) ?? [],
          }
        : [],
    ),
    page: { number, of: pages },
  };
}
