import type { FieldTimes } from './field-times.ts';

/** A named collection of media items, private or public. */
export interface Collection {
  id: string;
  name: string;
  description: string;
  isPublic: boolean;
  /** Summary of the items' summaries; each line cites items by contentId. */
  aggregated?: { lines: { text: string; cites: string[] }[]; createdAt: number };
  createdAt: number;
  updatedAt: number;
  /** Time of the move to the trash. */
  deletedAt?: number;
  /** Times of the last changes of single fields, for merging. */
  changedAt?: FieldTimes;
}

/** The membership of a media item in a collection, with its position. */
export interface CollectionItem {
  collectionId: string;
  contentId: string;
  addedAt: number;
  /** Sort key, ascending; fractions place an item between two others. */
  position: number;
}
