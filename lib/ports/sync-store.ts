import type { Change } from '../records.ts';
import type { LibraryRecord } from './library-records.ts';

/** What changes together and travels together: a medium with all that was made of it, a note with its versions, a collection with its items, a channel without them, a chat. */
export type Unit = Pick<Change, 'kind' | 'id'> & { kind: UnitKind };
export type UnitKind = 'video' | 'note' | 'collection' | 'channel' | 'chat';

/** Units, as devices exchange them. */
export interface SyncStore {
  /** All records of a unit; none of what is gone. */
  readUnit(unit: Unit): Promise<LibraryRecord[]>;
  /**
   * Writes what `merge` makes of the records that came and of those that are there, and tells it as a change, in one step.
   * Texts, transcripts and versions are only ever added to; items that a collection has no more are dropped; a medium of which
   * no record is left is forgotten. Tells whether `merge` let it write.
   */
  writeUnit(unit: Unit, came: LibraryRecord[], merge: MergeUnit): Promise<boolean>;
}

/** The records that take the place of those that are held, each of them held or come; undefined where nothing is to be written. */
export type MergeUnit = (held: HeldUnit) => MergedUnit | undefined;
export interface HeldUnit {
  /** Transcripts are here without their cues. */
  records: LibraryRecord[];
  /** The last change of the unit. */
  change?: Change;
}
export interface MergedUnit {
  records: LibraryRecord[];
  /** As in `Change`. */
  origin?: string;
}
