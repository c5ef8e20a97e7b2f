import { Failure } from '../../contract/failure.ts';
import type { ExchangeStore, ImportState } from '../../ports/exchange-store.ts';
import { compress } from '../compression.ts';
import { listRecords } from './list-records.ts';
import { type OwnRows, ownRows } from './own-rows.ts';
import { imports, staged } from './schema-exchange.ts';
import { sqlCommit } from './sql-commit.ts';
import type { SqlDatabase } from './sql-database.ts';
import { withUserLock } from './with-user-lock.ts';

export function sqlExchangeStore(db: SqlDatabase, userId: string): ExchangeStore {
  const rows = ownRows(db, userId);
  return {
    listRecords: (after) => listRecords(rows, after),
    getImport: () => rows.one(imports, undefined),
    replaceImport: (begin) =>
      withUserLock(db, userId, async (mine) => {
        const state = begin(await mine.one(imports, undefined));
        await mine.remove(staged);
        await mine.put(imports, [{ row: state }]);
        return state;
      }),
    stageRecords: async (importId, { part, records, at }) => {
      const packed = await compress(JSON.stringify(records));
      await withUserLock(db, userId, async (mine) => {
        await mine.put(imports, [{ row: { ...(await stateOf(mine, importId)), updatedAt: at } }]);
        await mine.put(staged, [{ part, records: packed }]);
      });
    },
    commitImport: (importId, rules, run) =>
      withUserLock(db, userId, async (mine) => {
        const state = await stateOf(mine, importId);
        if (state.added) return state;
        const added = await sqlCommit(mine, rules, run);
        await mine.remove(staged);
        const ended = { ...state, added };
        await mine.put(imports, [{ row: ended }]);
        return ended;
      }),
    dropImport: (importId) =>
      withUserLock(db, userId, async (mine) => {
        if ((await mine.one(imports, undefined))?.importId !== importId) return;
        await mine.remove(staged);
        await mine.remove(imports);
      }),
  };
}

/** Throws `notFound` for one that has given way to another. */
async function stateOf(rows: OwnRows, importId: string): Promise<ImportState> {
  const state = await rows.one(imports, undefined);
  if (state?.importId !== importId) throw new Failure('notFound', `no import ${importId}`);
  return state;
}
