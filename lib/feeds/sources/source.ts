import type { ChannelPage } from '../../ports/feeds.ts';

/** A channel as its address alone tells it. */
export interface ChannelAddress {
  platform: string;
  /** The same for every way of writing the address. */
  channelUrl: string;
  /** The channel's own id, when the address has it. */
  id?: string;
  /** Its feeds, best first. */
  feeds: string[];
  /** A page, or a directory, that tells more. */
  ask?: string;
  /** Where feeds usually are, when nothing tells of one. */
  guesses: string[];
}

export interface SourceOptions {
  /** Address of the RSSHub instance that the person has chosen, for platforms without feeds of their own; none by default. */
  rssHub?: string;
}

/** The answer of what was asked. */
export interface AskedPage {
  /** Where it was found. */
  url: string;
  text: string;
  head: PageHead;
}

/** What HTML says of itself; addresses are absolute. */
export interface PageHead {
  title: string;
  description: string;
  coverUrl: string;
  canonicalUrl: string;
  alternates: { url: string; type: string; title: string }[];
  /** First value by property, name or itemprop. */
  meta: Map<string, string>;
}

/** What an answer says of the channel itself. */
export type Told = Omit<ChannelPage, 'title' | 'description' | 'coverUrl'>;

/** Where channels of one platform have their feeds. Light: what reads HTML stands elsewhere. */
export interface FeedSource {
  /** Pure and total: any http(s) address is welcome. */
  detect(url: URL, options: SourceOptions): ChannelAddress | undefined;
  /** Throws the Failure that says why the answer tells nothing. */
  tell?(page: AskedPage, options: SourceOptions): Told;
}
