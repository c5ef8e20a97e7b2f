import { and, asc, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { ChangeStore } from '../../ports/change-store.ts';
import type { Change } from '../../records.ts';
import { type OwnRows, ownRows } from './own-rows.ts';
import { publish } from './publish.ts';
import { changes, cursors, saved } from './schema-library.ts';
import type { SqlDatabase } from './sql-database.ts';

const { cursor, kind, id, deleted, origin } = changes;

export function sqlChangeStore(db: SqlDatabase, userId: string): ChangeStore {
  const rows = ownRows(db, userId);
  return {
    listChanges: async (after, limit) => (await readChanges(rows, gt(cursor, after)).limit(limit)).map(changeOf),
    isForgotten: async (contentId) => {
      const told = rows.where(changes, eq(kind, 'video'), eq(id, contentId), eq(deleted, true));
      const [change] = await db.select({ cursor }).from(changes).where(told);
      return change !== undefined && (await rows.one(saved, eq(saved.contentId, contentId))) === undefined;
    },
  };
}

/** What has happened to a thing. */
export type Told = Omit<Change, 'cursor'>;

/** The last change of a thing. */
export async function lastChange(rows: OwnRows, thing: Pick<Change, 'kind' | 'id'>): Promise<Change | undefined> {
  const [found] = await readChanges(rows, and(eq(kind, thing.kind), eq(id, thing.id)));
  return found && changeOf(found);
}

const readChanges = ({ db, where }: OwnRows, condition: SQL | undefined) =>
  db.select({ cursor, kind, id, deleted, origin }).from(changes).where(where(changes, condition)).orderBy(asc(cursor)).$dynamic();

const changeOf = ({ origin, ...change }: Omit<typeof changes.$inferSelect, 'userId'>): Change => ({
  ...change,
  ...(origin !== null && { origin }),
});

/** Notes changes inside the transaction that makes them, which must be in turn: each thing once. */
export async function tell(rows: OwnRows, told: Told[]): Promise<void> {
  if (told.length === 0) return;
  const [last] = await rows.db
    .insert(cursors)
    .values({ userId: rows.userId, cursor: told.length })
    .onConflictDoUpdate({ target: cursors.userId, set: { cursor: sql`${cursors.cursor} + ${told.length}` } })
    .returning({ cursor: cursors.cursor });
  const before = last!.cursor - told.length;
  await rows.put(
    changes,
    told.map((change, at) => ({ ...change, cursor: before + at + 1 })),
  );
  const written = told.filter((change) => change.kind === 'collection' && !change.deleted);
  await publish(
    rows,
    written.map((change) => change.id),
  );
}

/** A change of a medium concerns others only if the person keeps it. */
export async function tellOfSaved(rows: OwnRows, contentId: string): Promise<void> {
  const item = await rows.one(saved, eq(saved.contentId, contentId));
  if (item && item.deletedAt === undefined) await tell(rows, [{ kind: 'video', id: contentId, deleted: false }]);
}
