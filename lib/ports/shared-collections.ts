import type { Collection } from '../records/collection.ts';
import type { CollectionStore, ItemsOverview } from './collection-store.ts';
import type { LibraryStore } from './library-store.ts';
import type { MediaStore } from './media-store.ts';
import type { TextStore } from './text-store.ts';

/**
 * Public collections of other users, as one user sees them: read only, and always in the owner’s current state. A collection
 * that its owner makes private, or deletes, is not shared any more.
 */
export interface SharedCollections {
  /** Finds the collection that the user has acquired, else the public one of that id. */
  find(id: string): Promise<SharedCollectionLookup>;
  /** Acquires a public collection; idempotent. Returns what `find` returns. */
  acquire(id: string): Promise<SharedCollectionLookup>;
  /** Releases an acquired collection. Returns whether it was acquired. */
  release(id: string): Promise<boolean>;
  /** Acquired collections that are still shared, newest first; `before` is the last one of the previous page. */
  list(page: { before?: Pick<Collection, 'updatedAt' | 'id'>; limit: number }): Promise<ListedCollection[]>;
}

/**
 * Result of a search for another user's collection: whether the user has acquired it, and the collection while it is shared.
 */
export interface SharedCollectionLookup {
  isAcquired: boolean;
  /** Present while it is shared. */
  shared?: SharedCollection;
}
/** A shared collection with the number and the cover of its items, as a list shows it. */
export interface ListedCollection {
  collection: Collection;
  overview: ItemsOverview;
}
/** A public collection of another user with read access to its items. */
export interface SharedCollection {
  collection: Collection;
  /** Reads its items and their media from the owner's store. */
  reader: SharedItemReader;
}
/** Read access to the items of a shared collection and their media in the owner's store. */
export type SharedItemReader = Pick<CollectionStore, 'listItems' | 'getItemsOverviews'> &
  Pick<MediaStore, 'getContents'> &
  Pick<LibraryStore, 'getSavedItems'> &
  Pick<TextStore, 'listNewestSummaries'>;
