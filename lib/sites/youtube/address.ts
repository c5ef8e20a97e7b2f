import type { Address } from '../site.ts';

const hosts =
  /^(?:(?:www\.|m\.|music\.|gaming\.)?youtube\.com|(?:www\.)?youtube(?:-nocookie|kids)\.com|youtube\.googleapis\.com|youtu\.be)$/;
const kinds: Record<string, Address['kind']> = {
  watch: 'video',
  watch_popup: 'video',
  embed: 'video',
  v: 'video',
  e: 'video',
  shorts: 'short',
  live: 'live',
};
const channel = /^\/(?:channel\/(UC[\w-]{22})|((?:c\/|user\/|@)[^/]+))(?:\/(live)?|$)/;

/** Whether a text has the form of a YouTube video id. */
export const isVideoId = (id: string): boolean => /^[\w-]{11}$/.test(id);

/**
 * Returns the address of a video, short, live stream, clip, playlist or channel. A media item has one canonical URL, whichever
 * player shows it.
 */
export function youtubeAddress({ host, pathname, searchParams }: URL): Address | null {
  if (!hosts.test(host)) return null;
  // Addresses copied from HTML may have `&amp;` between their parameters.
  const parameter = (name: string) => searchParams.get(name) ?? searchParams.get(`amp;${name}`) ?? '';
  // A parameter may follow the id without a question mark.
  const [, first = '', second = ''] = (host === 'youtu.be' ? `/v${pathname}` : pathname).split('&', 1)[0]!.split('/');
  // Two embedded players have names that look like video ids.
  if (first === 'playlist' || second === 'videoseries')
    return address(/^[\w-]{2,64}$/, parameter('list'), 'playlist', '/playlist?list=');
  if (first === 'browse' && second.startsWith('VL'))
    return address(/^[\w-]{2,64}$/, second.slice(2), 'playlist', '/playlist?list=');
  const [, id, name = id, live] =
    channel.exec(second === 'live_stream' ? `/channel/${parameter('channel')}/live` : pathname) ?? [];
  if (name) {
    // A channel's current live stream counts as a media item of its own until its page names the video.
    const shown = (id ?? name.toLowerCase()) + (live ? '/live' : '');
    return address(/./, shown, live ? 'live' : 'channel', id ? '/channel/' : '/');
  }
  if (first === 'clip') return address(/^clip\/Ug[\w-]{10,60}$/, `clip/${second}`, 'video', '/');
  const kind = second === 'live_stream' || !Object.hasOwn(kinds, first) ? undefined : kinds[first];
  return kind ? address(/^[\w-]{11}$/, (first.startsWith('watch') && parameter('v')) || second, kind, '/watch?v=') : null;
}

const address = (form: RegExp, id: string, kind: Address['kind'], path: string): Address | null =>
  form.test(id) ? { site: 'youtube', id, kind, canonicalUrl: `https://www.youtube.com${path}${id}` } : null;
