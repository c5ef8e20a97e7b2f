import type { Collection, CollectionItem } from '../records/collection.ts';
import type { RowChange } from './library-store.ts';

/** Stores collections and their items. Every write records a change of the collection. */
export interface CollectionStore {
  /** Returns items in the trash too. */
  getCollection(id: string): Promise<Collection | undefined>;
  /** Replaces the row by the result of `change` in one transaction. Returns the stored row. */
  updateCollection(id: string, change: RowChange<Collection>): Promise<Collection | undefined>;
  /** Collections that are not in the trash, newest first; `before` is the last one of the previous page. */
  listCollections(page: { before?: Pick<Collection, 'updatedAt' | 'id'>; limit: number }): Promise<Collection[]>;
  /** Returns an overview of the items of each collection, in the order of the ids. */
  getItemsOverviews(collectionIds: string[]): Promise<ItemsOverview[]>;
  /** Items in their order, without those whose media item is in the trash. */
  listItems(collectionId: string): Promise<CollectionItem[]>;
  /**
   * Replaces the items of a collection by the result of `change` in one transaction. Items come in their order, those in the
   * trash included.
   */
  updateItems(collectionId: string, change: (items: CollectionItem[]) => CollectionItem[]): Promise<void>;
  /** Ids of the collections that contain a media item. */
  listCollectionIdsOf(contentId: string): Promise<string[]>;
}

/** The number of a collection's items, without those in the trash, and the cover of the first of them. */
export interface ItemsOverview {
  itemCount: number;
  coverUrl?: string;
}
