/** What the service knows of channels and their feeds is read, and written, outside the worker, which has no parser of markup. */
export interface FeedReaders {
  /** A feed of any kind. Throws `feedUnreadable` for what is no feed, or not whole, and `tooLarge`. */
  readChannelFeed(body: FeedText): Promise<Feed>;
  /** What a page, or a directory, tells of a channel. Throws the Failure that says why it tells nothing. */
  readChannelPage(page: ChannelPageSource): Promise<ChannelPage>;
  /** The feeds in a file that another program has written. Throws `invalid` or `tooLarge`. */
  readSubscriptions(text: string): Promise<Subscription[]>;
  /** OPML, which every feed reader takes. `createdAt` in milliseconds. */
  writeSubscriptions(list: { subscriptions: Subscription[]; title: string; createdAt: number }): Promise<string>;
}

/** What came from a feed's address. */
export interface FeedText {
  /** Where it was found, which relative addresses begin from. */
  url: string;
  text: string;
  /** Milliseconds since 1970: a date that is still to come is none. */
  now: number;
}

/** A feed as it is read, in whichever of the formats it came. */
export interface Feed {
  title: string;
  /** The page that the feed belongs to; empty when it names none. */
  link: string;
  description?: string;
  coverUrl?: string;
  /** Seconds that the feed wants to be left alone for between two requests. */
  pace?: number;
  /** Newest first, those without a date last. */
  items: FeedItem[];
}

export interface FeedItem {
  /** The same for the same item in every reading of the feed. */
  id: string;
  /** Plain text; may be empty. */
  title: string;
  /** The item's page, or else its file; empty when it has neither. */
  link: string;
  /** ISO 8601. None when the feed gives no date, or one that is still to come. */
  publishedAt?: string;
  /** The audio or video file. */
  enclosureUrl?: string;
  coverUrl?: string;
  durationSeconds?: number;
}

/** The answer of what a channel's address said to ask. */
export interface ChannelPageSource {
  channelUrl: string;
  /** Where the answer was found. */
  url: string;
  text: string;
  /** Address of the RSSHub instance that the person has chosen. */
  rssHub?: string;
}

export interface ChannelPage {
  title: string;
  description: string;
  coverUrl: string;
  feeds: string[];
  /** The channel that the answer is of. */
  id?: string;
  channelUrl?: string;
  /** What to ask next, when there is no feed yet. */
  next?: string;
}

/** A feed as lists of feeds name it. */
export interface Subscription {
  title: string;
  /** The feed's address. */
  url: string;
  /** The page that it belongs to. */
  pageUrl?: string;
}
