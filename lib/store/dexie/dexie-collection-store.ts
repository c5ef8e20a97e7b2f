import type { CollectionStore } from '../../ports/collection-store.ts';
import { replaceRow } from '../replace-row.ts';
import type { GlossDatabase } from './database.ts';
import { addChange } from './dexie-change-store.ts';
import { itemsOf, libraryModels } from './library-models.ts';
import { mapWriteErrors } from './map-write-errors.ts';

/** Creates the store of collections over the extension's IndexedDB database. */
export function dexieCollectionStore(database: GlossDatabase): CollectionStore {
  const { collections, collectionItems, changes } = database;
  const { listCollections, listItems, getItemsOverviews } = libraryModels(database);
  return {
    getCollection: (id) => collections.get(id),
    updateCollection: (id, change) =>
      mapWriteErrors(() =>
        database.transaction('rw', collections, changes, async () =>
          replaceRow(await collections.get(id), change, async (changed) => {
            await collections.put(changed);
            await addChange(database, 'collection', id, changed.deletedAt !== undefined);
          }),
        ),
      ),
    listCollections,
    getItemsOverviews,
    listItems,
    updateItems: (collectionId, change) =>
      mapWriteErrors(() =>
        database.transaction('rw', collectionItems, changes, async () => {
          const items = await itemsOf(database, collectionId).toArray();
          const changed = change(items);
          const [before, left] = [new Set(items), new Set(changed.map(({ contentId }) => contentId))];
          const gone = items.filter(({ contentId }) => !left.has(contentId));
          await collectionItems.bulkDelete(gone.map(({ contentId }) => [collectionId, contentId]));
          await collectionItems.bulkPut(changed.filter((item) => !before.has(item)));
          await addChange(database, 'collection', collectionId);
        }),
      ),
    listCollectionIdsOf: async (contentId) =>
      (await collectionItems.where('contentId').equals(contentId).primaryKeys()).map(([collectionId]) => collectionId),
  };
}
