import { type Line, sentences, spread } from '../words.ts';

export interface VimeoVideo {
  id: number;
  title: string;
  /** Duration in seconds. */
  duration: number;
  tracks: { id: number; language: string; label: string; kind: string; lines: Line[] }[];
  chapters?: { id: number; title: string; timecode: number }[];
  /** Privacy hash of an unlisted video, which its address must contain. */
  hash?: string;
  fault?: 'password' | 'private' | 'fingerprint';
}

const bread = { id: 501, language: 'en', label: 'English CC', kind: 'captions', lines: spread(sentences('bread.en'), 150) };
const video = (id: number, title: string, more: Partial<VimeoVideo> = {}): VimeoVideo => ({
  id,
  title,
  duration: 150,
  tracks: [bread],
  ...more,
});

/** The videos of the fake Vimeo. Tests name a video by its key. */
export const vimeoVideos = {
  /** Manual captions beside automatic ones, and chapters. */
  bridges: video(900000001, 'Why Bridges Stay Up', {
    duration: 120,
    tracks: [
      {
        id: 502,
        language: 'en-x-autogen',
        label: 'English (auto-generated)',
        kind: 'subtitles',
        lines: spread(sentences('bread.en'), 120),
      },
      { id: 503, language: 'en-US', label: 'English', kind: 'subtitles', lines: spread(sentences('bridges.en'), 120) },
    ],
    chapters: [
      { id: 1, title: 'Beams and arches', timecode: 0 },
      { id: 2, title: 'Iron and cables', timecode: 50 },
    ],
  }),
  unlisted: video(900000002, 'Bread for Friends', { hash: 'abcdef0123' }),
  silent: video(900000003, 'A Loaf, in Silence', { tracks: [] }),
  password: video(900000004, 'Bread Behind a Password', { fault: 'password' }),
  private: video(900000005, 'Bread on One Site Only', { fault: 'private' }),
  fingerprint: video(900000006, 'Bread, but Not for You', { fault: 'fingerprint' }),
} satisfies Record<string, VimeoVideo>;

export type VimeoName = keyof typeof vimeoVideos;

export const vimeoVideo = (id: string): VimeoVideo | undefined =>
  Object.values<VimeoVideo>(vimeoVideos).find((video) => String(video.id) === id);

export function vimeoUrl(name: VimeoName): string {
  const { id, hash }: VimeoVideo = vimeoVideos[name];
  return `https://vimeo.com/${id}${hash ? `/${hash}` : ''}`;
}
