import { eq, gt } from 'drizzle-orm';
import type { ChangeStore } from '../../ports/change-store.ts';
import { ownRows } from './own-rows.ts';
import { readChanges, toChange } from './record-changes.ts';
import { recordSharedChanges } from './record-shared-changes.ts';
import { epochs } from './schema-epochs.ts';
import { changes, saved } from './schema-library.ts';
import type { SqlDatabase } from './sql-database.ts';

const { cursor, kind, id, deleted } = changes;

/** Creates one user's change log over the server's PostgreSQL database. */
export function sqlChangeStore(db: SqlDatabase, userId: string): ChangeStore {
  const rows = ownRows(db, userId);
  return {
    listChanges: async (after, limit) => {
      await recordSharedChanges(db, userId);
      return (await readChanges(rows, gt(cursor, after)).limit(limit)).map(toChange);
    },
    getEpoch: async () => {
      const read = () => db.select({ epoch: epochs.epoch }).from(epochs).where(rows.where(epochs));
      const [found] = await read();
      if (found) return found.epoch;
      await db.insert(epochs).values({ userId, epoch: crypto.randomUUID() }).onConflictDoNothing();
      return (await read())[0]!.epoch;
    },
    isForgotten: async (contentId) => {
      const condition = rows.where(changes, eq(kind, 'video'), eq(id, contentId), eq(deleted, true));
      const [change] = await db.select({ cursor }).from(changes).where(condition);
      return change !== undefined && (await rows.one(saved, eq(saved.contentId, contentId))) === undefined;
    },
  };
}
