/** Stores the search index, in a database of its own, because it can be rebuilt from the library. */
export interface SearchStore {
  load(): Promise<IndexState>;
  /** Applies all changes in one transaction. */
  commit(change: IndexChange): Promise<void>;
  /** Replaces the loose words of a shard's slots by the shard's blocks, in one transaction. */
  seal(shard: number, slots: number[], blocks: { bucket: number; bytes: Uint8Array<ArrayBuffer> }[]): Promise<void>;
  /** The blocks of a bucket, one of each shard. */
  getBlocks(bucket: number): Promise<{ shard: number; bytes: Uint8Array<ArrayBuffer> }[]>;
  dropShard(shard: number): Promise<void>;
  clear(): Promise<void>;
}

/** The whole search index as loaded at the start, without the blocks of the sealed shards. */
export interface IndexState extends IndexProgress {
  documents: IndexedDocument[];
  loose: LooseWords[];
  /** Numbers of the sealed shards. */
  shards: number[];
}
/** Position of the search index in the library's change log, and in its own slots. */
export interface IndexProgress {
  /** Version of the indexed terms; undefined for indexes before there were any, and for an empty one. */
  version?: number;
  /** Cursor of the last indexed change. */
  cursor: number;
  /** The first slot that was never used. */
  nextSlot: number;
}
/** Documents to add to and delete from the search index in one transaction, with the resulting progress. */
export interface IndexChange extends IndexProgress {
  documents: IndexedDocument[];
  deleted: string[];
  loose: LooseWords[];
}

/** A saved or shared media item as the search filters and ranks it. */
export interface IndexedDocument {
  contentId: string;
  /** Whether it is another user's. */
  isShared?: boolean;
  /** Slot of its words in the shards. */
  slot: number;
  /** Fingerprint of the indexed texts, so that unchanged texts are not indexed again. */
  source: string;
  /** Title and note, both as folded lines of words. */
  title: string;
  note: string;
  channelId?: string;
  tags: string[];
  createdAt: number;
}

/**
 * Words of an indexed document whose shard is not sealed yet: those that are rare in the document and those that are frequent,
 * each surrounded by line ends.
 */
export interface LooseWords {
  slot: number;
  seldom: string;
  often: string;
}
