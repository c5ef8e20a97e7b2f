import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Change } from '../../records/change.ts';
import type { OwnRows } from './own-rows.ts';
import { publish } from './publish.ts';
import { changes, cursors, saved } from './schema-library.ts';

const { cursor, kind, id, deleted, origin } = changes;

/** An entry of the change log before it has its number. */
export type NewChange = Omit<Change, 'cursor'>;

/** Returns the newest entry of the change log for a sync group. */
export async function lastChange(rows: OwnRows, thing: Pick<Change, 'kind' | 'id'>): Promise<Change | undefined> {
  const [found] = await readChanges(rows, and(eq(kind, thing.kind), eq(id, thing.id)));
  return found && toChange(found);
}

/** Returns the query for a user's change log, oldest first. */
export const readChanges = ({ db, where }: OwnRows, condition: SQL | undefined) =>
  db.select({ cursor, kind, id, deleted, origin }).from(changes).where(where(changes, condition)).orderBy(asc(cursor)).$dynamic();

/** Returns the entry of the change log that a row of the table stores. */
export const toChange = ({ origin, ...change }: Omit<typeof changes.$inferSelect, 'userId'>): Change => ({
  ...change,
  ...(origin !== null && { origin }),
});

/** Records changes inside the transaction that makes them, which must hold the user lock. Each group occurs once. */
export async function recordChanges(rows: OwnRows, newChanges: NewChange[]): Promise<void> {
  if (newChanges.length === 0) return;
  const [last] = await rows.db
    .insert(cursors)
    .values({ userId: rows.userId, cursor: newChanges.length })
    .onConflictDoUpdate({ target: cursors.userId, set: { cursor: sql`${cursors.cursor} + ${newChanges.length}` } })
    .returning({ cursor: cursors.cursor });
  const before = last!.cursor - newChanges.length;
  await rows.put(
    changes,
    newChanges.map((change, at) => ({ ...change, cursor: before + at + 1 })),
  );
  const written = newChanges.filter((change) => change.kind === 'collection' && !change.deleted);
  await publish(
    rows,
    written.map((change) => change.id),
  );
}

/** Records a change of a media item only if it is saved. One in the trash may be restored on another device, with what it has here. */
export async function recordChangeOfSaved(rows: OwnRows, contentId: string): Promise<void> {
  const item = await rows.one(saved, eq(saved.contentId, contentId));
  if (item) await recordChanges(rows, [{ kind: 'video', id: contentId, deleted: item.deletedAt !== undefined }]);
}
