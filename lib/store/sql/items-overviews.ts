import { and, eq, sql } from 'drizzle-orm';
import type { ItemsOverview } from '../../ports/collection-store.ts';
import { isNotInTrash, tuple, valuesFor } from './conditions.ts';
import { collectionItems } from './schema-library.ts';
import { contents } from './schema-media.ts';
import type { SqlDatabase } from './sql-database.ts';

const { userId, collectionId, contentId, position } = collectionItems;

/** Returns the overviews of collections of any owners by one query, in the order of the collections. */
export async function itemsOverviews(
  db: SqlDatabase,
  collections: { ownerId: string; collectionId: string }[],
): Promise<ItemsOverview[]> {
  if (collections.length === 0) return [];
  const keys = collections.map((collection) => valuesFor([userId, collectionId], [collection.ownerId, collection.collectionId]));
  const found = await db
    .selectDistinctOn([userId, collectionId], {
      userId,
      collectionId,
      itemCount: sql<number>`count(*) over (partition by ${userId}, ${collectionId})`.mapWith(Number),
      first: contents.row,
    })
    .from(collectionItems)
    .leftJoin(contents, and(eq(contents.userId, userId), eq(contents.contentId, contentId)))
    .where(and(sql`${tuple([userId, collectionId])} in (${sql.join(keys, sql`, `)})`, isNotInTrash(collectionItems)))
    .orderBy(userId, collectionId, position, contentId);
  return collections.map((collection) => {
    const row = found.find((one) => one.userId === collection.ownerId && one.collectionId === collection.collectionId);
    return { itemCount: row?.itemCount ?? 0, coverUrl: row?.first?.coverUrl };
  });
}
