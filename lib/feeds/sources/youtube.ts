import { detectUrl } from '../../sites/detect-url.ts';
import { youtube as data } from '../../sites/youtube/data.ts';
import type { ChannelAddress, Detect } from './source.ts';

export const youtubeFeed = `${data.origin}/feeds/videos.xml`;
export const youtubeChannelId = /^UC[\w-]{22}$/;
/** Matches private lists: mixes for one viewer, and lists that only their owner sees. */
const privateList = /^(?:RD|LL$|WL$|HL$|LM$)/;

/** Recognizes YouTube's channels, playlists and feeds; a live stream counts as its channel. */
export const youtube: Detect = (url) => {
  if (!/(?:^|\.)(?:youtube(?:-nocookie|kids)?\.com|youtu\.be)$/.test(url.host)) return undefined;
  if (url.pathname === '/feeds/videos.xml') return feedAddress(url.searchParams);
  const address = detectUrl(url.href);
  if (address?.site !== 'youtube') return namedChannel(url);
  if (address.kind === 'playlist') return playlist(address.id);
  // A channel's live stream belongs to the channel.
  const id = address.id.replace(/\/live$/, '');
  if (youtubeChannelId.test(id)) return channel(id);
  if (id.startsWith('user/')) return userChannel(id.slice('user/'.length));
  if (/^(?:@|c\/)/.test(id)) return page(`/${id}`);
  return page(address.canonicalUrl.slice(data.origin.length));
};

/**
 * Returns the feeds of a channel: its own, and that of its list of all uploads, which is sometimes available when the first is
 * not.
 */
export const youtubeFeeds = (id: string): string[] => [
  `${youtubeFeed}?channel_id=${id}`,
  `${youtubeFeed}?playlist_id=UU${id.slice(2)}`,
];

const page = (path: string): ChannelAddress => {
  const channelUrl = data.origin + path;
  return { platform: 'youtube', channelUrl, feeds: [], ask: channelUrl, guesses: [] };
};

const channel = (id: string): ChannelAddress => ({ ...page(`/channel/${id}`), id, feeds: youtubeFeeds(id) });

const userChannel = (name: string): ChannelAddress => ({
  ...page(`/user/${name}`),
  feeds: [`${youtubeFeed}?user=${encodeURIComponent(name)}`],
});

const playlist = (id: string): ChannelAddress => ({
  ...page(`/playlist?list=${id}`),
  ...(privateList.test(id) ? { ask: undefined } : { id, feeds: [`${youtubeFeed}?playlist_id=${id}`] }),
});

/** Returns the channel or playlist of a feed's address. */
function feedAddress(parameters: URLSearchParams): ChannelAddress | undefined {
  const parameter = (name: string) => parameters.get(name) ?? '';
  if (youtubeChannelId.test(parameter('channel_id'))) return channel(parameter('channel_id'));
  if (/^UU[\w-]{22}$/.test(parameter('playlist_id'))) return channel(`UC${parameter('playlist_id').slice(2)}`);
  if (/^[\w-]{2,64}$/.test(parameter('playlist_id'))) return playlist(parameter('playlist_id'));
  return /^[\w.-]{1,100}$/.test(parameter('user')) ? userChannel(parameter('user')) : undefined;
}

/** Returns the channel of an old address, with a name right after the host. */
const namedChannel = ({ pathname }: URL): ChannelAddress | undefined =>
  /^\/[\w.-]{3,100}\/?$/.test(pathname) ? page(pathname.replace(/\/$/, '')) : undefined;
