import { talk } from '../talk.ts';
import { type Line, sentences, spread } from '../words.ts';

export interface Rendition {
  path: string;
  language: string;
  name: string;
  lines: Line[];
  /** Whether the subtitles cover only text and speech in another language. */
  isForced?: boolean;
  /** Whether each segment's times count from an hour of its own; otherwise all count from the start of the stream. */
  hasOwnClocks?: boolean;
}

export interface Stream {
  name: string;
  /** Duration in seconds. */
  duration: number;
  renditions: Rendition[];
  isLive?: boolean;
  /** Whether a DASH manifest describes the stream, with each rendition in one file; otherwise HLS playlists do. */
  isDash?: boolean;
  /** Whether a script feeds the stream to the player; otherwise the browser reads it. */
  isFed?: boolean;
  /** Whether scripts of other pages may not read the host. */
  isClosed?: boolean;
}

const english: Rendition = {
  path: 'en',
  language: 'en',
  name: 'English, for everyone',
  lines: talk.lines.map(({ en, startTime, endTime }) => ({ startTime, endTime, text: en })),
};
const forced: Rendition = { ...english, path: 'forced', name: 'Forced', lines: english.lines.slice(0, 2), isForced: true };
const stream = (name: string, renditions: Rendition[], more: Partial<Stream> = {}): Stream => ({
  name,
  duration: talk.duration,
  renditions,
  ...more,
});

/** The streams of the fake video hosts, by name. */
export const streams = {
  talk: stream('talk', [forced, english], { isFed: true }),
  tea: stream(
    'tea',
    [{ path: 'zh', language: 'zh-Hans', name: '中文', lines: spread(sentences('tea.zh'), 110), hasOwnClocks: true }],
    { duration: 110 },
  ),
  bridges: stream('bridges', [{ path: 'en', language: 'en', name: 'English', lines: spread(sentences('bridges.en'), 120) }], {
    duration: 120,
    isDash: true,
    isFed: true,
  }),
  silent: stream('silent', []),
  live: stream('live', [english], { isLive: true }),
  closed: stream('closed', [english], { isClosed: true }),
} satisfies Record<string, Stream>;

export type StreamName = keyof typeof streams;

export const masterUrl = ({ name, isClosed, isDash }: Stream) =>
  `https://${isClosed ? 'closed' : 'vod'}.example.net/${name}/${isDash ? 'manifest.mpd' : 'master.m3u8'}`;
export const streamUrl = (name: StreamName) => `https://video.example.org/watch/${name}`;
