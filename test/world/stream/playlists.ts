import { vttCue } from '../caption-files.ts';
import type { Rendition, Stream } from './streams.ts';

/** Length of a segment in seconds. */
const step = 10;
/** Ticks of the stream's clock per second; `origin` is the clock's value at the start. */
const ticks = 90_000;
const origin = 900_000;
/** Local start time, in seconds, of a segment with its own clock. */
const ownStart = 3600;

/** The master playlist, with the qualities and the subtitles of a stream. Captions inside the video have no address. */
export const master = ({ renditions }: Stream) =>
  [
    '#EXTM3U',
    '#EXT-X-VERSION:6',
    ...renditions.map(
      ({ path, language, name, isForced }) =>
        `#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="subs",NAME="${name}",LANGUAGE="${language}",DEFAULT=NO,AUTOSELECT=YES,FORCED=${isForced ? 'YES' : 'NO'},CHARACTERISTICS="public.accessibility.transcribes-spoken-dialog,public.easy-to-read",URI="${path}/index.m3u8?token=world"`,
    ),
    '#EXT-X-MEDIA:TYPE=CLOSED-CAPTIONS,GROUP-ID="cc",NAME="CC, in the picture",LANGUAGE="en",INSTREAM-ID="CC1"',
    `#EXT-X-STREAM-INF:BANDWIDTH=1280000,RESOLUTION=640x360,CODECS="avc1.4d401e,mp4a.40.2"${renditions.length > 0 ? ',SUBTITLES="subs"' : ''}`,
    'video/index.m3u8',
    '',
  ].join('\n');

/** The media playlist of one rendition; that of a live stream has no end tag. */
export const index = ({ duration, isLive }: Stream) =>
  [
    '#EXTM3U',
    '#EXT-X-VERSION:6',
    `#EXT-X-TARGETDURATION:${step}`,
    '#EXT-X-MEDIA-SEQUENCE:0',
    ...Array.from({ length: Math.ceil(duration / step) }, (_, place) => `#EXTINF:${step}.000,\n${place}.vtt`),
    ...(isLive ? [] : ['#EXT-X-ENDLIST']),
    '',
  ].join('\n');

/** Returns a segment with every cue that is shown in it; a cue that crosses the boundary is in both segments. */
export function segment({ lines, hasOwnClocks }: Rendition, place: number): string {
  const [start, end] = [place * step, (place + 1) * step];
  const shift = hasOwnClocks ? ownStart - start : 0;
  const map = hasOwnClocks ? `LOCAL:01:00:00.000,MPEGTS:${origin + start * ticks}` : `MPEGTS:${origin},LOCAL:00:00:00.000`;
  const cues = lines
    .filter(({ startTime, endTime }) => startTime < end && endTime > start)
    .map(({ startTime, endTime, text }) => vttCue({ startTime: startTime + shift, endTime: endTime + shift, text }));
  return `WEBVTT\nX-TIMESTAMP-MAP=${map}\n\n${cues.join('')}`;
}
