/**
 * The digest of the feed: the items that the subscribed channels published in a period, the most relevant first. A new digest
 * replaces it.
 */
export interface Digest {
  /** The period in milliseconds since 1970: at or after `from`, before `until`. */
  from: number;
  until: number;
  /** As many as can be read in two minutes. */
  items: DigestItem[];
  /** Number of the period's items that are not among `items`. */
  otherCount: number;
}

/** An item of a digest with the reasons for it. */
export interface DigestItem {
  contentId: string;
  title: string;
  sourceUrl: string;
  channelTitle: string;
  /** Whether the library has nothing on its subject. */
  isNewSubject: boolean;
  /** Sentences that the library does not contain, with their times in seconds; empty without a transcript. */
  reasons: { text: string; startTime: number }[];
}
