import { asc } from 'drizzle-orm';
import { notFound } from '../../contract/not-found.ts';
import type { ExchangeStore, ImportState } from '../../ports/exchange-store.ts';
import { compress } from '../compression.ts';
import { listRecords } from './list-records.ts';
import { type OwnRows, ownRows } from './own-rows.ts';
import { imports, staged } from './schema-exchange.ts';
import { sqlCommit } from './sql-commit.ts';
import type { SqlDatabase } from './sql-database.ts';
import { withUserLock } from './with-user-lock.ts';

/** Creates the export and import of one user's library over the server's PostgreSQL database. */
export function sqlExchangeStore(db: SqlDatabase, userId: string): ExchangeStore {
  const rows = ownRows(db, userId);
  return {
    listRecords: (after) => listRecords(rows, after),
    getImport: () => rows.one(imports, undefined),
    replaceImport: (begin) =>
      withUserLock(db, userId, async (locked) => {
        const state = begin(await locked.one(imports, undefined));
        await locked.remove(staged);
        await locked.put(imports, [{ row: state }]);
        return state;
      }),
    stageRecords: async (importId, { part, records, at }) => {
      const packed = await compress(JSON.stringify(records));
      await withUserLock(db, userId, async (locked) => {
        await locked.put(imports, [{ row: { ...(await stateOf(locked, importId)), updatedAt: at } }]);
        await locked.put(staged, [{ part, records: packed }]);
      });
    },
    listStagedParts: async () => {
      const parts = await db.select({ part: staged.part }).from(staged).where(rows.where(staged)).orderBy(asc(staged.part));
      return parts.map(({ part }) => part);
    },
    commitImport: (importId, rules, run) =>
      withUserLock(db, userId, async (locked) => {
        const state = await stateOf(locked, importId);
        if (state.added) return state;
        const result = await sqlCommit(locked, rules, run);
        await locked.remove(staged);
        const ended = { ...state, ...result };
        await locked.put(imports, [{ row: ended }]);
        return ended;
      }),
    dropImport: (importId) =>
      withUserLock(db, userId, async (locked) => {
        if ((await locked.one(imports, undefined))?.importId !== importId) return;
        await locked.remove(staged);
        await locked.remove(imports);
      }),
  };
}

/** Returns the state of an import. Throws `notFound` if another import has replaced it. */
async function stateOf(rows: OwnRows, importId: string): Promise<ImportState> {
  const state = await rows.one(imports, undefined);
  if (state?.importId !== importId) throw notFound('import', importId);
  return state;
}
