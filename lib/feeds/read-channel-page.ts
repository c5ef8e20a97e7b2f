import type { ChannelPage, ChannelPageSource } from '../ports/feeds.ts';
import { readPageHead } from './read-page-head.ts';
import type { SourceOptions } from './sources/source.ts';
import { sourceOf } from './sources/source-of.ts';

/** What a page, or a directory, tells of a channel. Reads HTML. Throws the Failure that says why it tells nothing. */
export function readChannelPage({ channelUrl, url, text }: ChannelPageSource, options: SourceOptions = {}): ChannelPage {
  const head = readPageHead(url, /^\s*[{[]/.test(text) ? '' : text);
  const { title, description, coverUrl } = head;
  const told = sourceOf(channelUrl, options).source.tell?.({ url, text, head }, options);
  return { title, description, coverUrl, ...(told ?? { feeds: [] }) };
}
