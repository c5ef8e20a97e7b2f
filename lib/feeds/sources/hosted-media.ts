import { detectUrl } from '../../sites/detect-url.ts';
import type { ChannelAddress, Detect } from './source.ts';

const ofVimeo =
  /^(?:about|api|blog|business|categories|create|enterprise|features|help|home|jobs|join|live|log_in|manage|ondemand|ott|privacy|search|settings|solutions|stock|store|terms|upgrade|upload|watch)$/;

/** Unsupported since long, and still answering. */
export const vimeo: Detect = ({ host, pathname }) => {
  if (!/^(?:www\.)?vimeo\.com$/.test(host)) return undefined;
  const [, group, name] = /^\/(?:(channels|groups)\/)?([\w-]{1,100})(?:\/videos)?(?:\/rss)?\/?$/.exec(pathname) ?? [];
  if (!name || /^\d+$/.test(name) || ofVimeo.test(name) || /^(?:channels|groups|videos)$/.test(name)) return undefined;
  const channelUrl = `https://vimeo.com/${group ? `${group}/` : ''}${name}`;
  return channel('vimeo', channelUrl, [`${channelUrl}/videos/rss`]);
};

/** Its pages name the user by number, and the feed wants the number. */
export const soundcloud: Detect = ({ href, host, pathname }) => {
  const [, number] = (host === 'feeds.soundcloud.com' && /^\/users\/soundcloud:users:(\d{1,15})\//.exec(pathname)) || [];
  if (number) return channel('soundcloud', `https://soundcloud.com/users/${number}`, [soundcloudFeed(number)], number);
  if (!/^(?:(?:www|m)\.)?soundcloud\.com$/.test(host)) return undefined;
  const track = detectUrl(href);
  const [user = ''] = (track?.site === 'soundcloud' ? track.id : pathname.slice(1).toLowerCase()).split('/', 1);
  return isUser.test(user) && !ofSoundcloud.test(user) ? channel('soundcloud', `https://soundcloud.com/${user}`) : undefined;
};
const isUser = /^[\w-]{2,100}$/;
const ofSoundcloud = /^(?:charts|discover|feed|jobs|mobile|pages|search|settings|stations|stream|tags|terms-of-use|upload|you)$/;
export const soundcloudFeed = (id: string): string => `https://feeds.soundcloud.com/users/soundcloud:users:${id}/sounds.rss`;

const channel = (platform: string, channelUrl: string, feeds: string[] = [], id?: string): ChannelAddress => ({
  platform,
  channelUrl,
  id,
  feeds,
  ask: channelUrl,
  guesses: [],
});
