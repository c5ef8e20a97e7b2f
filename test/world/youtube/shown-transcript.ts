import type { Video } from './videos.ts';

/** The content of the page's own transcript, independent of the responses at the caption addresses. */
export const shownTranscript = ({ transcript = 'modern', tracks }: Video) => ({
  markup: transcript,
  rows: (tracks[0]?.lines() ?? []).map(({ startTime, text }) => ({
    time: `${Math.floor(startTime / 60)}:${String(Math.floor(startTime % 60)).padStart(2, '0')}`,
    label: `${Math.floor(startTime)} seconds`,
    text,
  })),
});
