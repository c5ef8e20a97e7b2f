import type { Change } from '../records/change.ts';
import type { LibraryRecord } from './library-records.ts';

/**
 * A sync group: records that change and synchronize together. A media item with its texts, a note with its versions, a
 * picture of a note, a card, a collection with its items, a channel without its items, or a chat.
 */
export interface SyncGroup<Kind extends SyncGroupKind = SyncGroupKind> {
  kind: Kind;
  id: string;
}
/** Kind of a sync group: one of the user's own library, or `shared` for an acquired collection or an item of one. */
export type SyncGroupKind = OwnGroupKind | 'shared';
/** Kinds of groups of the user's own library. Shared groups are only received, never sent. */
export type OwnGroupKind = 'video' | 'note' | 'picture' | 'card' | 'collection' | 'channel' | 'chat';

/** Reads and writes the groups of records that devices and the server synchronize. */
export interface SyncStore {
  /**
   * Reads all records of a group; none if it is gone. A shared group is a collection with its items, or an item of such a
   * collection with its media item, one summary and the transcript that it cites. A transcript that is damaged is left out.
   */
  readGroup(group: SyncGroup): Promise<LibraryRecord[]>;
  /**
   * Stores the records that `merge` chooses from the received and the stored ones, and records a change, in one transaction.
   * Texts, transcripts and versions are only added; items that a collection does not have any more are deleted; a media item,
   * a note, a picture, a card or a chat without records is deleted. Returns whether anything was written. On a server, shared groups
   * are never written.
   */
  writeGroup(group: SyncGroup, received: LibraryRecord[], merge: MergeGroup): Promise<boolean>;
}

/** Chooses the records to store from the stored and the received records of a sync group; undefined writes nothing. */
export type MergeGroup = (stored: StoredGroup) => MergedGroup | undefined;
/** The stored records of a sync group before a merge, with the group's last change. */
export interface StoredGroup {
  /** Stored records; transcripts come without their cues. */
  records: LibraryRecord[];
  /** The last change of the group; if it has none, the deletion of everything. */
  change?: Change;
  /** The last changes of the note and of the conversation of a media item; for the group of a media item only. */
  textChanges?: Change[];
  /** Number of all subscribed channels of the library; for the group of a channel only. */
  subscribedChannels?: number;
}
/** The records to store for a sync group after a merge. */
export interface MergedGroup {
  records: LibraryRecord[];
  /** As in `Change`. */
  origin?: string;
}
