import type { PageCue } from '../../ports/ports.ts';

/** How long a last line is shown when nothing tells (seconds). */
const lastLine = 5;

/** Lines in order of time. One that ends where it starts lasts until the next, the last one until the end of the medium. */
export function withEnds(lines: PageCue[], duration: number): PageCue[] {
  const cues = lines.toSorted((a, b) => a.startTime - b.startTime);
  return cues.map((cue, i) => (cue.endTime > cue.startTime ? cue : { ...cue, endTime: endOf(cue, cues[i + 1], duration) }));
}

const endOf = ({ startTime }: PageCue, next: PageCue | undefined, duration: number): number =>
  next && next.startTime > startTime ? next.startTime : duration > startTime && !next ? duration : startTime + lastLine;
