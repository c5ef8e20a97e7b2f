import type { ChannelPage } from '../../ports/feeds.ts';
import type { SourceOptions } from '../sources/source.ts';

/** A page that was fetched to find the channel that it belongs to. */
export interface FetchedPage {
  /** Address after redirects. */
  url: string;
  text: string;
  head: PageHead;
}

/** Metadata in the head of an HTML page; addresses are absolute. */
export interface PageHead {
  title: string;
  description: string;
  coverUrl: string;
  canonicalUrl: string;
  alternates: { url: string; type: string; title: string }[];
  /** First value of each property, name or itemprop. */
  meta: Map<string, string>;
}

/** Details of a channel without its title, description and cover. */
export type ChannelDetails = Omit<ChannelPage, 'title' | 'description' | 'coverUrl'>;

/** Reads a page of one platform. Throws the Failure that explains why it has no channel. */
export type ChannelPageReader = (page: FetchedPage, options: SourceOptions) => ChannelDetails;
