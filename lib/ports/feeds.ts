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

/** The text of an RSS, Atom or JSON feed to parse, with the address that it was fetched from. */
export interface FeedText {
  /** Address after redirects, the base of relative addresses. */
  url: string;
  text: string;
  /** Milliseconds since 1970; later dates in the feed are ignored. */
  now: number;
}

/** A parsed feed of a channel, in the same form for every feed format. */
export interface Feed {
  title: string;
  /** Address of the feed's page; empty if the feed names none. */
  link: string;
  description?: string;
  coverUrl?: string;
  /** Minimum seconds between two requests that the feed asks for. */
  refreshIntervalSeconds?: number;
  /** Newest first; items without a date are last. */
  items: FeedItem[];
}

/** One item of a parsed channel feed, such as an episode or a video. */
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

/** A document on the way from a channel's address to its feed: the channel's page or a directory's answer. */
export interface ChannelPageSource {
  channelUrl: string;
  /** Address of the answer after redirects. */
  url: string;
  text: string;
  /** Address of the RSSHub instance in the user's settings. */
  rssHub?: string;
}

/** Metadata of a channel and the addresses of its feeds, read from its page or from a directory's answer. */
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

/** One feed of a list of subscriptions, as an OPML or CSV file holds it. */
export interface Subscription {
  title: string;
  /** The feed's address. */
  url: string;
  /** Address of the feed's page. */
  pageUrl?: string;
}
