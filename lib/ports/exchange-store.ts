import type { Card } from '../records/card.ts';
import type { Channel } from '../records/channel.ts';
import type { Collection } from '../records/collection.ts';
import type { Note, NoteVersion } from '../records/note.ts';
import type { SavedItem } from '../records/saved-item.ts';
import type { Settings } from '../records/settings.ts';
import type { LibraryRecord, RecordKind } from './library-records.ts';

/** Reads the whole library for an export, and stages and commits the records of an imported library file. */
export interface ExchangeStore {
  /**
   * Returns a page of all records, kind after kind; `next` is absent on the last page. Where bytes are damaged, a transcript has no
   * cues and a picture no image, which breaks their schemas, so that exports report them.
   */
  listRecords(after?: RecordPosition): Promise<RecordPage>;
  /** Returns the current import, or the last one. */
  getImport(): Promise<ImportState | undefined>;
  /**
   * Replaces the import by the result of `begin` and deletes the staged records of the former one. Rethrows what `begin`
   * throws.
   */
  replaceImport(begin: (former: ImportState | undefined) => ImportState): Promise<ImportState>;
  /** Stages records until the import is committed. A part that is sent again replaces itself. Throws `notFound`. */
  stageRecords(importId: string, part: ImportPart): Promise<void>;
  /** Returns the numbers of the staged parts, in ascending order. */
  listStagedParts(): Promise<number[]>;
  /**
   * Moves all staged records into the library in one transaction. Existing records stay, except where the rules replace them.
   * The import has then ended with the numbers of added, restored and refused records; committing it again changes nothing. Throws `notFound`.
   */
  commitImport(importId: string, rules: MergeRules, run: CommitRun): Promise<ImportState>;
  /** Deletes an import and its staged records. */
  dropImport(importId: string): Promise<void>;
}

/** A page of the library's records during an export, with the position of the next page. */
export interface RecordPage {
  records: LibraryRecord[];
  next?: RecordPosition;
}

/** Position in an export of the library: the kind and the key of the record that was read last. */
export interface RecordPosition {
  kind: RecordKind;
  key: string | string[];
}

/** Numbers of library records by kind, such as notes or transcripts. */
export type RecordCounts = Partial<Record<RecordKind, number>>;

/** Result of a commit: numbers of added and restored records, and of channels beyond the limit of the plan, which were left out. */
export interface CommitResult {
  added: RecordCounts;
  refusedChannels: number;
}

/** State of an import of a library file: under way, or ended with the numbers of added and restored records. */
export interface ImportState {
  importId: string;
  /** Whether the library was empty, so that the import may restore everything as it was. */
  isRestore: boolean;
  /** Time of the last part in milliseconds since 1970. */
  updatedAt: number;
  /** Present once the import has ended. */
  added?: RecordCounts;
  /** As in the result of the commit; absent in imports of earlier versions. */
  refusedChannels?: number;
}

/** One part of an imported library file; the caller numbers the parts and sends them one by one. */
export interface ImportPart {
  part: number;
  records: LibraryRecord[];
  /** Time of arrival in milliseconds since 1970. */
  at: number;
}

/**
 * Rules for new channels, and for records whose key exists already: each of these returns the record to store, or undefined to
 * leave the stored one.
 */
export interface MergeRules {
  /** Maximum number of subscribed channels; new ones beyond it are left out with their items. */
  maxChannels: number;
  saved(stored: SavedItem, imported: SavedItem): SavedItem | undefined;
  note(stored: Note, imported: Note): Note | undefined;
  /** The version that a note which stays gets of the imported text. */
  versionOf(stored: Note, imported: Note): NoteVersion | undefined;
  card(stored: Card, imported: Card): Card | undefined;
  collection(stored: Collection, imported: Collection): Collection | undefined;
  channel(stored: Channel, imported: Channel): Channel | undefined;
  settings(stored: Settings, imported: Settings): Settings | undefined;
}

/** Handle with which the caller of `commitImport` aborts it and follows its progress, counted in records. */
export interface CommitRun {
  /** Aborts the commit, which then changes nothing. */
  signal: AbortSignal;
  onProgress(done: number, total: number): void;
}
