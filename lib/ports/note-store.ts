import type { Note, NoteVersion } from '../records/note.ts';

/** Stores the user's note on each media item, and its replaced versions. */
export interface NoteStore {
  getNote(contentId: string): Promise<Note | undefined>;
  /** In the order of the ids. */
  getNotes(contentIds: string[]): Promise<(Note | undefined)[]>;
  /** Replaces the note and stores the replaced version in one transaction. Returns the stored note. */
  updateNote(contentId: string, change: NoteChange): Promise<Note | undefined>;
  /** Non-empty notes of items that are not in the trash, newest first; `before` is the last one of the previous page. */
  listNotes(page: { before?: Pick<Note, 'updatedAt' | 'contentId'>; limit: number }): Promise<Note[]>;
  /** Newest first. */
  listNoteVersions(contentId: string): Promise<NoteVersion[]>;
}

/** Maps the stored note, if there is one, to its replacement; undefined leaves it unchanged. */
export type NoteChange = (note: Note | undefined) => { note: Note; replaced?: NoteVersion } | undefined;
