import Dexie, { type Table } from 'dexie';
import type { ComparedText, ComparedTextProgress } from '../../ports/compared-text-store.ts';

/** The extension's IndexedDB database of the transcripts as they are compared. */
export type ComparedTextDatabase = Dexie & {
  texts: Table<ComparedText, string>;
  progress: Table<ComparedTextProgress, string>;
};

/** Opens the database of compared texts, which can be read again from the library. */
export function openComparedTextDatabase(name = 'gloss-compared-texts'): ComparedTextDatabase {
  const database = new Dexie(name) as ComparedTextDatabase;
  database.version(1).stores({ texts: 'contentId', progress: '' });
  return database;
}
