import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import { sha256 } from '../../encoding/sha256.ts';
import { acquiredCollections, acquiredItems } from './acquired.ts';
import { type OwnRows, ownRows } from './own-rows.ts';
import { type NewChange, recordChanges } from './record-changes.ts';
import { cursors } from './schema-library.ts';
import { acquisitions, sharedVersions } from './schema-sharing.ts';
import type { SqlDatabase } from './sql-database.ts';
import { withUserLock } from './with-user-lock.ts';

/** Maximum items of a shared collection. */
const maxItems = 1000;

/**
 * Records the changes that other users made to what they share with this one. Runs when the user lists changes, so that no
 * owner’s write waits for the readers’ locks.
 */
export async function recordSharedChanges(db: SqlDatabase, userId: string): Promise<void> {
  const behind = await seenOf(ownRows(db, userId), sql`${acquisitions.seen} is distinct from ${cursors.cursor}`).limit(1);
  if (behind.length > 0) await withUserLock(db, userId, recordSharedChangesLocked);
}

/** Must run inside a transaction that holds the user lock. */
export async function recordSharedChangesLocked(rows: OwnRows): Promise<void> {
  const { id, version } = sharedVersions;
  // Read before the records, so that a change that happens meanwhile is reported the next time.
  const seen = await seenOf(rows);
  const now = await versionsOf(rows);
  const recorded = await rows.db.select({ id, version }).from(sharedVersions).where(rows.where(sharedVersions));
  const before = new Map(recorded.map((one) => [one.id, one.version]));
  const changed = [...now].flatMap(([id, version]) => (before.get(id) === version ? [] : [{ id, version }]));
  const gone = recorded.flatMap((one) => (now.has(one.id) ? [] : [one.id]));
  await recordChanges(rows, [
    ...gone.map((id): NewChange => ({ kind: 'shared', id, deleted: true })),
    ...changed.map(({ id }): NewChange => ({ kind: 'shared', id, deleted: false })),
  ]);
  await rows.remove(sharedVersions, inArray(id, gone));
  await rows.put(sharedVersions, changed);
  await rows.put(acquisitions, seen);
}

/** Acquisitions with the newest cursor of their owners. */
function seenOf({ db, where }: OwnRows, condition?: SQL) {
  const { collectionId, ownerId, acquiredAt } = acquisitions;
  return db
    .select({ collectionId, ownerId, acquiredAt, seen: cursors.cursor })
    .from(acquisitions)
    .leftJoin(cursors, eq(cursors.userId, ownerId))
    .where(where(acquisitions, condition));
}

/** Versions of everything that is shared with the user, by the ids of the changes. */
async function versionsOf(rows: OwnRows): Promise<Map<string, string>> {
  const versions = new Map<string, string>();
  const itemsOf = new Map<string, string[]>();
  for (const { ownerId, row, cursor } of await acquiredItems(rows)) {
    const { contentId, collectionId } = row;
    const items = itemsOf.get(collectionId) ?? [];
    itemsOf.set(collectionId, items);
    if (items.length === maxItems) continue;
    items.push(contentId);
    const id = `content:${contentId}`;
    if (!versions.has(id)) versions.set(id, `${cursor} ${ownerId} ${collectionId}`);
  }
  for (const { ownerId, row, cursor } of await acquiredCollections(rows)) {
    // An item that its owner moves to the trash, or restores, leaves the collection as it is, and changes what is in it.
    const items = await sha256(JSON.stringify(itemsOf.get(row.id) ?? []));
    versions.set(`collection:${row.id}`, `${cursor} ${ownerId} ${items}`);
  }
  return versions;
}
