import type * as z from 'zod/mini';
import type * as records from '../../records.ts';
import { mediaSchemas } from './media-schemas.ts';
import { personSchemas } from './person-schemas.ts';

/** What a library file holds, by the name that its lines bear. Tasks and keys stay on the device. */
export interface LibraryRecords {
  content: records.Content;
  transcript: records.Transcript;
  summary: records.Summary;
  polished: records.Polished;
  translation: records.Translation;
  saved: records.SavedItem;
  note: records.Note;
  noteVersion: records.NoteVersion;
  collection: records.Collection;
  collectionItem: records.CollectionItem;
  chat: records.Chat;
  settings: records.Settings;
}

/** One schema a kind of record, equal to the type of the record. */
export const recordSchemas = { ...mediaSchemas, ...personSchemas } satisfies {
  [Kind in keyof LibraryRecords]: z.ZodMiniType<LibraryRecords[Kind]>;
};
