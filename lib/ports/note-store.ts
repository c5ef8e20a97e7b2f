import type { Note, NoteVersion } from '../records/note.ts';
import type { NotePicture } from '../records/note-picture.ts';

/** Stores the user's note on each media item, its replaced versions and its pictures. */
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
  putNotePicture(picture: NotePicture): Promise<void>;
  getNotePictures(contentId: string): Promise<NotePicture[]>;
  /** The pictures of all notes that were added before a time, without their images. */
  listNotePictures(before: number): Promise<Pick<NotePicture, 'pictureId' | 'contentId'>[]>;
  deleteNotePicture(pictureId: string): Promise<void>;
}

/** Maps the stored note, if there is one, to its replacement; undefined leaves it unchanged. */
export type NoteChange = (note: Note | undefined) => { note: Note; replaced?: NoteVersion } | undefined;
