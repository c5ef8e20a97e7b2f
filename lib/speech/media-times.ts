import type { Cue } from '../contract/cue.ts';

/**
 * Mapping of audio time to media time: from `soundTime` on, until the next mapping, the audio is the media item from
 * `mediaTime` on, at `rate`. Captured audio may have gaps, jumps and repetitions; without mappings both times are equal.
 */
export interface TimeMapping {
  soundTime: number;
  mediaTime: number;
  /** Seconds of media per second of audio. */
  rate: number;
}

/**
 * Converts cues to media time, in its order. Of repeated playback only the first is used; a cue belongs to the mapping in which
 * it starts.
 */
export function inMediaTime(cues: Cue[], timeMappings: readonly TimeMapping[]): Cue[] {
  if (timeMappings.length === 0) return cues;
  const covered: { from: number; to: number }[] = [];
  const placed: Cue[] = [];
  timeMappings.forEach((mapping, place) => {
    const end = timeMappings[place + 1]?.soundTime ?? Number.POSITIVE_INFINITY;
    const timeOf = (time: number) => mapping.mediaTime + (Math.min(time, end) - mapping.soundTime) * mapping.rate;
    const own = cues
      .filter(({ startTime }) => startTime < end && (place === 0 || startTime >= mapping.soundTime))
      .map((cue) => ({
        ...cue,
        startTime: Math.max(0, timeOf(cue.startTime)),
        endTime: Math.max(0, timeOf(cue.endTime)),
        ...(cue.words && {
          words: cue.words.map((word) => ({ ...word, startTime: timeOf(word.startTime), endTime: timeOf(word.endTime) })),
        }),
      }));
    placed.push(...own.filter(({ startTime, endTime }) => !holds(covered, (startTime + endTime) / 2)));
    if (end < Number.POSITIVE_INFINITY) covered.push({ from: mapping.mediaTime, to: timeOf(end) });
  });
  return placed.sort((a, b) => a.startTime - b.startTime).map((cue, index) => ({ ...cue, index }));
}

/** A range of the media item's time in seconds. */
export interface Span {
  startTime: number;
  endTime: number;
}

/** Returns the disjoint ranges of media time that the first seconds of the audio cover, in order. */
export function spansOf(timeMappings: readonly TimeMapping[], seconds: number): Span[] {
  const spans: Span[] = [];
  const parts = timeMappings.flatMap(({ soundTime, mediaTime, rate }, place) => {
    const end = Math.min(timeMappings[place + 1]?.soundTime ?? seconds, seconds);
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
