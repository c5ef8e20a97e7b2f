import type { Collection, CollectionItem } from '../../lib/records/collection.ts';
import type { Content } from '../../lib/records/content.ts';
import type { SummaryContent } from '../../lib/records/summary.ts';
import { titleOf } from '../../lib/records/title-of.ts';
import type { SqlDatabase } from '../../lib/store/sql/sql-database.ts';
import { findPublisher, findSharedBy } from '../../lib/store/sql/sql-shared-collections.ts';

/** An item of a public collection, as others see it. */
export interface SharedItem {
  content: Content;
  title: string;
  /** Milliseconds since 1970. */
  addedAt: number;
  summary?: SummaryContent;
}

/**
 * Reads a public collection with those of its items that `select` returns, without those that have no media item any more. Returns
 * undefined for a private collection.
 */
export async function readSharedItems(
  db: SqlDatabase,
  id: string,
  select: (all: CollectionItem[]) => CollectionItem[],
): Promise<{ collection: Collection; itemCount: number; items: SharedItem[] } | undefined> {
  const ownerId = await findPublisher(db, id);
  const shared = ownerId === undefined ? undefined : await findSharedBy(db, ownerId, id);
  if (!shared) return undefined;
  const { collection, reader } = shared;
  const all = await reader.listItems(id);
  const selected = select(all);
  const ids = selected.map(({ contentId }) => contentId);
  const [contents, saved, summaries] = await Promise.all([
    reader.getContents(ids),
    reader.getSavedItems(ids),
    reader.listNewestSummaries(ids),
  ]);
  const items = selected.flatMap(({ addedAt }, at) => {
    const content = contents[at];
    return content ? [{ content, title: titleOf(content, saved[at]), addedAt, summary: summaries[at]?.digest }] : [];
  });
  return { collection, itemCount: all.length, items };
}
