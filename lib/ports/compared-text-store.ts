/** Stores transcripts as they are compared, in a database of its own, because all of it can be read again from the library. */
export interface ComparedTextStore {
  /** Returns undefined if nothing is stored. */
  getProgress(): Promise<ComparedTextProgress | undefined>;
  listIds(): Promise<string[]>;
  /** Returns the stored texts of these media items, in any order. */
  list(contentIds: readonly string[]): Promise<ComparedText[]>;
  put(texts: ComparedText[]): Promise<void>;
  /** Deletes the texts of media items, or all texts, and stores the progress in the same transaction. */
  drop(contentIds: readonly string[] | 'all', progress: ComparedTextProgress): Promise<void>;
}

/** Which state of the library the stored texts were read from. */
export interface ComparedTextProgress {
  /** Cursor in the library's change log; the texts of media items that changed later must be read again. */
  cursor: number;
  /** Version of the code that read the texts. */
  version: number;
}

/**
 * A transcript as it is compared with others. Its sentences are stored as columns: a library has a hundred thousand of them, and
 * so many small objects slow down garbage collection.
 */
export interface ComparedText {
  contentId: string;
  /** BCP 47 base tag, or ''. */
  language: string;
  /** Hashes of its terms, each once, and how often each occurs. */
  distinctTerms: Uint32Array;
  termCounts: Uint32Array;
  /** All terms in order, with repeats, as positions in `distinctTerms`. */
  terms: Uint32Array;
  /** Position after each sentence's last term in `terms`. */
  termEnds: Uint32Array;
  /** Start of each sentence in seconds; 0 for texts without times. */
  startTimes: Float64Array;
  /** Positions of the selected sentences, which are compared with other texts, ascending. */
  selected: Uint32Array;
  selectedTexts: string[];
}
