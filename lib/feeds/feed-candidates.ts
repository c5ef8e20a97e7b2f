import { readChannelPage } from './read-channel-page.ts';
import { channelAddress } from './sources/channel-address.ts';
import type { SourceOptions } from './sources/source.ts';

/**
 * Where a channel's feed may be, best first: by its address, and by its page (or its directory's answer) where that is at
 * hand. The usual places are named only when nothing better is. Throws `invalid`, and what the page throws.
 */
export function feedCandidates(url: string, html?: string, options: SourceOptions = {}): string[] {
  const channel = channelAddress(url, options);
  const told = html === undefined ? [] : readChannelPage({ channelUrl: url, url, text: html }, options).feeds;
  const known = channel.id ? [...channel.feeds, ...told] : [...told, ...channel.feeds];
  return [...new Set(known.length > 0 ? known : channel.guesses)];
}
