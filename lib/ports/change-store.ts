import type { Change } from '../records/records.ts';

/** What devices that catch up, and the search index, read. */
export interface ChangeStore {
  /** Changes after a cursor (0 for all), oldest first. */
  listChanges(after: number, limit: number): Promise<Change[]>;
  /** Whether a medium was saved once, and then deleted for ever. */
  isForgotten(contentId: string): Promise<boolean>;
}
