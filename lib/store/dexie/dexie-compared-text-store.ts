import type { ComparedTextStore } from '../../ports/compared-text-store.ts';
import type { ComparedTextDatabase } from './compared-text-database.ts';
import { mapWriteErrors } from './map-write-errors.ts';
import { singleRowKey } from './single-row-key.ts';

/** The stored compared texts in the browser. Only the offscreen document opens them. */
export function dexieComparedTextStore(database: ComparedTextDatabase): ComparedTextStore {
  const { texts, progress } = database;
  return {
    getProgress: () => progress.get(singleRowKey),
    listIds: () => texts.toCollection().primaryKeys(),
    list: async (contentIds) => (await texts.bulkGet([...contentIds])).filter((text) => text !== undefined),
    put: (rows) => mapWriteErrors(async () => void (await texts.bulkPut(rows))),
    drop: (contentIds, next) =>
      mapWriteErrors(() =>
        database.transaction('rw', texts, progress, async () => {
          if (contentIds === 'all') await texts.clear();
          else await texts.bulkDelete([...contentIds]);
          await progress.put(next, singleRowKey);
        }),
      ),
  };
}
