import type { Address } from '../site.ts';
import { toBvid } from './bvid.ts';

const hosts = /^(?:(?:www\.|m\.)?bilibili\.com|player\.bilibili\.com|b23\.tv)$/;
const origin = 'https://www.bilibili.com';

/** Returns the address of a video, of its part or of an episode. A short link without a video id is left to `expandUrl`. */
export function bilibiliAddress(url: URL): Address | null {
  if (!hosts.test(url.host)) return null;
  const parameter = (name: string) => url.searchParams.get(name) ?? '';
  const [, folder, last = ''] = /^\/(?:s\/|mobile\/)?(?:(video|bangumi\/play|list|festival)\/)?([^/.]*)/.exec(url.pathname) ?? [];
  if (folder === 'bangumi/play') return episodeAddress(last);
  // Players and lists have the video's id in their query.
  const video = toBvid(last) ?? toBvid(parameter('bvid') || `av${parameter('aid')}`);
  return video ? partAddress(video, parameter('p') || parameter('page')) : null;
}

/** Returns the address of a part of a video. Each part has its own captions; the first is the video itself. */
function partAddress(bvid: string, page: string): Address {
  const isLaterPart = /^[1-9]\d{0,4}$/.test(page) && page !== '1';
  return {
    site: 'bilibili',
    id: isLaterPart ? `${bvid}:${page}` : bvid,
    kind: 'video',
    canonicalUrl: `${origin}/video/${bvid}/${isLaterPart ? `?p=${page}` : ''}`,
  };
}

/** Returns the address of an episode, or of a season, which is a playlist. */
const episodeAddress = (id: string): Address | null =>
  /^(?:ss|ep)\d{1,12}$/.test(id)
    ? { site: 'bilibili', id, kind: id.startsWith('ss') ? 'playlist' : 'video', canonicalUrl: `${origin}/bangumi/play/${id}` }
    : null;
