import type { ChannelAddress, FeedSource } from './source.ts';
import { alternateFeeds, usualPlaces } from './web.ts';

const forms: Record<string, string> = {
  'video-channels': 'videoChannelName',
  accounts: 'accountName',
  c: 'videoChannelName',
  a: 'accountName',
};
const path = /^\/(video-channels|accounts|c|a)\/([\w.-]{1,100}(?:@[\w.:-]{1,200})?)(?:\/[\w-]*)?\/?$/;
const subjects = ['videoChannelName', 'videoChannelId', 'accountName', 'accountId'];

/** Channels and accounts of any instance. The short form of their paths is that of many sites, so there the page must say what it is. */
export const peertube: FeedSource = {
  detect(url) {
    const { origin, pathname, search, searchParams } = url;
    if (/^\/feeds\/(?:podcast\/)?videos\.xml$/.test(pathname) && subjects.some((name) => searchParams.has(name)))
      return channel('peertube', origin, [origin + pathname + search], []);
    const [, form = '', name = ''] = path.exec(pathname) ?? [];
    if (!name) return undefined;
    const channelUrl = `${origin}/${form}/${name}`;
    const feeds = [feedOf(origin, form, name)];
    return form.length > 1
      ? channel('peertube', channelUrl, feeds, [])
      : channel('web', channelUrl, [], [...feeds, ...usualPlaces(url)]);
  },

  tell({ url, head }) {
    const { origin, pathname } = new URL(url);
    const [, form = '', name = ''] = path.exec(pathname) ?? [];
    const isPeertube = name && head.meta.get('og:platform')?.toLowerCase() === 'peertube';
    return { feeds: [...(isPeertube ? [feedOf(origin, form, name)] : []), ...alternateFeeds(url, head)] };
  },
};

const feedOf = (origin: string, form: string, name: string): string =>
  `${origin}/feeds/videos.xml?${forms[form]}=${encodeURIComponent(name).replace('%40', '@')}`;

const channel = (platform: string, channelUrl: string, feeds: string[], guesses: string[]): ChannelAddress => ({
  platform,
  channelUrl,
  feeds,
  ask: channelUrl,
  guesses,
});
