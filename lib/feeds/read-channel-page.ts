import type { ChannelPage, ChannelPageSource } from '../ports/feeds.ts';
import { readPageHead } from './read-page-head.ts';
import { channelAddress } from './sources/channel-address.ts';
import type { SourceOptions } from './sources/source.ts';
import { applePodcasts } from './tellers/apple-podcasts.ts';
import { soundcloud } from './tellers/soundcloud.ts';
import type { Teller } from './tellers/teller.ts';
import { web } from './tellers/web.ts';
import { xiaoyuzhou } from './tellers/xiaoyuzhou.ts';
import { youtube } from './tellers/youtube.ts';

/** By platform. The others tell all by their addresses. */
const tellers: Record<string, Teller> = { youtube, applePodcasts, xiaoyuzhou, soundcloud, peertube: web, web };

/** What a page, or a directory, tells of a channel. Reads HTML. Throws the Failure that says why it tells nothing. */
export function readChannelPage({ channelUrl, url, text }: ChannelPageSource, options: SourceOptions = {}): ChannelPage {
  const head = readPageHead(url, /^\s*[{[]/.test(text) ? '' : text);
  const { title, description, coverUrl } = head;
  const told = tellers[channelAddress(channelUrl, options).platform]?.({ url, text, head }, options);
  return { title, description, coverUrl, ...(told ?? { feeds: [] }) };
}
