import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { NoteStore } from '../../ports/note-store.ts';
import { isBefore, isNotInTrash } from './conditions.ts';
import { inOrderOf, ownRows } from './own-rows.ts';
import { newestVersionFirst, pruneNoteVersions } from './prune-note-versions.ts';
import { recordChanges } from './record-changes.ts';
import { requireMedia } from './require-owner.ts';
import { valuesOf } from './row-values.ts';
import { notePictures, notes, noteVersions } from './schema-library.ts';
import type { SqlDatabase } from './sql-database.ts';
import { withUserLock } from './with-user-lock.ts';

/** Creates one user's store of notes over the server's PostgreSQL database. */
export function sqlNoteStore(db: SqlDatabase, userId: string): NoteStore {
  const rows = ownRows(db, userId);
  const noteOf = rows.listBy(notes, notes.contentId);
  return {
    getNote: async (contentId) => (await noteOf(contentId))[0],
    getNotes: async (contentIds) => inOrderOf(contentIds, await rows.list(notes, inArray(notes.contentId, contentIds))),
    updateNote: (contentId, change) =>
      withUserLock(db, userId, async (locked) => {
        const row = await locked.one(notes, eq(notes.contentId, contentId));
        const changed = change(row);
        if (!changed) return row;
        if (!row) await requireMedia(locked, contentId);
        await locked.put(notes, [valuesOf.note(changed.note)]);
        if (changed.replaced) {
          await locked.put(noteVersions, [valuesOf.noteVersion(changed.replaced)]);
          await pruneNoteVersions(locked, contentId);
        }
        await recordChanges(locked, [{ kind: 'note', id: contentId, deleted: changed.note.text === '' }]);
        return changed.note;
      }),
    listNotes: ({ before: place, limit }) => {
      const rest = place && isBefore([notes.updatedAt, notes.contentId], [place.updatedAt, place.contentId]);
      const wanted = and(sql`${notes.hasText}`, rest, isNotInTrash(notes));
      return rows.list(notes, wanted, [desc(notes.updatedAt), desc(notes.contentId)], limit);
    },
    listNoteVersions: (contentId) => rows.list(noteVersions, eq(noteVersions.contentId, contentId), newestVersionFirst),
    putNotePicture: (picture) =>
      withUserLock(db, userId, async (locked) => {
        await requireMedia(locked, picture.contentId);
        await locked.put(notePictures, [valuesOf.notePicture(picture)]);
        await recordChanges(locked, [{ kind: 'picture', id: picture.pictureId, deleted: false }]);
      }),
    getNotePictures: (contentId) => rows.list(notePictures, eq(notePictures.contentId, contentId)),
    listNotePictures: (before) =>
      db
        .select({ pictureId: notePictures.pictureId, contentId: notePictures.contentId })
        .from(notePictures)
        .where(rows.where(notePictures, lt(notePictures.createdAt, before))),
    deleteNotePicture: (pictureId) =>
      withUserLock(db, userId, async (locked) => {
        await locked.remove(notePictures, eq(notePictures.pictureId, pictureId));
        await recordChanges(locked, [{ kind: 'picture', id: pictureId, deleted: true }]);
      }),
  };
}
