import { talk } from '../talk.ts';
import { type Line, sentences, spread } from '../words.ts';

export interface Rendition {
  path: string;
  language: string;
  name: string;
  lines: Line[];
  /** Only what the picture says in another language. */
  isForced?: boolean;
  /** Each segment counts from an hour of its own; otherwise all count from the beginning of the stream. */
  hasOwnClocks?: boolean;
}

export interface Stream {
  name: string;
  /** Seconds. */
  duration: number;
  renditions: Rendition[];
  isLive?: boolean;
  /** Described by a DASH manifest, with each rendition in one file; otherwise by HLS playlists. */
  isDash?: boolean;
  /** A script feeds it to the player; otherwise the browser reads it. */
  isFed?: boolean;
  /** Its host lets no other page's scripts read it. */
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

/** The streams of the world's video hosts, by name. */
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
