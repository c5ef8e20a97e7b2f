import type { PageCue } from '../../contract/page.ts';

/** Duration in seconds of a last line without an end. */
const lastLineSeconds = 5;

/** Returns lines in order of time. One without duration lasts until the next, the last one until the end of the media item. */
export function addEndTimes(lines: PageCue[], duration: number): PageCue[] {
  const cues = lines.toSorted((a, b) => a.startTime - b.startTime);
  return cues.map((cue, i) => (cue.endTime > cue.startTime ? cue : { ...cue, endTime: resolveEnd(cue, cues[i + 1], duration) }));
}

const resolveEnd = ({ startTime }: PageCue, next: PageCue | undefined, duration: number): number =>
  next && next.startTime > startTime ? next.startTime : duration > startTime && !next ? duration : startTime + lastLineSeconds;
