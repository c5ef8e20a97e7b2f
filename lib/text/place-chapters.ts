import type { Cue } from '../contract/cue.ts';
import type { ChapterMark } from '../contract/media.ts';

/** Tolerance in seconds by which a creator's chapter mark may follow the first word of its chapter. */
const toleranceSeconds = 0.5;

/** Returns the creator's chapters in order of time, each with its first cue; silent chapters may share a cue. */
export function placeChapters(
  marks: readonly ChapterMark[],
  cues: readonly Cue[],
): { start: number; startTime: number; title: string }[] {
  let start = 0;
  return [...marks]
    .sort((a, b) => a.startTime - b.startTime)
    .map(({ startTime, title }) => {
      while (start < cues.length && cues[start]!.startTime < startTime - toleranceSeconds) start++;
      return { start, startTime, title };
    });
}
