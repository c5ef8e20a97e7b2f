import type { Address } from '../site.ts';
import { bvidOf } from './bvid.ts';

const hosts = /^(?:(?:www\.|m\.)?bilibili\.com|player\.bilibili\.com|b23\.tv)$/;
const origin = 'https://www.bilibili.com';

/** Bilibili by its URLs: videos with their parts, episodes. A short link that names no video is left to expandUrl. */
export function bilibiliAddress(url: URL): Address | null {
  if (!hosts.test(url.host)) return null;
  const named = (name: string) => url.searchParams.get(name) ?? '';
  const [, folder, last = ''] = /^\/(?:(video|bangumi\/play|list|festival)\/)?([^/]*)/.exec(url.pathname) ?? [];
  if (folder === 'bangumi/play') return episode(last);
  // Players and lists name the video in their query.
  const video = bvidOf(folder === 'video' || url.host === 'b23.tv' ? last : named('bvid') || `av${named('aid')}`);
  return video ? part(video, named('p') || named('page')) : null;
}

/** Each part of a video has words of its own; the first is the video itself. */
function part(bvid: string, page: string): Address {
  const later = /^[1-9]\d{0,4}$/.test(page) && page !== '1';
  return {
    site: 'bilibili',
    id: later ? `${bvid}:${page}` : bvid,
    kind: 'video',
    canonicalUrl: `${origin}/video/${bvid}/${later ? `?p=${page}` : ''}`,
  };
}

/** A season plays one episode after the other. */
const episode = (id: string): Address | null =>
  /^(?:ss|ep)\d{1,12}$/.test(id)
    ? { site: 'bilibili', id, kind: id.startsWith('ss') ? 'playlist' : 'video', canonicalUrl: `${origin}/bangumi/play/${id}` }
    : null;
