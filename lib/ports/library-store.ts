import type { LibraryFilter } from '../records/library-filter.ts';
import type { SavedItem } from '../records/records.ts';

/** What a person keeps. Every write is told as a change. */
export interface LibraryStore {
  /** In the bin or not. */
  getSaved(contentId: string): Promise<SavedItem | undefined>;
  getSavedItems(contentIds: string[]): Promise<(SavedItem | undefined)[]>;
  /** Writes what is made of the row, in one step; gives the row as it is then. */
  updateSaved(contentId: string, change: RowChange<SavedItem>): Promise<SavedItem | undefined>;
  listSaved(query: SavedQuery): Promise<{ items: SavedItem[]; total: number }>;
  /** Tags of what is not in the bin, the most used first. */
  listTags(): Promise<{ tag: string; count: number }[]>;
  /** What may go: in the bin since before a time, or not saved and not read since. */
  listExpired(before: { binned: number; unsaved: number }): Promise<string[]>;
  /** Saved, unchanged since before a time, and neither a favourite nor tagged, annotated or collected. */
  listUntouched(before: number): Promise<string[]>;
  /** Deletes a medium and all that was made, noted and said of it. */
  forgetContent(contentId: string): Promise<void>;
  /** Deletes every row of every kind, or all but the settings; `origin` as in `Change`. */
  forgetEverything(options?: { origin?: string; keepsSettings?: boolean }): Promise<void>;
}

/** From the row that is there, if any, to the one that takes its place; undefined changes nothing. */
export type RowChange<Row> = (row: Row | undefined) => Row | undefined;

/** A page of the saved items that pass the filter; items of the same time are in the order of their ids. */
export interface SavedQuery extends LibraryFilter {
  sortBy: 'createdAt' | 'updatedAt';
  sortOrder: 'asc' | 'desc';
  offset: number;
  limit: number;
}
