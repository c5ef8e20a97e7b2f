import type { CueWord } from './subtitle-format.ts';

/** Returns cues with their times, and those of their words, moved by some seconds. */
export const shiftCues = <Timed extends { startTime: number; endTime: number; words?: CueWord[] }>(
  cues: Timed[],
  seconds: number,
): Timed[] =>
  cues.map((cue) => ({
    ...shift(cue, seconds),
    ...(cue.words && { words: cue.words.map((word) => shift(word, seconds)) }),
  }));

function shift<Timed extends { startTime: number; endTime: number }>(timed: Timed, seconds: number): Timed {
  const moved = (time: number) => Math.round((time + seconds) * 1_000_000) / 1_000_000;
  return { ...timed, startTime: moved(timed.startTime), endTime: moved(timed.endTime) };
}
