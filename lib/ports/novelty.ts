import type { FoundPassages, NovelItem, RelatedItem } from '../contract/novelty.ts';
import type { Digest } from '../records/digest.ts';

/** Compares the transcripts of the media items in the library and the feed. */
export interface Novelty {
  /** Ranks the newest feed items that have a transcript: the most new to the library first, those on other subjects last. */
  rankFeed(query: { limit: number }): Promise<{ items: NovelItem[] }>;
  /** Makes the digest of the feed that is due at `now`, in milliseconds since 1970; null if none is. */
  makeDigest(query: { now: number }): Promise<Digest | null>;
  /** Finds the saved items that are related to an item. Throws `notFound` without a transcript of it. */
  findRelated(query: { contentId: string; limit: number }): Promise<{ items: RelatedItem[] }>;
  /** Finds sentences of other saved items that say the same as a sentence of an item. */
  findPassages(query: { contentId: string; text: string; limit: number }): Promise<FoundPassages>;
  /**
   * Drops what is stored of transcripts that have changed or were deleted, and reads the newest of those that have changed, so that
   * the next comparison takes less time.
   */
  catchUp(): Promise<void>;
}
