import type { Address } from '../site.ts';

/** Matches YouTube's hosts, and those of other front ends, which play YouTube's videos under the same paths. */
const hosts =
  /^(?:(?:(?:www|m|music|gaming|kids)\.)?youtube\.com|(?:www\.)?youtube(?:-nocookie|kids|education)\.com|youtube\.googleapis\.com|youtu\.be|(?:www\.)?invidio\.us|(?:[\w-]+\.)?invidious\.io|yewtu\.be|piped\.video)$/;
const kinds: Record<string, Address['kind']> = {
  '': 'video',
  watch: 'video',
  movie: 'video',
  ytscreeningroom: 'video',
  embed: 'video',
  v: 'video',
  vi: 'video',
  e: 'video',
  shorts: 'short',
  live: 'live',
};
/** Matches the pages whose query names the video. */
const queryPages = /^(?:watch|movie|ytscreeningroom)?$/;
/** Matches the fragment of old channel pages that play a video. */
const playingOnChannel = /^#p(?:\/[a-z]{1,2}){1,3}\/\d{1,4}\/([\w-]{11})$/;
const channel = /^\/(?:channel\/(UC[\w-]{22})|((?:c\/|user\/|@)[^/]+))(?:\/(live)?|$)/;

/** Whether a text has the form of a YouTube video id. */
export const isVideoId = (id: string): boolean => /^[\w-]{11}$/.test(id);

/**
 * Returns the address of a video, short, live stream, clip, playlist or channel. A media item has one canonical URL, whichever
 * player shows it.
 */
export function youtubeAddress({ host, pathname, searchParams, hash }: URL): Address | null {
  if (!hosts.test(host)) return null;
  // Addresses copied from HTML may have `&amp;` between their parameters; old ones have them in the fragment.
  const inFragment = new URLSearchParams(hash.replace(/^#!?(?:\/?watch\?)?/, ''));
  const parameter = (name: string) =>
    searchParams.get(name) ?? searchParams.get(`amp;${name}`) ?? (name === 'list' ? null : inFragment.get(name)) ?? '';
  // A parameter may follow the id without a question mark.
  const [, page = '', second = ''] = (host === 'youtu.be' ? `/v${pathname}` : pathname).split('&', 1)[0]!.split('/');
  const first = page.replace(/(?:_popup)?(?:\.php)?$/, '');
  const named = parameter('v') || parameter('vi');
  // Two embedded players have names that look like video ids.
  if (first === 'playlist' || second === 'videoseries' || (first === 'embed' && !second && !named))
    return address(/^[\w-]{2,64}$/, parameter('list'), 'playlist', '/playlist?list=');
  if (first === 'browse' && second.startsWith('VL'))
    return address(/^[\w-]{2,64}$/, second.slice(2), 'playlist', '/playlist?list=');
  const [, shownId] = playingOnChannel.exec(hash) ?? [];
  if (shownId) return address(/./, shownId, 'video', '/watch?v=');
  const [, id, name = id, live] =
    channel.exec(second === 'live_stream' ? `/channel/${parameter('channel')}/live` : pathname) ?? [];
  if (name) {
    // A channel's current live stream counts as a media item of its own until its page names the video.
    const shown = (id ?? name.toLowerCase()) + (live ? '/live' : '');
    return address(/./, shown, live ? 'live' : 'channel', id ? '/channel/' : '/');
  }
  if (first === 'clip') return address(/^clip\/Ug[\w-]{10,60}$/, `clip/${second}`, 'video', '/');
  const kind = second === 'live_stream' || !Object.hasOwn(kinds, first) ? undefined : kinds[first];
  return kind ? address(/^[\w-]{11}$/, queryPages.test(first) ? named || second : second || named, kind, '/watch?v=') : null;
}

const address = (form: RegExp, id: string, kind: Address['kind'], path: string): Address | null =>
  form.test(id) ? { site: 'youtube', id, kind, canonicalUrl: `https://www.youtube.com${path}${id}` } : null;
