import { type Line, sentences, spread } from '../words.ts';

export interface Episode {
  /** Apple's id of the episode. */
  trackId: number;
  guid: string;
  title: string;
  /** Duration in seconds. */
  duration: number;
  lines: Line[];
  transcripts: ('vtt' | 'json' | 'html')[];
  chapters?: { startTime: number; title: string; toc?: boolean }[];
  /** Whether Apple still lists the episode although the feed no longer has it. */
  isGone?: boolean;
}

const episode = (trackId: number, title: string, list: string, duration: number, more: Partial<Episode> = {}): Episode => ({
  trackId,
  guid: `slow-kitchen-${trackId}`,
  title,
  duration,
  lines: spread(sentences(list), duration),
  transcripts: [],
  ...more,
});

/** A podcast with its own feed, and its Apple ids. */
export const show = {
  collectionId: 1700000001,
  title: 'The Oven Hour',
  author: 'Slow Kitchen',
  feedUrl: 'https://feeds.slowkitchen.example/oven-hour.xml',
  episodes: {
    /** An episode with transcripts in two formats, and chapters, one of them hidden. */
    bread: episode(1000700000001, 'The Science of Bread', 'bread.en', 150, {
      transcripts: ['html', 'vtt'],
      chapters: [
        { startTime: 0, title: 'Flour and water' },
        { startTime: 20, title: 'Advertisement', toc: false },
        { startTime: 45, title: 'Sourdough' },
      ],
    }),
    bridges: episode(1000700000002, 'Why Bridges Stay Up', 'bridges.en', 120, { transcripts: ['json'] }),
    silent: episode(1000700000003, 'A Loaf, in Silence', 'bread.en', 150),
    gone: episode(1000700000004, 'Removed', 'bread.en', 150, { isGone: true }),
  },
};

export type EpisodeName = keyof typeof show.episodes;

/** A show that only Apple lists; it has no feed. */
export const exclusive = { collectionId: 1700000002, trackId: 1000700000009, title: 'Bread, Only Here' };

export const appleUrl = (name: EpisodeName) =>
  `https://podcasts.apple.com/us/podcast/the-oven-hour/id${show.collectionId}?i=${show.episodes[name].trackId}`;
export const exclusiveUrl = `https://podcasts.apple.com/us/podcast/bread-only-here/id${exclusive.collectionId}?i=${exclusive.trackId}`;
