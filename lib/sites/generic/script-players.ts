import { mediaExtension, streamExtension } from '../../http/media-extensions.ts';
import type { PlayerSnapshot, TextTrackSnapshot } from './page-snapshot.ts';

/** Matches players whose setup names its files: JW Player, Video.js, Flowplayer, Plyr, hls.js and others. */
const player =
  /jwplayer|videojs|flowplayer|\bplyr\b|clappr|\bHls\b|dashjs|bitmovin|mediaelement|kaltura|brightcove|theoplayer|shaka|wp-playlist|\bnew\s{1,9}[\w.]{0,30}player[\w.]{0,10}\s{0,9}\(/i;
/** Matches where the setup of one item begins. */
const setup =
  /\.(?:setup|src|load|loadSource|source|attachSource|initialize)\s{0,9}[(=]|\bnew\s{1,9}[\w.]{0,30}player[\w.]{0,10}\s{0,9}\(/i;
const mediaFile = new RegExp(String.raw`["']([^"'\s<>]{1,2000}${mediaExtension}(?:\?[^"'\s<>]{0,2000})?)["']`, 'i');
/** Matches an address without extension beside the type of its file. */
const typedFile =
  /\b(?:file|src|source|url)["']?\s{0,9}:\s{0,9}["'](https?:\/\/[^"'\s<>]{1,2000})["'][^{}]{0,300}?\btype["']?\s{0,9}:\s{0,9}["'](?:(?:video|audio)\/|mp[34]\b|hls\b|m3u8\b|application\/(?:x-mpegurl|vnd\.apple|dash))/i;
/** Matches the same with the type first. */
const fileAfterType =
  /\btype["']?\s{0,9}:\s{0,9}["'](?:(?:video|audio)\/|mp[34]\b|hls\b|m3u8\b|application\/(?:x-mpegurl|vnd\.apple|dash))[^{}]{0,300}?\b(?:file|src|source|url)["']?\s{0,9}:\s{0,9}["'](https?:\/\/[^"'\s<>]{1,2000})["']/i;
const audioType = /\btype["']?\s{0,9}:\s{0,9}["'](?:audio\/|mp3\b)/i;
/** Matches the file of JW Player, whose other files (`image`, `tracks`) have names of their own or are in lists. */
const jwFile =
  /\bfile["']?\s{0,9}:\s{0,9}["'](https?:\/\/(?![^"']{0,2000}\.(?:vtt|srt|jpe?g|png|webp|gif|js)\b)[^"'\s<>]{1,2000})["']/i;
const trackList = /\btracks["']?\s{0,9}:\s{0,9}\[[^\]]{0,5000}\]/gi;
/** Matches the part of a setup that is about advertisements. */
const advertising = /\b(?:advertising|ads|ima|vast|preroll)["']?\s{0,9}:\s{0,9}[[{][^\]}]{0,2000}[\]}]/gi;
/** Matches the part of a setup of Podlove about the show, which has a title of its own. */
const show = /\bshow["']?\s{0,9}:\s{0,9}\{[^{}]{0,5000}\}/g;
/** Matches a stream in the data of a page, whichever player plays it. */
const stream = new RegExp(String.raw`["'](https?://[^"'\s<>]{1,2000}${streamExtension}(?:\?[^"'\s<>]{0,2000})?)["']`, 'i');
/** Matches the players of YouTube and Vimeo that a script makes. */
const hostedPlayer =
  /\bYT\.Player\s{0,9}\([^{}]{0,200}\{[^{}]{0,1000}?\bvideoId["']?\s{0,9}:\s{0,9}["']([\w-]{11})["']|\bVimeo\.Player\s{0,9}\([^{}]{0,200}\{[^{}]{0,1000}?\bid["']?\s{0,9}:\s{0,9}["']?(\d{5,12})\b/g;
/** Matches the item that JW Player gets from its own host, and the account and the item of Kaltura's players. */
const jwItem =
  /\bplaylist["']?\s{0,9}:\s{0,9}["']((?:https?:)?\/\/(?:cdn|content)\.(?:jwplayer|jwplatform)\.com\/[^"'\s<>]{1,300})["']/;
const kalturaAccount = /\b(?:wid|partner_?[iI]d)["']?\s{0,9}:\s{0,9}["']?_?(\d{2,12})\b/;
const kalturaItem = /\bentry_?[iI]d["']?\s{0,9}:\s{0,9}["']([01]_\w{4,20})["']/;
const playlist = /\b(?:playlist|tracks|audio)["']?\s{0,9}:\s{0,9}\[/;
const listItem = /\{([^{}]{1,2000})/g;
const textTrack = /\{[^{}]{0,2000}\}/g;
const textFile = /["']([^"'\s<>]{1,2000}\.(?:vtt|srt)(?:\?[^"'\s<>]{0,2000})?)["']/i;
const title = /["']?\b(?:title|name)["']?\s{0,9}:\s{0,9}(?:"([^"\\]{1,300})"|'([^'\\]{1,300})')/;
const maxSetups = 20;
const maxItems = 100;
const maxSetupLength = 20_000;

/**
 * Returns the media items with which a script sets up players: each of a playlist, and of several files of one item the first,
 * best one. Addresses may be relative. For a script without a player, returns the first stream.
 */
export function readScriptPlayers(script: string): PlayerSnapshot[] {
  const hosted = hostedPlayers(script);
  if (hosted.length > 0) return hosted.slice(0, maxSetups).map((url) => toPlayer(url));
  if (!player.test(script) && !playlist.test(script)) {
    const url = stream.exec(unescapeJson(script))?.[1];
    return url ? [toPlayer(url)] : [];
  }
  return script.split(setup, maxSetups + 1).flatMap((written) => {
    const text = unescapeJson(written.slice(0, maxSetupLength)).replace(advertising, '').replace(show, '');
    const items = readPlaylistItems(text);
    if (items.length > 1) return items;
    const named = mediaFile.exec(text)?.[1];
    const url = named ?? typedFile.exec(text)?.[1] ?? fileAfterType.exec(text)?.[1] ?? readJwFile(text);
    const kind = named ? {} : { kind: audioType.test(text) ? ('audio' as const) : ('video' as const) };
    return url ? [{ ...toPlayer(url, readTitle(text)), ...kind, tracks: readTracks(text) }] : [];
  });

  function readJwFile(text: string): string | undefined {
    return /jwplayer/i.test(script) ? jwFile.exec(text.replace(trackList, ''))?.[1] : undefined;
  }
}

/** Returns the addresses of the players on hosts of their own that a script makes. */
function hostedPlayers(script: string): string[] {
  const players = Array.from(script.matchAll(hostedPlayer), ([, youtubeId, vimeoId]) =>
    youtubeId ? `https://www.youtube.com/embed/${youtubeId}` : `https://player.vimeo.com/video/${vimeoId}`,
  );
  const item = jwItem.exec(unescapeJson(script))?.[1];
  if (item) players.push(item);
  const [account, entry] = /kaltura|kWidget/i.test(script)
    ? [kalturaAccount, kalturaItem].map((pattern) => pattern.exec(script)?.[1])
    : [];
  if (account && entry) players.push(`https://cdnapisec.kaltura.com/p/${account}/embed?entry_id=${entry}`);
  return players;
}

/**
 * Returns the first file in the data of a page; it may be a preview or an advertisement, so it is used only if nothing else is
 * found.
 */
export function findDataFile(script: string): PlayerSnapshot | undefined {
  const url = mediaFile.exec(unescapeJson(script))?.[1];
  return url && /^(?:https?:)?\/\//.test(url) ? toPlayer(url) : undefined;
}

const toPlayer = (url: string, name = ''): PlayerSnapshot => ({ url, title: name, tracks: [] });

const readTitle = (text: string): string => {
  const [, double, single] = title.exec(text) ?? [];
  return double ?? single ?? '';
};

/** Matches the type of a file of Podlove, whose files are forms of one item and titled by their form. */
const formType = /\bmimeType["']?\s{0,9}:/;

/** Returns the items of a playlist, which have titles of their own; files without one are forms of the same item. */
function readPlaylistItems(text: string): PlayerSnapshot[] {
  const at = text.search(playlist);
  const items = at < 0 ? [] : Array.from(text.slice(at).matchAll(listItem), ([, item]) => item!);
  const players = items.flatMap((item) => {
    const [url, name] = [mediaFile.exec(item)?.[1], readTitle(item)];
    return url && name && !formType.test(item) ? [toPlayer(url, name)] : [];
  });
  return new Set(players.map((one) => one.title)).size > 1 ? players.slice(0, maxItems) : [];
}

const unescapeJson = (text: string): string =>
  text
    .replaceAll('\\/', '/')
    .replaceAll('\\u0026', '&')
    .replaceAll(/\\u002f/gi, '/');

function readTracks(text: string): TextTrackSnapshot[] {
  const tracks: TextTrackSnapshot[] = [];
  for (const [written] of text.matchAll(textTrack)) {
    const url = textFile.exec(written)?.[1];
    const field = (name: string) => new RegExp(`\\b${name}["']?\\s{0,9}:\\s{0,9}["']([^"']{0,300})["']`).exec(written)?.[1];
    const kind = field('kind') ?? 'captions';
    // Previews of frames are WebVTT too.
    if (!url || kind === 'thumbnails' || kind === 'metadata') continue;
    const language = field('srclang') ?? field('language') ?? field('srcLang') ?? '';
    tracks.push({ trackId: String(tracks.length), kind, language, label: field('label') ?? '', url });
  }
  return tracks;
}
