import { Failure } from '../contract/failure.ts';
import { invalidField } from '../contract/invalid-field.ts';
import type { Playlist, Rendition } from '../ports/streams.ts';
import { isAutomaticLabel } from './is-automatic-label.ts';
import { languageTag } from './language.ts';

const maxLines = 500_000;
const targetDurationTag = '#EXT-X-TARGETDURATION:';
const attribute = /([A-Z0-9-]{1,60})=(?:"([^"\r\n]{0,8192})"|([^",\r\n]{0,8192}))/g;

/** Matches the header and, for playlists without one, any other tag that only playlists have. */
const playlistTag = /^#EXT(?:M3U|INF:|-X-)/;

/**
 * Reads an HLS playlist (RFC 8216); addresses are resolved against `url`, its address after redirects. Only blank lines and
 * comments may precede the first tag; the header may be missing. A segment without a readable duration counts as long as the
 * target duration that was stated last, or as 0 s if the playlist states none. Throws `captionsUnreadable`.
 */
export function readPlaylist({ url, text }: { url: string; text: string }): Playlist {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n?|\n/, maxLines)
    .map((line) => line.trim());
  const first = lines.find((line) => playlistTag.test(line) || (line && !line.startsWith('#')));
  if (!first?.startsWith('#')) throw new Failure('captionsUnreadable', 'The response is not an HLS playlist.');
  if (!URL.canParse(url)) throw invalidField('url', 'It is not a web address.');
  const playlist: Playlist = { kind: 'media', renditions: [], segments: [], live: true, encrypted: false };
  const target = lines.find((line) => line.startsWith(targetDurationTag));
  let targetDuration = target === undefined ? undefined : readDuration(target.slice(targetDurationTag.length), 0);
  let stated: number | undefined;
  let startTime = 0;
  let discontinuity = false;
  for (const line of lines) {
    const [tag = '', value = ''] = line.startsWith('#') ? splitTag(line) : [];
    if (tag === '#EXT-X-STREAM-INF') playlist.kind = 'master';
    else if (tag === '#EXT-X-MEDIA') {
      playlist.kind = 'master';
      playlist.renditions.push(...readRendition(value, url));
    } else if (tag === '#EXT-X-MAP') {
      const { URI = '' } = attributes(value);
      if (URI && URL.canParse(URI, url)) playlist.initialization ??= new URL(URI, url).href;
    } else if (tag === '#EXTINF') stated = readDuration(value, targetDuration ?? 0);
    else if (line.startsWith(targetDurationTag)) targetDuration = readDuration(value, 0);
    else if (tag === '#EXT-X-DISCONTINUITY') discontinuity = true;
    else if (tag === '#EXT-X-ENDLIST') playlist.live = false;
    else if (tag === '#EXT-X-KEY') playlist.encrypted ||= attributes(value).METHOD !== 'NONE';
    else if (line && !line.startsWith('#') && URL.canParse(line, url)) {
      const duration = stated ?? targetDuration;
      // Without durations it is an address of a master playlist.
      if (duration === undefined) continue;
      playlist.segments.push({ url: new URL(line, url).href, startTime, duration, discontinuity });
      startTime += duration;
      stated = undefined;
      discontinuity = false;
    }
  }
  if (playlist.kind === 'master') playlist.live = false;
  return playlist;
}

/** Returns the duration in seconds of a tag; `otherwise` if it has none, or if it is −1, which means unknown. */
function readDuration(value: string, otherwise: number): number {
  const seconds = Number.parseFloat(value);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : otherwise;
}

const splitTag = (line: string): [tag: string, value: string] => {
  const colon = line.indexOf(':');
  return colon < 0 ? [line.trim(), ''] : [line.slice(0, colon), line.slice(colon + 1)];
};

/** Reads an attribute list; quoted values may contain commas. */
const attributes = (list: string): Record<string, string> =>
  Object.fromEntries(Array.from(list.matchAll(attribute), ([, name, quoted, plain]) => [name!, quoted ?? plain ?? '']));

function readRendition(list: string, base: string): Rendition[] {
  const { TYPE, URI, LANGUAGE = '', NAME = '', DEFAULT, FORCED, CHARACTERISTICS } = attributes(list);
  if (TYPE !== 'SUBTITLES' || !URI || FORCED === 'YES' || !URL.canParse(URI, base)) return [];
  const url = new URL(URI, base);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return [];
  const isAutomatic = CHARACTERISTICS?.includes('public.machine-generated') || isAutomaticLabel(NAME);
  return [
    {
      url: url.href,
      language: languageTag(LANGUAGE),
      name: NAME,
      isDefault: DEFAULT === 'YES',
      ...(isAutomatic && { isAutomatic }),
    },
  ];
}
