import { hash } from '../../encoding/hash.ts';
import { canonicalFileUrl } from '../canonical-url.ts';
import type { Address } from '../site.ts';

const video = /\.(?:mp4|m4v|webm|mov|ogv|flv|m3u8|mpd)$/i;
const audio = /\.(?:mp3|m4[ab]|aac|ogg|oga|opus|wav|flac)$/i;

/** Returns the kind that a file's extension indicates. */
export const fileKind = (url: URL): 'video' | 'audio' | undefined =>
  video.test(url.pathname) ? 'video' : audio.test(url.pathname) ? 'audio' : undefined;

/** Returns the address of a media file; null for pages, because only reading a page shows whether it contains media. */
export function genericAddress(url: URL): Address | null {
  const kind = fileKind(url);
  if (!kind) return null;
  const canonicalUrl = canonicalFileUrl(url);
  return { site: 'generic', id: hash(canonicalUrl), kind, canonicalUrl };
}
