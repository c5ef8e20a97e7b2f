import { mediaExtension } from '../../http/media-extensions.ts';

/**
 * Players on a host of their own whose address names the stream or file: the pattern of host, path and query, and the address of
 * what they play. Sources: the embedding guides of Mux (player.mux.com), Cloudflare Stream (Use your own player) and Kaltura
 * (playManifest), and the enclosures in feeds of Buzzsprout, ART19, Megaphone, Audioboom and Spreaker.
 */
const players: [player: RegExp, stream: string][] = [
  [/^player\.mux\.com\/(\w{10,100})(?:[/?]|$)/, 'https://stream.mux.com/$1.m3u8'],
  [
    /^(customer-\w{1,40}\.cloudflarestream\.com)\/([0-9a-f]{32})(?:\/(?:iframe|watch))?(?:[/?]|$)/,
    'https://$1/$2/manifest/video.m3u8',
  ],
  [
    /^(?:iframe\.|watch\.)?(?:videodelivery\.net|cloudflarestream\.com)\/([0-9a-f]{32})(?:[/?]|$)/,
    'https://videodelivery.net/$1/manifest/video.m3u8',
  ],
  [
    /^embed\.(?:videodelivery\.net|cloudflarestream\.com)\/embed\/[^?]{0,100}\?(?:[^#]{0,500}&)?video=([0-9a-f]{32})(?:&|$)/,
    'https://videodelivery.net/$1/manifest/video.m3u8',
  ],
  [
    /^((?:www|cdnapi(?:sec)?|[\w-]{1,30}\.\w{2,8}\.ovp)\.kaltura\.com)\/p\/(\d{1,12})\/[^?]{0,300}\?(?:[^#]{0,500}&)?entry_id=([01]_\w{4,20})(?:&|$)/,
    'https://$1/p/$2/playManifest/entryId/$3/format/applehttp/protocol/https/a.m3u8',
  ],
  [
    /^www\.buzzsprout\.com\/(\d{1,12})\/(?:episodes\/)?(\d{1,12})(?:-[\w-]{0,300})?(?:[/?]|$)/,
    'https://www.buzzsprout.com/$1/$2.mp3',
  ],
  [/^art19\.com\/shows\/[\w-]{1,100}\/episodes\/([\da-f-]{36})(?:\/embed)?(?:[/?]|$)/, 'https://rss.art19.com/episodes/$1.mp3'],
  [
    /^(?:player\.megaphone\.fm\/|playlist\.megaphone\.fm\/\?(?:[^#]{0,500}&)?e=)([A-Z]{2,20}\d{5,15})(?:[/?&]|$)/,
    'https://traffic.megaphone.fm/$1.mp3',
  ],
  [/^(?:embeds\.)?audioboom\.com\/posts\/(\d{1,12})(?:-[\w-]{0,300})?(?:\/|[?#]|$)/, 'https://audioboom.com/posts/$1.mp3'],
  [
    /^widget\.spreaker\.com\/player\?(?:[^#]{0,500}&)?episode_id=(\d{1,12})(?:&|$)/,
    'https://api.spreaker.com/download/episode/$1/episode.mp3',
  ],
];

/** Returns the address of the stream that an embedded player plays, if the player's own address names it. */
export function findHostedStream(url: string): string | undefined {
  if (!URL.canParse(url)) return undefined;
  const { host, pathname, search, searchParams } = new URL(url);
  const written = host + pathname + search;
  for (const [player, stream] of players) {
    const found = player.exec(written);
    if (found) return found[0].replace(player, stream);
  }
  // Players of Blubrry and of many pages' own get their file as a parameter.
  for (const [name, value] of searchParams) if (fileParameter.test(name) && webFile.test(value)) return value;
  return undefined;
}

const fileParameter = /^(?:file|src|source|url|video|audio|media|mp[34])(?:[_-]?(?:url|file|src))?$/i;
const webFile = new RegExp(`^https?://[^?#]{1,2000}${mediaExtension}(?:[?#]|$)`, 'i');

/** Matches a track of SoundCloud by its number, as the site's own embed code names it; only the embedded player resolves it. */
const hostedTrack =
  /^https?:\/\/api(?:-v2)?\.soundcloud\.com\/tracks\/(?:soundcloud(?::|%3A)tracks(?::|%3A))?\d{1,15}(?:[/?#]|$)/i;

/** Returns whether an address is that of a player that alone knows what it plays: an audio item, not a list. */
export const isHostedTrack = (url: string): boolean => hostedTrack.test(url);
