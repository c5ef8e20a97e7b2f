import type { ChannelPage } from '../../ports/feeds.ts';
import type { SourceOptions } from '../sources/source.ts';

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

/** What an answer of one platform says. Throws the Failure that says why it tells nothing. */
export type Teller = (page: AskedPage, options: SourceOptions) => Told;
