import type { FailureData } from '../contract/failure.ts';

/** A channel that the person follows. */
export interface Channel {
  channelId: string;
  channelUrl: string;
  title: string;
  coverUrl?: string;
  description?: string;
  /** Other addresses under which it was asked for. */
  addresses: string[];
  /** What came later is not seen yet. */
  lastSeenAt: number;
  /** How many of its items that is. */
  unseen: number;
  /** Whether what is new is summarized unasked. */
  autoSummarize: boolean;
  subscribedAt: number;
  /** Followed no longer; the row stays for a while, so that it can be followed again as if nothing had been. */
  unsubscribedAt?: number;
  refresh: RefreshState;
}

/** What asking a channel's feed goes by, and leaves behind. Times in milliseconds since 1970. */
export interface RefreshState {
  feedUrl: string;
  /** A site's name, or `web`. */
  platform: string;
  /** Both as the feed's server wrote them, of one and the same answer. */
  etag?: string;
  lastModified?: string;
  /** Of the body, for servers that give neither. */
  bodyHash?: string;
  /** When to ask next; never again where it is absent. */
  nextAt?: number;
  /** The last answer of any kind. */
  checkedAt?: number;
  /** In a row. */
  failures: number;
  /** Why the last answer was of no use. */
  failure?: FailureData;
  /** From when on the failures count as the feed's own; until then they may pass. */
  failingFrom?: number;
  /** The feed's server has said that it is gone for good. */
  isGone?: boolean;
  /** Where the feed says it has moved for good, and how often in a row. */
  moved?: { to: string; times: number };
  lastItemAt?: number;
  /** Usual time between two items. */
  cadence?: number;
  /** Time that the feed wants to be left alone for between two requests. */
  pace?: number;
}

/** Something that a channel has published. */
export interface ChannelItem {
  channelId: string;
  /** The same in every reading of the feed. */
  itemId: string;
  contentId: string;
  title: string;
  sourceUrl: string;
  coverUrl?: string;
  publishedAt?: number;
  /** Its place in the feed, which never changes: when it was published, or else found. */
  at: number;
  /** When it was found; 0 for what was there before the person followed the channel. */
  arrivedAt: number;
  /** Set while the summary that nobody has to ask for is still to be begun. */
  summarizeAt?: number;
}
