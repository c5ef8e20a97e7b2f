import type { Change } from '../records/change.ts';

/** Reads the change log, for synchronization and for the search index. */
export interface ChangeStore {
  /** Changes after a cursor (0 for all), oldest first. */
  listChanges(after: number, limit: number): Promise<Change[]>;
  /** Whether a media item was saved and then deleted permanently. */
  isForgotten(contentId: string): Promise<boolean>;
}
