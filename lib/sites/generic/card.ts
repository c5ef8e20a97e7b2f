import type { JsonLdMedia } from './json-ld.ts';
import type { PageSnapshot } from './page-snapshot.ts';

/** Matches what only Flash could play, which pages list first for old browsers. */
const flash = /\.swf(?:[?#]|$)|x-shockwave-flash/i;

/** Returns the media item that a page's Open Graph and Twitter cards describe: at most one, the page's own. */
export function describedByCard(meta: PageSnapshot['meta']): JsonLdMedia[] {
  const value = (...names: string[]) =>
    names.map((name) => meta.find(([key, content]) => key === name && !flash.test(content))?.[1]).find(Boolean);
  const addressOf = (name: string) => value(`${name}:secure_url`, `${name}:url`, name);
  const video = addressOf('og:video');
  // Players are offered as videos of type text/html.
  const isPlayer = value('og:video:type')?.startsWith('text/html');
  const film = (!isPlayer && video) || value('twitter:player:stream');
  const isAudio = film !== video && /^audio\//.test(value('twitter:player:stream:content_type') ?? '');
  const contentUrl = film || addressOf('og:audio');
  const embedUrl = (isPlayer && video) || value('twitter:player');
  if (!contentUrl && !embedUrl) return [];
  return [
    {
      kind: contentUrl && (!film || isAudio) ? 'audio' : 'video',
      title: value('og:title') ?? '',
      duration: Number(value('og:video:duration', 'video:duration', 'music:duration')) || 0,
      contentUrl,
      embedUrl,
    },
  ];
}
