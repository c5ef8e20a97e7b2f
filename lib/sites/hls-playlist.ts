import { Failure } from '../contract/failure.ts';
import type { Playlist, Rendition } from '../ports/streams.ts';
import { languageTag } from './language.ts';

const maxLines = 500_000;
const attribute = /([A-Z0-9-]{1,60})=(?:"([^"\r\n]{0,8192})"|([^",\r\n]{0,8192}))/g;

/** Reads an HLS playlist; addresses are resolved against `url`, its address after redirects. Throws `captionsUnreadable`. */
export function readPlaylist({ url, text }: { url: string; text: string }): Playlist {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n?|\n/, maxLines);
  if (!lines[0]?.startsWith('#EXTM3U')) throw new Failure('captionsUnreadable', 'no playlist');
  if (!URL.canParse(url)) throw new Failure('invalid', 'url: no address');
  const playlist: Playlist = { kind: 'media', renditions: [], segments: [], live: true, encrypted: false };
  let duration: number | undefined;
  let startTime = 0;
  let discontinuity = false;
  for (const line of lines) {
    const [tag = '', value = ''] = line.startsWith('#') ? splitTag(line) : [];
    if (tag === '#EXT-X-STREAM-INF') playlist.kind = 'master';
    else if (tag === '#EXT-X-MEDIA') {
      playlist.kind = 'master';
      playlist.renditions.push(...readRendition(value, url));
    } else if (tag === '#EXTINF') duration = Number.parseFloat(value) || 0;
    else if (tag === '#EXT-X-DISCONTINUITY') discontinuity = true;
    else if (tag === '#EXT-X-ENDLIST') playlist.live = false;
    else if (tag === '#EXT-X-KEY') playlist.encrypted ||= attributes(value).METHOD !== 'NONE';
    else if (line && !line.startsWith('#') && duration !== undefined && URL.canParse(line, url)) {
      playlist.segments.push({ url: new URL(line, url).href, startTime, duration, discontinuity });
      startTime += duration;
      duration = undefined;
      discontinuity = false;
    }
  }
  if (playlist.kind === 'master') playlist.live = false;
  return playlist;
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
  const isAutomatic = CHARACTERISTICS?.includes('public.machine-generated') || /\bauto\b/i.test(NAME);
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
