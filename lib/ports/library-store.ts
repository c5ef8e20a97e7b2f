import type { LibraryFilter } from '../records/library-filter.ts';
import type { SavedItem } from '../records/saved-item.ts';

/** Stores the saved items. Every write records a change; a new one throws `notFound` unless its media item is stored. */
export interface LibraryStore {
  /** Returns items in the trash too. */
  getSaved(contentId: string): Promise<SavedItem | undefined>;
  getSavedItems(contentIds: string[]): Promise<(SavedItem | undefined)[]>;
  /** Replaces the row by the result of `change` in one transaction. Returns the stored row. */
  updateSaved(contentId: string, change: RowChange<SavedItem>): Promise<SavedItem | undefined>;
  listSaved(query: SavedQuery): Promise<{ items: SavedItem[]; total: number }>;
  /** Tags of the items that are not in the trash, the most used first. */
  listTags(): Promise<{ tag: string; count: number }[]>;
  /** Ids of expired media: in the trash since before `trashed`, or not saved and not updated since `unsaved`. */
  listExpired(before: { trashed: number; unsaved: number }): Promise<string[]>;
  /** Ids of saved items that are unchanged since before a time, and neither a favourite nor tagged, annotated, collected or on a card. */
  listUntouched(before: number): Promise<string[]>;
  /** Deletes a media item with its texts, its note and its conversation. */
  forgetContent(contentId: string): Promise<void>;
  /** Deletes every row of every kind, or all but the settings; `origin` as in `Change`. */
  forgetEverything(options?: { origin?: string; keepsSettings?: boolean }): Promise<void>;
}

/** Maps the stored row, if there is one, to its replacement; undefined leaves it unchanged. */
export type RowChange<Row> = (row: Row | undefined) => Row | undefined;

/** A page of the saved items that pass the filter; items of the same time are in the order of their ids. */
export interface SavedQuery extends LibraryFilter {
  sortBy: 'createdAt' | 'updatedAt';
  sortOrder: 'asc' | 'desc';
  offset: number;
  limit: number;
}
