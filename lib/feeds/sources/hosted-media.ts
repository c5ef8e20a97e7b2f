import { detectUrl } from '../../sites/detect-url.ts';
import type { ChannelAddress, Detect } from './source.ts';

const vimeoPages =
  /^(?:about|api|blog|business|categories|create|enterprise|features|help|home|jobs|join|live|log_in|manage|ondemand|ott|privacy|search|settings|solutions|stock|store|terms|upgrade|upload|watch)$/;

/** Detects Vimeo channels, whose feeds are no longer supported but still available. */
export const vimeo: Detect = ({ host, pathname }) => {
  if (!/^(?:www\.)?vimeo\.com$/.test(host)) return undefined;
  const [, group, name] = /^\/(?:(channels|groups)\/)?([\w-]{1,100})(?:\/videos)?(?:\/rss)?\/?$/.exec(pathname) ?? [];
  if (!name || /^\d+$/.test(name) || vimeoPages.test(name) || /^(?:channels|groups|videos)$/.test(name)) return undefined;
  const channelUrl = `https://vimeo.com/${group ? `${group}/` : ''}${name}`;
  return createChannel('vimeo', channelUrl, [`${channelUrl}/videos/rss`]);
};

/** Detects SoundCloud channels. Their pages contain the user's name, but the feed's address needs the numeric id. */
export const soundcloud: Detect = ({ href, host, pathname }) => {
  const [, number] = (host === 'feeds.soundcloud.com' && /^\/users\/soundcloud:users:(\d{1,15})\//.exec(pathname)) || [];
  if (number) return createChannel('soundcloud', `https://soundcloud.com/users/${number}`, [soundcloudFeed(number)], number);
  if (!/^(?:(?:www|m)\.)?soundcloud\.com$/.test(host)) return undefined;
  const track = detectUrl(href);
  const [user = ''] = (track?.site === 'soundcloud' ? track.id : pathname.slice(1).toLowerCase()).split('/', 1);
  return isUser.test(user) && !soundcloudPages.test(user)
    ? createChannel('soundcloud', `https://soundcloud.com/${user}`)
    : undefined;
};
const isUser = /^[\w-]{2,100}$/;
const soundcloudPages =
  /^(?:charts|discover|feed|jobs|mobile|pages|search|settings|stations|stream|tags|terms-of-use|upload|you)$/;
/** Returns the address of a SoundCloud user's feed by the user's number. */
export const soundcloudFeed = (id: string): string => `https://feeds.soundcloud.com/users/soundcloud:users:${id}/sounds.rss`;

const createChannel = (platform: string, channelUrl: string, feeds: string[] = [], id?: string): ChannelAddress => ({
  platform,
  channelUrl,
  id,
  feeds,
  ask: channelUrl,
  guesses: [],
});
