import type { Change } from '../records/records.ts';
import type { LibraryRecord } from './library-records.ts';

/** What changes together and travels together: a medium with all that was made of it, a note with its versions, a collection with its items, a channel without them, a chat. */
export interface SyncGroup<Kind extends SyncGroupKind = SyncGroupKind> {
  kind: Kind;
  id: string;
}
export type SyncGroupKind = OwnGroupKind | 'shared';
/** What a person's own library is made of. What others share is read, and never sent to anybody. */
export type OwnGroupKind = 'video' | 'note' | 'collection' | 'channel' | 'chat';

/** Units, as devices exchange them. */
export interface SyncStore {
  /**
   * All records of a unit; none of what is gone. Of what is shared: a collection with its items, or the item of such a
   * collection with its medium, one summary, and the words that this stands on.
   */
  readGroup(unit: SyncGroup): Promise<LibraryRecord[]>;
  /**
   * Writes what `merge` makes of the records that came and of those that are there, and tells it as a change, in one step.
   * Texts, transcripts and versions are only ever added to; items that a collection has no more are dropped; a medium of which
   * no record is left is forgotten. Tells whether `merge` let it write. Where the owners' own libraries are, nothing that they
   * share is written.
   */
  writeGroup(unit: SyncGroup, came: LibraryRecord[], merge: MergeGroup): Promise<boolean>;
}

/** The records that take the place of those that are held, each of them held or come; undefined where nothing is to be written. */
export type MergeGroup = (held: StoredGroup) => MergedGroup | undefined;
export interface StoredGroup {
  /** Transcripts are here without their cues. */
  records: LibraryRecord[];
  /** The last change of the unit. */
  change?: Change;
}
export interface MergedGroup {
  records: LibraryRecord[];
  /** As in `Change`. */
  origin?: string;
}
