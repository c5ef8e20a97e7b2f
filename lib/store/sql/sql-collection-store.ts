import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { CollectionStore } from '../../ports/collection-store.ts';
import { replaceRow } from '../replace-row.ts';
import { isBefore, isNotInTrash } from './conditions.ts';
import { itemsOverviews } from './items-overviews.ts';
import { ownRows } from './own-rows.ts';
import { recordChanges } from './record-changes.ts';
import { valuesOf } from './row-values.ts';
import { collectionItems, collections } from './schema-library.ts';
import type { SqlDatabase } from './sql-database.ts';
import { withUserLock } from './with-user-lock.ts';

const inOrder = [asc(collectionItems.position), asc(collectionItems.contentId)];

/** Creates one user's store of collections over the server's PostgreSQL database. */
export function sqlCollectionStore(db: SqlDatabase, userId: string): CollectionStore {
  const rows = ownRows(db, userId);
  const of = (collectionId: string) => eq(collectionItems.collectionId, collectionId);
  return {
    getCollection: (id) => rows.one(collections, eq(collections.id, id)),
    updateCollection: (id, change) =>
      withUserLock(db, userId, async (locked) =>
        replaceRow(await locked.one(collections, eq(collections.id, id)), change, async (changed) => {
          await locked.put(collections, [valuesOf.collection(changed)]);
          await recordChanges(locked, [{ kind: 'collection', id, deleted: changed.deletedAt !== undefined }]);
        }),
      ),
    listCollections: ({ before: place, limit }) => {
      const rest = place && isBefore([collections.updatedAt, collections.id], [place.updatedAt, place.id]);
      const order = [desc(collections.updatedAt), desc(collections.id)];
      return rows.list(collections, and(isNull(collections.deletedAt), rest), order, limit);
    },
    getItemsOverviews: (ids) =>
      itemsOverviews(
        db,
        ids.map((collectionId) => ({ ownerId: userId, collectionId })),
      ),
    listItems: (collectionId) => rows.list(collectionItems, and(of(collectionId), isNotInTrash(collectionItems)), inOrder),
    updateItems: (collectionId, change) =>
      withUserLock(db, userId, async (locked) => {
        const items = await locked.list(collectionItems, of(collectionId), inOrder);
        const changed = change(items);
        const [formerly, left] = [new Set(items), new Set(changed.map(({ contentId }) => contentId))];
        const gone = items.map(({ contentId }) => contentId).filter((contentId) => !left.has(contentId));
        await locked.remove(collectionItems, and(of(collectionId), inArray(collectionItems.contentId, gone)));
        await locked.put(collectionItems, changed.filter((item) => !formerly.has(item)).map(valuesOf.collectionItem));
        await recordChanges(locked, [{ kind: 'collection', id: collectionId, deleted: false }]);
      }),
    listCollectionIdsOf: async (contentId) =>
      (await rows.list(collectionItems, eq(collectionItems.contentId, contentId), [asc(collectionItems.collectionId)])).map(
        ({ collectionId }) => collectionId,
      ),
  };
}
