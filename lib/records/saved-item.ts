import type { FieldTimes } from './field-times.ts';

/** The user's data about a saved media item, apart from Content, which the next resolution overwrites. */
export interface SavedItem {
  contentId: string;
  /** The user's own title. */
  title?: string;
  tags: string[];
  favourite: boolean;
  /** Id of the subscribed channel that it came from. */
  channelId?: string;
  createdAt: number;
  updatedAt: number;
  /** Time of the move to the trash. The item is hidden from lists and can be restored. */
  deletedAt?: number;
  /** Times of the last changes of single fields, for merging. */
  changedAt?: FieldTimes;
}
