import type { Video } from './videos.ts';

/** What the page's own transcript shows, whatever the addresses of the captions answer. */
export const shownTranscript = ({ transcript = 'modern', tracks }: Video) => ({
  markup: transcript,
  rows: (tracks[0]?.lines() ?? []).map(({ startTime, text }) => ({
    time: `${Math.floor(startTime / 60)}:${String(Math.floor(startTime % 60)).padStart(2, '0')}`,
    label: `${Math.floor(startTime)} seconds`,
    text,
  })),
});
