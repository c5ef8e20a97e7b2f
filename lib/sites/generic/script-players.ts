import type { PlayerSnapshot, TextTrackSnapshot } from './page-snapshot.ts';

/** Matches players whose setup names its files: JW Player, Video.js, Flowplayer, Plyr, hls.js and others. */
const player = /jwplayer|videojs|flowplayer|\bplyr\b|clappr|\bHls\b|dashjs|bitmovin|mediaelement|kaltura|brightcove|theoplayer/i;
/** Matches where the setup of one item begins. */
const setup = /\.(?:setup|src|load|loadSource|source|attachSource)\s{0,9}[(=]/;
const mediaFile =
  /["']([^"'\s<>]{1,2000}\.(?:m3u8|mpd|mp4|m4v|webm|mov|mp3|m4a|aac|ogg|opus|wav|flac)(?:\?[^"'\s<>]{0,2000})?)["']/i;
/** Matches a stream in the data of a page, whichever player plays it. */
const stream = /["'](https?:\/\/[^"'\s<>]{1,2000}\.(?:m3u8|mpd)(?:\?[^"'\s<>]{0,2000})?)["']/i;
const textTrack = /\{[^{}]{0,2000}\}/g;
const textFile = /["']([^"'\s<>]{1,2000}\.(?:vtt|srt)(?:\?[^"'\s<>]{0,2000})?)["']/i;
const title = /["']?\btitle["']?\s{0,9}:\s{0,9}(?:"([^"\\]{1,300})"|'([^'\\]{1,300})')/;
const maxSetups = 20;
const maxSetupLength = 20_000;

/**
 * Returns the media items with which a script sets up players. Of several files of one item the first, best one is used.
 * Addresses may be relative. For a script without a player, returns the first stream.
 */
export function readScriptPlayers(script: string): PlayerSnapshot[] {
  if (!player.test(script)) {
    const url = stream.exec(unescapeJson(script))?.[1];
    return url ? [{ url, title: '', tracks: [] }] : [];
  }
  return script.split(setup, maxSetups + 1).flatMap((written) => {
    const text = unescapeJson(written.slice(0, maxSetupLength));
    const url = mediaFile.exec(text)?.[1];
    const [, quoted, single] = title.exec(text) ?? [];
    return url ? [{ url, title: quoted ?? single ?? '', tracks: readTracks(text) }] : [];
  });
}

const unescapeJson = (text: string): string => text.replaceAll('\\/', '/').replaceAll('\\u0026', '&');

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
