import type { Cue } from '../../contract/cue.ts';
import { shiftCues } from '../../subtitles/shift-cues.ts';

/** Maximum time by which captions may exceed the end of their media item; captions beyond it belong to another one. */
const maxOverrunSeconds = 120;
const hourSeconds = 3600;

/**
 * Returns the cues of a media item of a known duration in seconds (0 if unknown); undefined for those that run beyond its end. Cues
 * that all start beyond it are on a clock that does not start at zero: a tape's, of which the full hours are subtracted, or a wall's,
 * of which the first time is.
 */
export function fitCues(cues: Cue[], duration: number): Cue[] | undefined {
  const fits = (seconds: number) => duration <= 0 || (cues.at(-1)?.startTime ?? 0) - seconds <= duration + maxOverrunSeconds;
  if (fits(0)) return cues;
  const first = cues[0]!.startTime;
  if (first < Math.max(duration, hourSeconds)) return undefined;
  const offset = [first - (first % hourSeconds), first].find(fits);
  return offset === undefined ? undefined : shiftCues(cues, -offset);
}
