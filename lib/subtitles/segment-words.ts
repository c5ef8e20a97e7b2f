import type { CueWord } from './subtitle-format.ts';

/** A text segment of a caption event, usually one word. */
export interface Segment {
  text: string;
  /** Milliseconds from the start of its cue, if the file has it. */
  offset?: number;
}

export const toSeconds = (milliseconds: number) => milliseconds / 1000;

/** Returns the timed words of a cue's segments; undefined if no segment has a time. A word ends when the next starts. */
export function wordsFromSegments(segments: Segment[], cueStart: number): CueWord[] | undefined {
  if (!segments.some(({ offset }) => offset !== undefined)) return undefined;
  const words: CueWord[] = [];
  let offset = 0;
  for (const { text, offset: segmentOffset } of segments) {
    offset = segmentOffset ?? offset;
    const word = text.replace(/\s+/g, ' ').trim();
    if (!word) continue;
    const startTime = toSeconds(cueStart + offset);
    const previous = words.at(-1);
    if (previous) previous.endTime = startTime;
    words.push({ startTime, endTime: Number.POSITIVE_INFINITY, text: word });
  }
  return words;
}
