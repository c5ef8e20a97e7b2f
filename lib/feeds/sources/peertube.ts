import type { ChannelAddress, Detect } from './source.ts';
import { usualFeedUrls } from './web.ts';

const forms: Record<string, string> = {
  'video-channels': 'videoChannelName',
  accounts: 'accountName',
  c: 'videoChannelName',
  a: 'accountName',
};
const path = /^\/(video-channels|accounts|c|a)\/([\w.-]{1,100}(?:@[\w.:-]{1,200})?)(?:\/[\w-]*)?\/?$/;
const subjects = ['videoChannelName', 'videoChannelId', 'accountName', 'accountId'];

/**
 * Channels and accounts of any PeerTube instance. Many sites use the same short paths, so for those the page must confirm it.
 */
export const peertube: Detect = (url) => {
  const { origin, pathname, search, searchParams } = url;
  if (/^\/feeds\/(?:podcast\/)?videos\.xml$/.test(pathname) && subjects.some((name) => searchParams.has(name)))
    return createChannel('peertube', origin, [origin + pathname + search], []);
  const { form, name, feeds } = peertubeFeeds(url);
  if (!name) return undefined;
  const channelUrl = `${origin}/${form}/${name}`;
  return form.length > 1
    ? createChannel('peertube', channelUrl, feeds, [])
    : createChannel('web', channelUrl, [], [...feeds, ...usualFeedUrls(url)]);
};

/** Returns the parts of a channel's or account's path and its feeds, for any host. */
export function peertubeFeeds({ origin, pathname }: URL): { form: string; name: string; feeds: string[] } {
  const [, form = '', name = ''] = path.exec(pathname) ?? [];
  const feed = `${origin}/feeds/videos.xml?${forms[form]}=${encodeURIComponent(name).replace('%40', '@')}`;
  return { form, name, feeds: name ? [feed] : [] };
}

const createChannel = (platform: string, channelUrl: string, feeds: string[], guesses: string[]): ChannelAddress => ({
  platform,
  channelUrl,
  feeds,
  ask: channelUrl,
  guesses,
});
