import Dexie from 'dexie';
import type { NoteStore } from '../../ports/note-store.ts';
import type { GlossDatabase } from './database.ts';
import { addChange } from './dexie-change-store.ts';
import { libraryModels } from './library-models.ts';
import { mapWriteErrors } from './map-write-errors.ts';

/** Creates the store of notes over the extension's IndexedDB database. */
export function dexieNoteStore(database: GlossDatabase): NoteStore {
  const { notes, noteVersions, changes } = database;
  return {
    getNote: (contentId) => notes.get(contentId),
    getNotes: (contentIds) => notes.bulkGet(contentIds),
    updateNote: (contentId, change) =>
      mapWriteErrors(() =>
        database.transaction('rw', notes, noteVersions, changes, async () => {
          const row = await notes.get(contentId);
          const changed = change(row);
          if (!changed) return row;
          await notes.put(changed.note);
          if (changed.replaced) await noteVersions.put(changed.replaced);
          await addChange(database, 'note', contentId, changed.note.text === '');
          return changed.note;
        }),
      ),
    listNotes: libraryModels(database).listNotes,
    listNoteVersions: (contentId) =>
      noteVersions
        .where('[contentId+createdAt]')
        .between([contentId, Dexie.minKey], [contentId, Dexie.maxKey])
        .reverse()
        .toArray(),
  };
}
