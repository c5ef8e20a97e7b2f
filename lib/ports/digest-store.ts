import type { Digest } from '../records/digest.ts';

/** Stores the last digest of the feed. It loses an item whose media item is forgotten. */
export interface DigestStore {
  getDigest(): Promise<Digest | undefined>;
  putDigest(digest: Digest): Promise<void>;
}
