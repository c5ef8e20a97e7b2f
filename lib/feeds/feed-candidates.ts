import { readChannelPage } from './read-channel-page.ts';
import { channelAddress } from './sources/channel-address.ts';
import type { SourceOptions } from './sources/source.ts';

/**
 * Returns possible addresses of a channel's feed, best first: from its address, and from its page (or its directory's response)
 * if given. Usual paths are included only if nothing better is found. Throws `invalid`, and the failures of reading the page.
 */
export function feedCandidates(url: string, html?: string, options: SourceOptions = {}): string[] {
  const channel = channelAddress(url, options);
  const pageFeeds = html === undefined ? [] : readChannelPage({ channelUrl: url, url, text: html }, options).feeds;
  const feeds = channel.id ? [...channel.feeds, ...pageFeeds] : [...pageFeeds, ...channel.feeds];
  return [...new Set(feeds.length > 0 ? feeds : channel.guesses)];
}
