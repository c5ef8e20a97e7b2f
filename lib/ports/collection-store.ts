import type { Collection, CollectionItem } from '../records/records.ts';
import type { RowChange } from './library-store.ts';

/** Every write is told as a change of the collection. */
export interface CollectionStore {
  /** In the bin or not. */
  getCollection(id: string): Promise<Collection | undefined>;
  /** Writes what is made of the row, in one step; gives the row as it is then. */
  updateCollection(id: string, change: RowChange<Collection>): Promise<Collection | undefined>;
  /** Those not in the bin, newest first; `isBefore` is the last one of the page before. */
  listCollections(page: { before?: Pick<Collection, 'updatedAt' | 'id'>; limit: number }): Promise<Collection[]>;
  /** What a list shows of the items of each collection, in the order of the ids. */
  getItemsOverviews(collectionIds: string[]): Promise<ItemsOverview[]>;
  /** In their order, without those whose medium is in the bin. */
  listItems(collectionId: string): Promise<CollectionItem[]>;
  /** Replaces the items of a collection by what is made of them, in one step; they come in their order, those in the bin too. */
  updateItems(collectionId: string, change: (items: CollectionItem[]) => CollectionItem[]): Promise<void>;
  /** Ids of the collections that hold a medium. */
  listCollectionIdsOf(contentId: string): Promise<string[]>;
}

/** The number of a collection's items, without those in the trash, and the cover of the first of them. */
export interface ItemsOverview {
  itemCount: number;
  coverUrl?: string;
}
