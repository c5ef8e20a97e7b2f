/** The digest of the feed: what the subscribed channels published in a period, what is worth it first. A new one replaces it. */
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
  /** Set where the library has nothing on its subject. */
  isNewSubject: boolean;
  /** Sentences that the library does not say, with their times in seconds; none without a transcript. */
  reasons: { text: string; startTime: number }[];
}
