import { notFound } from '../../contract/not-found.ts';
import type { ExchangeStore, ImportState } from '../../ports/exchange-store.ts';
import type { GlossDatabase } from './database.ts';
import { dexieCommit } from './dexie-commit.ts';
import { exchangeModels } from './exchange-models.ts';
import { mapWriteErrors } from './map-write-errors.ts';
import { packRecord } from './packed-rows.ts';
import { singleRowKey } from './single-row-key.ts';

/** Key of the one import. */

/** Creates the export and import of the library over the extension's IndexedDB database. */
export function dexieExchangeStore(database: GlossDatabase): ExchangeStore {
  const { imports, staged } = database;
  const { listRecords } = exchangeModels(database);

  /** Returns the state of an import, within a transaction. Throws `notFound` if another import has replaced it. */
  async function stateOf(importId: string): Promise<ImportState> {
    const state = await imports.get(singleRowKey);
    if (state?.importId !== importId) throw notFound('import', importId);
    return state;
  }

  return {
    listRecords,
    getImport: () => imports.get(singleRowKey),
    replaceImport: (begin) =>
      mapWriteErrors(() =>
        database.transaction('rw', imports, staged, async () => {
          const state = begin(await imports.get(singleRowKey));
          await staged.clear();
          await imports.put(state, singleRowKey);
          return state;
        }),
      ),
    stageRecords: (importId, { part, records, at }) =>
      mapWriteErrors(async () => {
        // Packed before, as a transaction waits for nothing but the database.
        const rows = await Promise.all(records.map(async (record) => ({ kind: record.kind, row: await packRecord(record) })));
        await database.transaction('rw', imports, staged, async () => {
          await imports.put({ ...(await stateOf(importId)), updatedAt: at }, singleRowKey);
          await staged.put({ part, rows });
        });
      }),
    listStagedParts: () => staged.orderBy('part').primaryKeys(),
    commitImport: (importId, rules, run) =>
      mapWriteErrors(() =>
        database.transaction('rw', database.tables, async () => {
          const state = await stateOf(importId);
          if (state.added) return state;
          const result = await dexieCommit(database, rules, run);
          await staged.clear();
          const ended = { ...state, ...result };
          await imports.put(ended, singleRowKey);
          return ended;
        }),
      ),
    dropImport: (importId) =>
      mapWriteErrors(() =>
        database.transaction('rw', imports, staged, async () => {
          if ((await imports.get(singleRowKey))?.importId !== importId) return;
          await staged.clear();
          await imports.clear();
        }),
      ),
  };
}
