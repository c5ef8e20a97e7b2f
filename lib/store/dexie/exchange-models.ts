import type { RecordPage, RecordPosition } from '../../ports/exchange-store.ts';
import { recordKinds } from '../../ports/library-records.ts';
import { listKindsFrom, pageSize } from '../record-pages.ts';
import type { GlossDatabase } from './database.ts';
import { libraryTable } from './library-tables.ts';
import { unpackRecord } from './packed-rows.ts';

/** Reads of the whole library; for exports and for the store. */
export function exchangeModels(database: GlossDatabase) {
  async function listRecords(after?: RecordPosition): Promise<RecordPage> {
    for (const kind of listKindsFrom(after)) {
      const table = libraryTable(database, kind);
      const rest = after?.kind === kind ? table.where(':id').above(after.key) : table.toCollection();
      const page = rest.limit(pageSize(kind));
      const [rows, keys] = await database.transaction('r', table, () => Promise.all([page.toArray(), page.primaryKeys()]));
      if (rows.length > 0)
        return { records: await Promise.all(rows.map((row) => unpackRecord(kind, row))), next: { kind, key: keys.at(-1)! } };
    }
    return { records: [] };
  }

  return {
    listRecords,

    countRecords: async (): Promise<number> => {
      const counts = await Promise.all(recordKinds.map((kind) => libraryTable(database, kind).count()));
      return counts.reduce((sum, count) => sum + count, 0);
    },
  };
}
