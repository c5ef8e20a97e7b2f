import { and, asc, desc, eq, exists, inArray, isNull, lt, notExists, type SQL, sql } from 'drizzle-orm';
import type { LibraryStore, SavedQuery } from '../../ports/library-store.ts';
import { replaceRow } from '../replace-row.ts';
import { type FilterColumns, filterCondition } from './filter-condition.ts';
import { forgetContent, forgetEverything } from './forget.ts';
import { inOrderOf, ownRows } from './own-rows.ts';
import { recordChanges } from './record-changes.ts';
import { requireMedia } from './require-owner.ts';
import { valuesOf } from './row-values.ts';
import { cards, collectionItems, notes, saved } from './schema-library.ts';
import { contents } from './schema-media.ts';
import type { SqlDatabase } from './sql-database.ts';
import { withUserLock } from './with-user-lock.ts';

/** Creates one user's store of saved items over the server's PostgreSQL database. */
export function sqlLibraryStore(db: SqlDatabase, userId: string): LibraryStore {
  const rows = ownRows(db, userId);
  const savedOf = rows.listBy(saved, saved.contentId);
  const idsOf = async (table: typeof saved | typeof contents, condition: SQL | undefined) => {
    const found = await db
      .select({ contentId: table.contentId })
      .from(table as typeof saved)
      .where(rows.where(table, condition))
      .orderBy(table.contentId);
    return found.map(({ contentId }) => contentId);
  };
  const noteWithText = db
    .select()
    .from(notes)
    .where(and(ofRow(notes, saved), sql`${notes.hasText}`));
  const columnsOf = ({ collectionId = '' }: SavedQuery): FilterColumns => ({
    ...saved,
    isInTrash: sql`(${saved.deletedAt} is not null)`,
    hasNote: exists(noteWithText),
    isCollected: exists(
      db
        .select()
        .from(collectionItems)
        .where(and(ofRow(collectionItems, saved), eq(collectionItems.collectionId, collectionId))),
    ),
  });
  return {
    getSaved: async (contentId) => (await savedOf(contentId))[0],
    getSavedItems: async (contentIds) => inOrderOf(contentIds, await rows.list(saved, inArray(saved.contentId, contentIds))),
    updateSaved: (contentId, change) =>
      withUserLock(db, userId, async (locked) => {
        const row = await locked.one(saved, eq(saved.contentId, contentId));
        return replaceRow(row, change, async (changed) => {
          if (!row) await requireMedia(locked, contentId);
          await locked.put(saved, [valuesOf.saved(changed)]);
          await recordChanges(locked, [{ kind: 'video', id: contentId, deleted: changed.deletedAt !== undefined }]);
        });
      }),
    listSaved: async (query) => {
      const wanted = rows.where(saved, filterCondition(query, columnsOf(query)));
      const direction = query.sortOrder === 'asc' ? asc : desc;
      const found = await db
        .select({ row: saved.row, total: db.$count(saved, wanted) })
        .from(saved)
        .where(wanted)
        .orderBy(direction(saved[query.sortBy]), direction(saved.contentId))
        .offset(query.offset)
        .limit(query.limit);
      return { items: found.map(({ row }) => row), total: found[0]?.total ?? (await db.$count(saved, wanted)) };
    },
    listTags: async () => {
      const tag = sql<string>`unnest(${saved.tags})`.mapWith(saved.contentId).as('tag');
      const found = await db
        .select({ tag, count: sql<number>`count(*)`.mapWith(Number) })
        .from(saved)
        .where(rows.where(saved, isNull(saved.deletedAt)))
        .groupBy(sql`1`);
      return found.sort((a, b) => b.count - a.count || (a.tag < b.tag ? -1 : 1));
    },
    listExpired: async ({ trashed, unsaved }) => {
      const savedRows = db.select().from(saved).where(ofRow(saved, contents));
      return [
        ...(await idsOf(saved, lt(saved.deletedAt, trashed))),
        ...(await idsOf(contents, and(lt(contents.updatedAt, unsaved), notExists(savedRows)))),
      ];
    },
    listUntouched: (before) => {
      const collected = db.select().from(collectionItems).where(ofRow(collectionItems, saved));
      const remembered = db.select().from(cards).where(ofRow(cards, saved));
      const unmarked = sql`not ${saved.favourite} and cardinality(${saved.tags}) = 0`;
      return idsOf(
        saved,
        and(
          ...[lt(saved.updatedAt, before), isNull(saved.deletedAt), unmarked],
          ...[noteWithText, collected, remembered].map(notExists),
        ),
      );
    },
    forgetContent: (contentId) => withUserLock(db, userId, (locked) => forgetContent(locked, contentId)),
    forgetEverything: (options) => withUserLock(db, userId, (locked) => forgetEverything(locked, options)),
  };
}

type TableOfMedia = typeof saved | typeof cards | typeof contents | typeof notes | typeof collectionItems;
const ofRow = (table: TableOfMedia, row: TableOfMedia): SQL | undefined =>
  and(eq(table.userId, row.userId), eq(table.contentId, row.contentId));
