import type { Note, NoteVersion } from '../records/records.ts';

export interface NoteStore {
  getNote(contentId: string): Promise<Note | undefined>;
  /** In the order of the ids. */
  getNotes(contentIds: string[]): Promise<(Note | undefined)[]>;
  /** Writes what is made of the note and the version that it replaces, in one step; gives the note as it is then. */
  updateNote(contentId: string, change: NoteChange): Promise<Note | undefined>;
  /** Notes with text of what is not in the bin, newest first; `isBefore` is the last one of the page before. */
  listNotes(page: { before?: Pick<Note, 'updatedAt' | 'contentId'>; limit: number }): Promise<Note[]>;
  /** Newest first. */
  listNoteVersions(contentId: string): Promise<NoteVersion[]>;
}

/** From the note that is there, if any, to the one that takes its place; undefined changes nothing. */
export type NoteChange = (note: Note | undefined) => { note: Note; replaced?: NoteVersion } | undefined;
