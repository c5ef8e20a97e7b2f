import type { Cue } from '../contract/cue.ts';

/**
 * From a second of a sound on, it is the medium from a time on (seconds), at a rate, until the next stretch begins. What was
 * captured may leave out, jump and repeat; without stretches the two times are the same.
 */
export interface Stretch {
  soundTime: number;
  mediaTime: number;
  /** Seconds of the medium in a second of the sound. */
  rate: number;
}

/**
 * Cues of a sound at the times of its medium, in their order. What was played again is told once, as it was heard first; a cue
 * belongs to the stretch in which it begins.
 */
export function inMediaTime(cues: Cue[], stretches: readonly Stretch[]): Cue[] {
  if (stretches.length === 0) return cues;
  const covered: { from: number; to: number }[] = [];
  const placed: Cue[] = [];
  stretches.forEach((stretch, place) => {
    const end = stretches[place + 1]?.soundTime ?? Number.POSITIVE_INFINITY;
    const timeOf = (time: number) => stretch.mediaTime + (Math.min(time, end) - stretch.soundTime) * stretch.rate;
    const own = cues
      .filter(({ startTime }) => startTime < end && (place === 0 || startTime >= stretch.soundTime))
      .map((cue) => ({
        ...cue,
        startTime: Math.max(0, timeOf(cue.startTime)),
        endTime: Math.max(0, timeOf(cue.endTime)),
        ...(cue.words && {
          words: cue.words.map((word) => ({ ...word, startTime: timeOf(word.startTime), endTime: timeOf(word.endTime) })),
        }),
      }));
    placed.push(...own.filter(({ startTime, endTime }) => !holds(covered, (startTime + endTime) / 2)));
    if (end < Number.POSITIVE_INFINITY) covered.push({ from: stretch.mediaTime, to: timeOf(end) });
  });
  return placed.sort((a, b) => a.startTime - b.startTime).map((cue, index) => ({ ...cue, index }));
}

/** Seconds of a medium. */
export interface Span {
  startTime: number;
  endTime: number;
}

/** What the first seconds of a sound are of its medium, in order and apart from each other. */
export function spansOf(stretches: readonly Stretch[], seconds: number): Span[] {
  const spans: Span[] = [];
  const parts = stretches.flatMap(({ soundTime, mediaTime, rate }, place) => {
    const end = Math.min(stretches[place + 1]?.soundTime ?? seconds, seconds);
    return end > soundTime ? { startTime: mediaTime, endTime: mediaTime + (end - soundTime) * rate } : [];
  });
  for (const span of parts.sort((a, b) => a.startTime - b.startTime)) {
    const last = spans.at(-1);
    if (last && span.startTime <= last.endTime) last.endTime = Math.max(last.endTime, span.endTime);
    else spans.push(span);
  }
  return spans;
}

const holds = (covered: { from: number; to: number }[], time: number) =>
  covered.some(({ from, to }) => time >= from && time < to);
