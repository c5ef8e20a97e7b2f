import { and, asc, eq } from 'drizzle-orm';
import { isNotInTrash } from '../../lib/store/sql/conditions.ts';
import { isPublic } from '../../lib/store/sql/publish.ts';
import { collectionItems, collections } from '../../lib/store/sql/schema-library.ts';
import { publications } from '../../lib/store/sql/schema-sharing.ts';
import type { SqlDatabase } from '../../lib/store/sql/sql-database.ts';

/** The owner and the public collection that share a media item. */
export interface PublicItem {
  ownerId: string;
  collection: { id: string; name: string };
}

/**
 * Finds the public collection that shows a media item: the named one, otherwise the one that has been public the longest, so that
 * a later collection cannot replace its text.
 */
export async function findPublicItem(
  db: SqlDatabase,
  contentId: string,
  collectionId: string | undefined,
): Promise<PublicItem | undefined> {
  const { userId, id } = collections;
  const [found] = await db
    .select({ ownerId: userId, collection: collections.row })
    .from(collectionItems)
    .innerJoin(collections, and(eq(userId, collectionItems.userId), eq(id, collectionItems.collectionId)))
    .innerJoin(publications, and(eq(publications.userId, userId), eq(publications.collectionId, id)))
    .where(
      and(
        eq(collectionItems.contentId, contentId),
        collectionId === undefined ? undefined : eq(id, collectionId),
        isPublic,
        isNotInTrash(collectionItems),
      ),
    )
    .orderBy(asc(publications.publishedAt), asc(id))
    .limit(1);
  return found;
}
