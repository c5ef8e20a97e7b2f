import type { ChannelPage, ChannelPageSource } from '../ports/feeds.ts';
import type { ChannelPageReader } from './page-readers/channel-page-reader.ts';
import { applePodcasts } from './page-readers/shows.ts';
import { web } from './page-readers/web.ts';
import { xiaoyuzhou } from './page-readers/xiaoyuzhou.ts';
import { youtube } from './page-readers/youtube.ts';
import { readPageHead } from './read-page-head.ts';
import { channelAddress } from './sources/channel-address.ts';
import { soundcloudFeed } from './sources/hosted-media.ts';
import type { SourceOptions } from './sources/source.ts';

const soundcloud: ChannelPageReader = ({ text, head }) => {
  const written = [head.meta.get('al:ios:url'), head.meta.get('twitter:app:url:iphone'), text];
  const id = written.map((place) => /soundcloud:(?:\/\/)?users:(\d{1,15})/.exec(place ?? '')?.[1]).find(Boolean);
  return { id, feeds: id ? [soundcloudFeed(id)] : [] };
};

/** Page readers by platform. For other platforms the address is enough. */
const pageReaders: Record<string, ChannelPageReader> = { youtube, applePodcasts, xiaoyuzhou, soundcloud, peertube: web, web };

/**
 * Reads a page, or a directory's response, that describes a channel. Throws the Failure that explains why it has no channel.
 */
export function readChannelPage({ channelUrl, url, text }: ChannelPageSource, options: SourceOptions = {}): ChannelPage {
  const head = readPageHead(url, /^\s*[{[]/.test(text) ? '' : text);
  const { title, description, coverUrl } = head;
  const details = pageReaders[channelAddress(channelUrl, options).platform]?.({ url, text, head }, options);
  return { title, description, coverUrl, ...(details ?? { feeds: [] }) };
}
