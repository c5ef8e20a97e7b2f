import type { Cue } from '../contract/cue.ts';
import type { ChapterMark } from '../contract/media.ts';

/** Seconds by which a maker's mark may come after the first word that it means. */
const tolerance = 0.5;

/** A maker's chapters, in order of time, with the cue that starts each; several may start at one cue when some are silent. */
export function placeChapters(
  marks: readonly ChapterMark[],
  cues: readonly Cue[],
): { start: number; startTime: number; title: string }[] {
  let start = 0;
  return [...marks]
    .sort((a, b) => a.startTime - b.startTime)
    .map(({ startTime, title }) => {
      while (start < cues.length && cues[start]!.startTime < startTime - tolerance) start++;
      return { start, startTime, title };
    });
}
