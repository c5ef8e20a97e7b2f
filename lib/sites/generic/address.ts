import { canonicalFileUrl } from '../canonical-url.ts';
import { hash } from '../content-id.ts';
import type { Address } from '../site.ts';

const video = /\.(?:mp4|m4v|webm|mov|ogv|m3u8|mpd)$/i;
const audio = /\.(?:mp3|m4a|aac|ogg|oga|opus|wav|flac)$/i;

/** What the name of a file says it is, or nothing. */
const fileKind = (url: URL): 'video' | 'audio' | undefined =>
  video.test(url.pathname) ? 'video' : audio.test(url.pathname) ? 'audio' : undefined;

/** A media file by its own address. A page that may hold media has none: only reading it tells. */
export function genericAddress(url: URL): Address | null {
  const kind = fileKind(url);
  if (!kind) return null;
  const canonicalUrl = canonicalFileUrl(url);
  return { site: 'generic', id: hash(canonicalUrl), kind, canonicalUrl };
}
