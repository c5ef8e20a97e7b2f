/** What the search index keeps. All of it can be made again from the store, so it lives apart. */
export interface SearchStore {
  load(): Promise<IndexState>;
  /** All in one step. */
  commit(change: IndexChange): Promise<void>;
  /** Replaces the loose words at a shard's slots by its blocks, in one step. */
  seal(shard: number, slots: number[], blocks: { bucket: number; bytes: Uint8Array<ArrayBuffer> }[]): Promise<void>;
  /** The blocks of a bucket, one of each shard. */
  getBlocks(bucket: number): Promise<{ shard: number; bytes: Uint8Array<ArrayBuffer> }[]>;
  dropShard(shard: number): Promise<void>;
  clear(): Promise<void>;
}

export interface IndexState extends IndexProgress {
  documents: IndexedDocument[];
  loose: LooseWords[];
  /** Numbers of the sealed ones. */
  shards: number[];
}
export interface IndexProgress {
  /** The last change that was taken up. */
  cursor: number;
  /** The first place that no document ever had. */
  nextSlot: number;
}
export interface IndexChange extends IndexProgress {
  documents: IndexedDocument[];
  deleted: string[];
  loose: LooseWords[];
}

/** A medium that is saved, or shared by somebody else, as it is searched and filtered. */
export interface IndexedDocument {
  contentId: string;
  /** It is somebody else's. */
  isShared?: boolean;
  /** Place of its words in the shards. */
  slot: number;
  /** What its words were read from: the same words are not read twice. */
  source: string;
  /** Both folded. */
  title: string;
  note: string;
  channelId?: string;
  tags: string[];
  createdAt: number;
}

/** Words of a document whose shard is not full yet, those said seldom and those said often, with line ends around each. */
export interface LooseWords {
  slot: number;
  seldom: string;
  often: string;
}
