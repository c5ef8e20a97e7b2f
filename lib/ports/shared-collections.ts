import type { Collection } from '../records/records.ts';
import type { CollectionStore, ItemsOverview } from './collection-store.ts';
import type { LibraryStore } from './library-store.ts';
import type { MediaStore } from './media-store.ts';

/**
 * Public collections of other people, as one person sees them: read only, and always as their owners have them now. One whose
 * owner makes it private, or deletes it, is shared no more.
 */
export interface SharedCollections {
  /** The one that the person has acquired, else the public one of that id. */
  find(id: string): Promise<SharedCollectionLookup>;
  /** Keeps a public one among the person's; again changes nothing. Gives what `searchTranscripts` gives. */
  acquire(id: string): Promise<SharedCollectionLookup>;
  /** Takes it from the person's again. Tells whether it was there. */
  release(id: string): Promise<boolean>;
  /** Those that are acquired and shared still, newest first; `isBefore` is the last one of the page before. */
  list(page: { before?: Pick<Collection, 'updatedAt' | 'id'>; limit: number }): Promise<ListedCollection[]>;
}

export interface SharedCollectionLookup {
  isAcquired: boolean;
  /** While it is shared. */
  shared?: SharedCollection;
}
/** A shared collection with what a list shows of its items. */
export interface ListedCollection {
  collection: Collection;
  overview: ItemsOverview;
}
export interface SharedCollection {
  collection: Collection;
  /** Where its items and what they hold are read: its owner's store, for nothing else. */
  reader: SharedItemReader;
}
export type SharedItemReader = Pick<CollectionStore, 'listItems' | 'getItemsOverviews'> &
  Pick<MediaStore, 'getContents'> &
  Pick<LibraryStore, 'getSavedItems'>;
