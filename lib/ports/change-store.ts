import type { Change } from '../records/change.ts';

/** Reads the change log, for synchronization and for the search index. */
export interface ChangeStore {
  /** Changes after a cursor (0 for all), oldest first. */
  listChanges(after: number, limit: number): Promise<Change[]>;
  /**
   * The name of the epoch of the change log's cursors. A backup is restored into a new epoch, because its cursors will name other
   * changes. Empty for the first epoch of libraries from before there were names.
   */
  getEpoch(): Promise<string>;
  /** Whether a media item was saved and then deleted permanently. */
  isForgotten(contentId: string): Promise<boolean>;
}
