import { and, desc, eq, isNull, notExists } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { SharedCollection, SharedCollections } from '../../ports/shared-collections.ts';
import type { Collection } from '../../records/collection.ts';
import { isBefore } from './conditions.ts';
import { itemsOverviews } from './items-overviews.ts';
import { mapDatabaseErrors } from './map-database-errors.ts';
import { isPublic } from './publish.ts';
import { recordSharedChangesLocked } from './record-shared-changes.ts';
import { collections } from './schema-library.ts';
import { acquisitions, publications } from './schema-sharing.ts';
import { sqlCollectionStore } from './sql-collection-store.ts';
import type { SqlDatabase } from './sql-database.ts';
import { sqlLibraryStore } from './sql-library-store.ts';
import { sqlMediaStore } from './sql-media-store.ts';
import { sqlTextStore } from './sql-text-store.ts';
import { withUserLock } from './with-user-lock.ts';

/** Creates the access of one user to the shared collections of other users. */
export const sqlSharedCollections = (db: SqlDatabase, userId: string): SharedCollections => {
  const ownCollections = alias(collections, 'own_collections');
  const { updatedAt, id } = collections;
  const isAcquisitionOf = (collectionId: string) =>
    and(eq(acquisitions.userId, userId), eq(acquisitions.collectionId, collectionId));

  const find: SharedCollections['find'] = async (collectionId) => {
    const [acquired] = await db.select({ ownerId: acquisitions.ownerId }).from(acquisitions).where(isAcquisitionOf(collectionId));
    const ownerId = acquired?.ownerId ?? (await findPublisher(db, collectionId));
    const shared = ownerId === undefined || ownerId === userId ? undefined : await findSharedBy(db, ownerId, collectionId);
    return { isAcquired: acquired !== undefined, ...(shared && { shared }) };
  };

  return mapDatabaseErrors({
    find,
    async acquire(collectionId) {
      const found = await find(collectionId);
      const ownerId = found.shared && !found.isAcquired ? await findPublisher(db, collectionId) : undefined;
      if (ownerId === undefined) return found;
      await withUserLock(db, userId, async (locked) => {
        const row = { userId, collectionId, ownerId, acquiredAt: Date.now() };
        await locked.db.insert(acquisitions).values(row).onConflictDoNothing();
        await recordSharedChangesLocked(locked);
      });
      return find(collectionId);
    },
    release: (collectionId) =>
      withUserLock(db, userId, async (locked) => {
        const gone = await locked.db
          .delete(acquisitions)
          .where(isAcquisitionOf(collectionId))
          .returning({ ownerId: acquisitions.ownerId });
        await recordSharedChangesLocked(locked);
        return gone.length > 0;
      }),
    async list({ before: place, limit }) {
      // An own collection with the same id, which an import may have added, hides the acquired one.
      const own = db
        .select({ id: ownCollections.id })
        .from(ownCollections)
        .where(and(eq(ownCollections.userId, userId), eq(ownCollections.id, id), isNull(ownCollections.deletedAt)));
      const found = await db
        .select({ row: collections.row, ownerId: acquisitions.ownerId })
        .from(acquisitions)
        .innerJoin(collections, and(eq(collections.userId, acquisitions.ownerId), eq(id, acquisitions.collectionId)))
        .where(
          and(
            eq(acquisitions.userId, userId),
            isPublic,
            notExists(own),
            place && isBefore([updatedAt, id], [place.updatedAt, place.id]),
          ),
        )
        .orderBy(desc(updatedAt), desc(id))
        .limit(limit);
      const keys = found.map(({ row, ownerId }) => ({ ownerId, collectionId: row.id }));
      const overviews = await itemsOverviews(db, keys);
      return found.map(({ row }, at) => ({ collection: row, overview: overviews[at]! }));
    },
  });
};

/** Returns the user whose collection has a public id. */
export async function findPublisher(db: SqlDatabase, collectionId: string): Promise<string | undefined> {
  const [found] = await db
    .select({ userId: publications.userId })
    .from(publications)
    .where(eq(publications.collectionId, collectionId));
  return found?.userId;
}

/** Returns a collection of the given user if it is public. */
export async function findSharedBy(
  db: SqlDatabase,
  ownerId: string,
  collectionId: string,
): Promise<SharedCollection | undefined> {
  const [found] = await db
    .select({ row: collections.row })
    .from(collections)
    .where(and(eq(collections.userId, ownerId), eq(collections.id, collectionId), isPublic));
  return found && withReader(db, ownerId, found.row);
}

function withReader(db: SqlDatabase, ownerId: string, collection: Collection): SharedCollection {
  const { listItems, getItemsOverviews } = sqlCollectionStore(db, ownerId);
  const { getContents } = sqlMediaStore(db, ownerId);
  const { getSavedItems } = sqlLibraryStore(db, ownerId);
  const { listNewestSummaries } = sqlTextStore(db, ownerId);
  const reader = { listItems, getItemsOverviews, getContents, getSavedItems, listNewestSummaries };
  return { collection, reader: mapDatabaseErrors(reader) };
}
