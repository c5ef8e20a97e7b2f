/** Parsers and writers of feeds, which run outside the worker, because it has no XML or HTML parser. */
export interface FeedReaders {
  /** Parses a feed of any format. Throws `feedUnreadable` if it is malformed or truncated, and `tooLarge`. */
  readChannelFeed(body: FeedText): Promise<Feed>;
  /** Reads the metadata of a channel from a page or a directory's answer. Throws a Failure that says why there is none. */
  readChannelPage(page: ChannelPageSource): Promise<ChannelPage>;
  /** Reads the feeds of an OPML or CSV file. Throws `invalid` or `tooLarge`. */
  readSubscriptions(text: string): Promise<Subscription[]>;
  /** Writes an OPML file. `createdAt` is in milliseconds since 1970. */
  writeSubscriptions(list: { subscriptions: Subscription[]; title: string; createdAt: number }): Promise<string>;
}

/** The body of a feed with its address. */
export interface FeedText {
  /** Address after redirects, the base of relative addresses. */
  url: string;
  text: string;
  /** Milliseconds since 1970; later dates in the feed are ignored. */
  now: number;
}

/** A parsed feed, the same for every format. */
export interface Feed {
  title: string;
  /** Address of the feed's page; empty if the feed names none. */
  link: string;
  description?: string;
  coverUrl?: string;
  /** Minimum seconds between two requests that the feed asks for. */
  pace?: number;
  /** Newest first; items without a date are last. */
  items: FeedItem[];
}

export interface FeedItem {
  /** Stable id of the item within the feed. */
  id: string;
  /** Plain text; may be empty. */
  title: string;
  /** Address of the item's page, or else of its file; empty if it has neither. */
  link: string;
  /** ISO 8601; absent if the feed gives no date, or one in the future. */
  publishedAt?: string;
  /** The audio or video file. */
  enclosureUrl?: string;
  coverUrl?: string;
  durationSeconds?: number;
}

/** The answer to a request that leads from a channel's address to its feed. */
export interface ChannelPageSource {
  channelUrl: string;
  /** Address of the answer after redirects. */
  url: string;
  text: string;
  /** Address of the RSSHub instance in the user's settings. */
  rssHub?: string;
}

export interface ChannelPage {
  title: string;
  description: string;
  coverUrl: string;
  feeds: string[];
  /** Id of the channel that the answer describes. */
  id?: string;
  channelUrl?: string;
  /** Address of the next request, if the feed is not known yet. */
  next?: string;
}

/** One feed of a subscription list. */
export interface Subscription {
  title: string;
  /** The feed's address. */
  url: string;
  /** Address of the feed's page. */
  pageUrl?: string;
}
