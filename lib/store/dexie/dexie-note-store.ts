import type { NoteStore } from '../../ports/note-store.ts';
import type { NotePicture } from '../../records/note-picture.ts';
import type { GlossDatabase, PictureRow } from './database.ts';
import { addChange } from './dexie-change-store.ts';
import { libraryItemModels } from './library-item-models.ts';
import { libraryModels } from './library-models.ts';
import { mapWriteErrors } from './map-write-errors.ts';
import { packRecord, unpackRecord } from './packed-rows.ts';
import { pruneNoteVersions } from './prune-note-versions.ts';
import { requireMedia } from './require-owner.ts';

/** Creates the store of notes over the extension's IndexedDB database. */
export function dexieNoteStore(database: GlossDatabase): NoteStore {
  const { contents, notes, noteVersions, notePictures, changes } = database;
  return {
    getNote: (contentId) => notes.get(contentId),
    getNotes: (contentIds) => notes.bulkGet(contentIds),
    updateNote: (contentId, change) =>
      mapWriteErrors(() =>
        database.transaction('rw', contents, notes, noteVersions, changes, async () => {
          const row = await notes.get(contentId);
          const changed = change(row);
          if (!changed) return row;
          if (!row) await requireMedia(database, contentId);
          await notes.put(changed.note);
          if (changed.replaced) {
            await noteVersions.put(changed.replaced);
            await pruneNoteVersions(database, contentId);
          }
          await addChange(database, 'note', contentId, changed.note.text === '');
          return changed.note;
        }),
      ),
    listNotes: libraryModels(database).listNotes,
    listNoteVersions: libraryItemModels(database).noteVersions,
    putNotePicture: (picture) =>
      mapWriteErrors(async () => {
        const row = (await packRecord({ kind: 'notePicture', value: picture })) as PictureRow;
        await database.transaction('rw', contents, notePictures, changes, async () => {
          await requireMedia(database, picture.contentId);
          await notePictures.put(row);
          await addChange(database, 'picture', picture.pictureId);
        });
      }),
    getNotePictures: async (contentId) => {
      const rows = await notePictures.where('contentId').equals(contentId).toArray();
      const records = await Promise.all(rows.map((row) => unpackRecord('notePicture', row)));
      return records.map(({ value }) => value as NotePicture).filter(({ image }) => image);
    },
    listNotePictures: (before) => notePictures.where('createdAt').below(before).toArray(),
    deleteNotePicture: (pictureId) =>
      mapWriteErrors(() =>
        database.transaction('rw', notePictures, changes, async () => {
          await notePictures.delete(pictureId);
          await addChange(database, 'picture', pictureId, true);
        }),
      ),
  };
}
