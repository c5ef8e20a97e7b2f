import { detectUrl } from '../../sites/detect-url.ts';
import { youtube as data } from '../../sites/youtube/data.ts';
import type { ChannelAddress, Detect } from './source.ts';

export const youtubeFeed = `${data.origin}/feeds/videos.xml`;
export const youtubeChannelId = /^UC[\w-]{22}$/;
/** Mixes are made for one viewer, and these lists are seen by their owner only. */
const privateList = /^(?:RD|LL$|WL$|HL$|LM$)/;

export const youtube: Detect = (url) => {
  if (!/(?:^|\.)(?:youtube(?:-nocookie|kids)?\.com|youtu\.be)$/.test(url.host)) return undefined;
  if (url.pathname === '/feeds/videos.xml') return feedAddress(url.searchParams);
  const address = detectUrl(url.href);
  if (address?.site !== 'youtube') return named(url);
  if (address.kind === 'playlist') return playlist(address.id);
  // What a channel is airing is the channel's.
  const id = address.id.replace(/\/live$/, '');
  if (youtubeChannelId.test(id)) return channel(id);
  if (id.startsWith('user/')) return ofUser(id.slice('user/'.length));
  if (/^(?:@|c\/)/.test(id)) return page(`/${id}`);
  return page(address.canonicalUrl.slice(data.origin.length));
};

/** The list of all uploads has a feed too, which at times answers when the channel's doesn't. */
export const youtubeFeeds = (id: string): string[] => [
  `${youtubeFeed}?channel_id=${id}`,
  `${youtubeFeed}?playlist_id=UU${id.slice(2)}`,
];

const page = (path: string): ChannelAddress => {
  const channelUrl = data.origin + path;
  return { platform: 'youtube', channelUrl, feeds: [], ask: channelUrl, guesses: [] };
};

const channel = (id: string): ChannelAddress => ({ ...page(`/channel/${id}`), id, feeds: youtubeFeeds(id) });

const ofUser = (name: string): ChannelAddress => ({
  ...page(`/user/${name}`),
  feeds: [`${youtubeFeed}?user=${encodeURIComponent(name)}`],
});

const playlist = (id: string): ChannelAddress => ({
  ...page(`/playlist?list=${id}`),
  ...(privateList.test(id) ? { ask: undefined } : { id, feeds: [`${youtubeFeed}?playlist_id=${id}`] }),
});

/** A feed's own address. */
function feedAddress(parameters: URLSearchParams): ChannelAddress | undefined {
  const of = (name: string) => parameters.get(name) ?? '';
  if (youtubeChannelId.test(of('channel_id'))) return channel(of('channel_id'));
  if (/^UU[\w-]{22}$/.test(of('playlist_id'))) return channel(`UC${of('playlist_id').slice(2)}`);
  if (/^[\w-]{2,64}$/.test(of('playlist_id'))) return playlist(of('playlist_id'));
  return /^[\w.-]{1,100}$/.test(of('user')) ? ofUser(of('user')) : undefined;
}

/** The oldest channels have a name of their own right after the host. */
const named = ({ pathname }: URL): ChannelAddress | undefined =>
  /^\/[\w.-]{3,100}\/?$/.test(pathname) ? page(pathname.replace(/\/$/, '')) : undefined;
