import type { Word } from './subtitle-format.ts';

export interface Segment {
  text: string;
  /** Milliseconds from the start of its cue, where the file tells. */
  offset?: number;
}

export const seconds = (milliseconds: number) => milliseconds / 1000;

/** The words of a cue whose segments carry times; undefined when none does. A word lasts until the next. */
export function timedWords(segments: Segment[], cueStart: number): Word[] | undefined {
  if (!segments.some(({ offset }) => offset !== undefined)) return undefined;
  const words: Word[] = [];
  let offset = 0;
  for (const { text, offset: own } of segments) {
    offset = own ?? offset;
    const word = text.replace(/\s+/g, ' ').trim();
    if (!word) continue;
    const startTime = seconds(cueStart + offset);
    const before = words.at(-1);
    if (before) before.endTime = startTime;
    words.push({ startTime, endTime: Number.POSITIVE_INFINITY, text: word });
  }
  return words;
}
