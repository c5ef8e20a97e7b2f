import type { Note, NoteVersion, SavedItem, Settings } from '../records/records.ts';
import type { LibraryRecord, RecordKind } from './library-records.ts';

/** The whole library on its way out, and another one on its way in. */
export interface ExchangeStore {
  /** A page of all there is, kind after kind; `next` is the place to go on from, absent on the last page. */
  listRecords(after?: RecordPosition): Promise<RecordPage>;
  /** The import that is going on, or that ended last. */
  getImport(): Promise<ImportState | undefined>;
  /** Puts another import in the place of the former, of which nothing is kept apart any more. What `begin` throws comes out. */
  replaceImport(begin: (former: ImportState | undefined) => ImportState): Promise<ImportState>;
  /** Keeps records apart until the import is whole. A part that comes again takes its own place. Throws `notFound`. */
  stageRecords(importId: string, part: ImportPart): Promise<void>;
  /**
   * Puts all that is kept apart into the library, in one step: whatever goes wrong, the library is as it was. What is there
   * stays, save for what the rules make of it. The import has ended then, and tells what was added; ending it again changes
   * nothing. Throws `notFound`.
   */
  commitImport(importId: string, rules: MergeRules, run: CommitRun): Promise<ImportState>;
  /** Drops an import and what is kept apart of it. */
  dropImport(importId: string): Promise<void>;
}

export interface RecordPage {
  records: LibraryRecord[];
  next?: RecordPosition;
}

/** The record that was read last. */
export interface RecordPosition {
  kind: RecordKind;
  key: string | string[];
}

/** How many records of each kind there are, or were added. */
export type RecordCounts = Partial<Record<RecordKind, number>>;

export interface ImportState {
  importId: string;
  /** Into a library that was empty, so that everything may be as it was. */
  isRestore: boolean;
  /** Milliseconds since 1970; of the last part that came. */
  updatedAt: number;
  /** Once it has ended. */
  added?: RecordCounts;
}

export interface ImportPart {
  part: number;
  records: LibraryRecord[];
  /** When it came, in milliseconds since 1970. */
  at: number;
}

/** What takes the place of a record under whose key another one comes; undefined where it stays as it is. */
export interface MergeRules {
  saved(stored: SavedItem, imported: SavedItem): SavedItem | undefined;
  /** A note always stays; this is what becomes of the other one. */
  note(stored: Note, imported: Note): NoteVersion | undefined;
  settings(stored: Settings, imported: Settings): Settings | undefined;
}

export interface CommitRun {
  /** When it aborts before the end, nothing was put anywhere. */
  signal: AbortSignal;
  onProgress(done: number, total: number): void;
}
