import { webAddress } from '../web-address.ts';
import type { ChannelAddress, Detect, SourceOptions } from './source.ts';

/** The feed that an RSSHub instance makes for a route, if one is chosen. */
export function rssHubFeeds(route: string, { rssHub }: SourceOptions): string[] {
  const base = webAddress(rssHub);
  return base ? [`${base.replace(/\/+$/, '')}${route}`] : [];
}

const space = /^\/(\d{1,20})(?:\/|$)/;
const login = /^\/(\w{3,25})(?:\/(?:videos|about|schedule|clips|home)?)?\/?$/;
const ofTwitch = /^(?:directory|downloads|jobs|login|p|search|settings|signup|store|subscriptions|turbo|videos|wallet)$/i;

/** Platforms that have no feeds at all. */
export const rssHubOnly: Detect = ({ host, pathname }, options) => {
  const [, mid] = (host === 'space.bilibili.com' && space.exec(pathname)) || [];
  if (mid) return channel('bilibili', `https://space.bilibili.com/${mid}`, rssHubFeeds(`/bilibili/user/video/${mid}`, options));
  const [, name] = (/^(?:www\.|m\.)?twitch\.tv$/.test(host) && login.exec(pathname)) || [];
  if (!name || ofTwitch.test(name)) return undefined;
  const user = name.toLowerCase();
  return channel('twitch', `https://www.twitch.tv/${user}`, rssHubFeeds(`/twitch/video/${user}`, options));
};

const channel = (platform: string, channelUrl: string, feeds: string[]): ChannelAddress => ({
  platform,
  channelUrl,
  feeds,
  guesses: [],
});
