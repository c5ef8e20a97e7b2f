import { talk } from '../talk.ts';
import { type Line, ramble, recognized, sentences, spread } from '../words.ts';

/** A caption track of a YouTube video, and the real response at its address. */
export interface VideoTrack {
  language: string;
  name: string;
  isAutomatic?: boolean;
  lines: () => (Line & { words?: Line[] })[];
  /**
   * Fault of the track. `foreign`: the address serves another video's captions; `redirected`: it redirects to another video's.
   * `gated`: empty, but the transcript panel has the text; `token`: empty without the player's token.
   */
  fault?: 'empty' | 'gated' | 'token' | 'html' | 'foreign' | 'redirected' | 'overrun' | 'rateLimited' | 'slow' | 'huge';
  hasRelativeUrl?: boolean;
}

export interface Video {
  id: string;
  title: string;
  author: string;
  description: string;
  /** Duration in seconds. */
  duration: number;
  tracks: VideoTrack[];
  chapters?: { startTime: number; title: string }[];
  chapterKey?: 'DESCRIPTION_CHAPTERS' | 'AUTO_CHAPTERS';
  /** Replay intensity of equal parts of the video, from 0 to 1. */
  heatmap?: number[];
  hasStoryboard?: boolean;
  /** Markup of the transcript that the page can show. */
  transcript?: 'modern' | 'classic';
  /** Seconds of an advertisement before the video. */
  adDuration?: number;
  /** Reason why the video does not play; OK when absent. */
  playability?: { status: string; reason: string; [more: string]: unknown };
  isUpcoming?: boolean;
  isLive?: boolean;
}

const texts = (name: string, duration: number) => () => spread(sentences(name), duration);
const manual = (language: string, name: string, lines: VideoTrack['lines']): VideoTrack => ({ language, name, lines });
const automatic = (language: string, name: string, list: string[], duration: number): VideoTrack => ({
  language,
  name: `${name} (auto-generated)`,
  isAutomatic: true,
  lines: () => recognized(list, duration),
});
const bread = (title: string, id: string, more: Partial<Video> = {}): Video => ({
  id,
  title,
  author: 'Slow Kitchen',
  description: 'Flour, water, salt.',
  duration: 150,
  tracks: [manual('en', 'English', texts('bread.en', 150))],
  ...more,
});
const faulty = (title: string, id: string, fault: VideoTrack['fault']): Video =>
  bread(title, id, { tracks: [{ ...manual('en', 'English', texts('bread.en', 150)), fault }] });
const closed = (title: string, id: string, status: string, reason: string, more: Partial<Video> = {}): Video =>
  bread(title, id, { tracks: [], playability: { status, reason }, ...more });

/** Returns a heatmap of a hundred parts: a peak of the given height at each place, and a high start. */
const replays = (...hills: [place: number, height: number][]) =>
  Array.from({ length: 100 }, (_, part) => {
    const heights = hills.map(([place, height]) => height * Math.exp(-(((part / 100 - place) / 0.03) ** 2)));
    return Math.min(1, Math.max(part === 0 ? 0.9 : 0.08, ...heights));
  });

/** Divides each sentence into two lines. */
const inTwo = (texts: string[]) =>
  texts.flatMap((text) => {
    const words = text.split(' ');
    const half = Math.ceil(words.length / 2);
    return [words.slice(0, half).join(' '), words.slice(half).join(' ')];
  });

const script = '<script>document.documentElement.dataset.pwned = "yes"</script>';

/** The videos of the fake YouTube. Tests name a video by its key: `watchUrl('german')`. */
export const videos = {
  /** English, with manual subtitles in English and Chinese, automatic ones, chapters, frames and most replayed parts. */
  talk: {
    id: 'GlossTalk01',
    title: talk.title,
    author: talk.author,
    description: talk.description,
    duration: talk.duration,
    chapters: talk.chapters,
    heatmap: replays([0.22, 0.5], [0.61, 1], [0.86, 0.7]),
    hasStoryboard: true,
    transcript: 'classic',
    tracks: [
      manual('zh-CN', 'Chinese (China)', () => talk.lines.map(({ zh, ...times }) => ({ ...times, text: zh }))),
      manual('en', 'English', () => talk.lines.map(({ en, ...times }) => ({ ...times, text: en }))),
      automatic(
        'en',
        'English',
        talk.lines.map(({ en }) => en),
        talk.duration,
      ),
    ],
  },
  /** Spoken in German; the English subtitles come first and are a translation. */
  german: {
    id: 'GlossGerm01',
    title: 'Warum Brücken stehen bleiben',
    author: 'Bauwerk',
    description: 'Über Bögen, Seile und Wind.',
    duration: 120,
    tracks: [
      { ...manual('en', 'English', texts('bridges.en', 120)), hasRelativeUrl: true },
      { ...manual('de', 'German', texts('bridges.de', 120)), hasRelativeUrl: true },
      { ...automatic('de', 'German', sentences('bridges.de'), 120), hasRelativeUrl: true },
    ],
    heatmap: replays([0.75, 1]),
    chapterKey: 'AUTO_CHAPTERS',
    chapters: [
      { startTime: 0, title: 'Balken und Bögen' },
      { startTime: 50, title: 'Eisen und Seile' },
      { startTime: 85, title: 'Der Wind' },
    ],
  },
  chinese: {
    id: 'GlossChin01',
    title: '一杯茶的历史',
    author: '山间茶话',
    description: '从药材到饮料。',
    duration: 110,
    tracks: [manual('zh-Hans', 'Chinese (Simplified)', texts('tea.zh', 110))],
  },
  /** Automatic captions only; the chapters are only in the description. */
  rolling: bread('The Science of Bread', 'GlossRoll01', {
    description: 'How a loaf works.\n\n0:00 Flour and water\n0:45 Sourdough\n1:30 The oven\n',
    tracks: [automatic('en', 'English', sentences('bread.en'), 150)],
  }),
  withoutCaptions: bread('A Loaf, in Silence', 'GlossMute01', { tracks: [] }),
  empty: faulty('Bread Behind a Gate', 'GlossVoid01', 'empty'),
  /** Like `empty`, with a transcript of the older markup on its page. */
  classic: { ...faulty('Bread Behind an Older Gate', 'GlossVoid02', 'empty'), transcript: 'classic' },
  /** Empty captions, but a transcript beside the video. */
  gated: faulty('Bread Behind a Panel', 'GlossGate01', 'gated'),
  /** Captions that the player requests with a token. */
  token: faulty('Bread with a Token', 'GlossPotk01', 'token'),
  short: bread('A Loaf in a Minute', 'GlossShrt01', { duration: 60, tracks: [manual('en', 'English', texts('bread.en', 60))] }),
  html: faulty('Bread as a Web Page', 'GlossHtml01', 'html'),
  foreign: faulty('Bread with Foreign Captions', 'GlossSwap01', 'foreign'),
  redirected: faulty('Bread That Leads Elsewhere', 'GlossSwap02', 'redirected'),
  overrun: faulty('Bread with the Words of a Longer Video', 'GlossSwap03', 'overrun'),
  rateLimited: faulty('Bread, Asked for Too Often', 'GlossRate01', 'rateLimited'),
  slow: faulty('Bread That Takes Its Time', 'GlossSlow01', 'slow'),
  huge: faulty('Bread for a Whole Country', 'GlossHuge01', 'huge'),
  afterAd: bread('Bread After an Advertisement', 'GlossAdvt01', { adDuration: 15 }),
  oneWord: bread('One Word', 'GlossWord01', {
    duration: 20,
    tracks: [manual('en', 'English', () => [{ startTime: 3, endTime: 4, text: 'Bread.' }])],
  }),
  long: bread('Ten Hours of Everything', 'GlossLong01', {
    duration: 36_000,
    tracks: [manual('en', 'English', () => spread(ramble(6000), 36_000))],
  }),
  /** An hour and ten hours at the pace of speech, a cue every three seconds. */
  hour: bread('An Hour of Everything', 'GlossHour01', {
    duration: 3600,
    tracks: [manual('en', 'English', () => spread(inTwo(ramble(600)), 3600))],
  }),
  tenHours: bread('Ten Spoken Hours', 'GlossHour10', {
    duration: 36_000,
    tracks: [manual('en', 'English', () => spread(inTwo(ramble(6000)), 36_000))],
  }),
  /** The same hour as a recognizer writes it. */
  recognizedHour: bread('An Hour of Everything, Recognized', 'GlossHour02', {
    duration: 3600,
    tracks: [automatic('en', 'English', ramble(600), 3600)],
  }),
  markup: bread(`${script}<img src=x onerror="document.documentElement.dataset.pwned='yes'"> & "Bread"`, 'GlossMark01', {
    duration: 60,
    author: '<b>Mallory</b>',
    tracks: [
      manual('en', '<i>English</i>', () =>
        spread(
          [
            `${script} The first words of this talk are a script, and it must be shown as text.`,
            '<img src="https://evil.example/pixel.png" onerror="alert(1)"> Bread is flour & water, and 2 < 3 is true.',
            '![flour](https://evil.example/pixel.png) A picture in Markdown would tell a stranger who reads this bread talk.',
            '[Click here](javascript:alert(1)) to bake the bread, says the baker of bread.',
            '# A heading of bread, **not bold**, `not code`, and | not | a | table | of bread.',
            'The oven, the flour and the bread are the only honest words in these captions.',
          ],
          60,
        ),
      ),
    ],
    chapters: [
      { startTime: 0, title: `${script}Flour` },
      { startTime: 20, title: '<b>Water</b> & **salt**' },
      { startTime: 40, title: '[Oven](javascript:alert(1))' },
    ],
  }),
  private: closed('Private', 'GlossPriv01', 'LOGIN_REQUIRED', 'This video is private'),
  ageRestricted: closed('For Adults', 'GlossAges01', 'LOGIN_REQUIRED', 'Sign in to confirm your age', {
    playability: { status: 'LOGIN_REQUIRED', reason: 'Sign in to confirm your age', desktopLegacyAgeGateReason: 1 },
  }),
  botCheck: closed('Are You a Robot', 'GlossBots01', 'LOGIN_REQUIRED', 'Sign in to confirm you’re not a bot'),
  removed: closed('Removed', 'GlossGone01', 'ERROR', 'This video is unavailable'),
  blocked: closed('Elsewhere', 'GlossGeog01', 'UNPLAYABLE', 'The uploader has not made this video available in your country'),
  upcoming: closed('Tomorrow', 'GlossSoon01', 'LIVE_STREAM_OFFLINE', 'This live event will begin in 20 hours.', {
    isUpcoming: true,
  }),
  live: bread('Baking, Live', 'GlossLive01', { tracks: [], isLive: true }),
  /** Redirects to the cookie consent page. */
  consent: bread('Bread with Cookies', 'GlossCons01'),
} satisfies Record<string, Video>;

export type VideoName = keyof typeof videos;

export const videoById = (id: string): Video | undefined => Object.values<Video>(videos).find((video) => video.id === id);
export const shortUrl = (name: VideoName) => `https://www.youtube.com/shorts/${videos[name].id}`;
/** Returns the proof-of-origin token of the page's player, one for each video. */
export const playerToken = (id: string) => `${id}-token`;
export const watchUrl = (name: VideoName) => `https://www.youtube.com/watch?v=${videos[name].id}`;
