import { toWebAddress } from '../to-web-address.ts';
import type { ChannelAddress, Detect, SourceOptions } from './source.ts';

/** Returns the feed of a route on the configured RSSHub instance, if there is one. */
export function rssHubFeeds(route: string, { rssHub }: SourceOptions): string[] {
  const base = toWebAddress(rssHub);
  return base ? [`${base.replace(/\/+$/, '')}${route}`] : [];
}

const space = /^\/(\d{1,20})(?:\/|$)/;
const login = /^\/(\w{3,25})(?:\/(?:videos|about|schedule|clips|home)?)?\/?$/;
const twitchPages = /^(?:directory|downloads|jobs|login|p|search|settings|signup|store|subscriptions|turbo|videos|wallet)$/i;

/** Platforms without feeds of their own: Bilibili and Twitch. */
export const rssHubOnly: Detect = ({ host, pathname }, options) => {
  const [, mid] = (host === 'space.bilibili.com' && space.exec(pathname)) || [];
  if (mid)
    return createChannel('bilibili', `https://space.bilibili.com/${mid}`, rssHubFeeds(`/bilibili/user/video/${mid}`, options));
  const [, name] = (/^(?:www\.|m\.)?twitch\.tv$/.test(host) && login.exec(pathname)) || [];
  if (!name || twitchPages.test(name)) return undefined;
  const user = name.toLowerCase();
  return createChannel('twitch', `https://www.twitch.tv/${user}`, rssHubFeeds(`/twitch/video/${user}`, options));
};

const createChannel = (platform: string, channelUrl: string, feeds: string[]): ChannelAddress => ({
  platform,
  channelUrl,
  feeds,
  guesses: [],
});
