import type { SpeechSegment } from '../../../lib/ports/speech.ts';

/** A word as the library tells it, with the space before it; an end may be missing. */
export interface TimedWord {
  text: string;
  timestamp: [number, number | null];
}

/** Seconds of a pause that parts what is said before it from what is said after. */
const minPauseSeconds = 0.8;
/** Characters of a segment, before its next word begins another one. */
const maxCharacters = 160;
const sentenceEnd = /[.!?…。！？]["'”’)]*$/u;

/** The segments of a piece of sound, sentence by sentence. What is told to be said after the end of the sound was not said. */
export function segmentsOf(words: readonly TimedWord[], duration: number): SpeechSegment[] {
  const segments: (SpeechSegment & { words: NonNullable<SpeechSegment['words']> })[] = [];
  let last = 0;
  for (const { text, timestamp } of words) {
    const [from, to] = timestamp;
    if (!text.trim() || !(from < duration)) continue;
    // Times of neighbours cross at times.
    const startTime = Math.max(from, last);
    const endTime = Math.min(Math.max(to ?? duration, startTime), duration);
    last = startTime;
    const open = segments.at(-1);
    const isContinued =
      open &&
      !sentenceEnd.test(open.text) &&
      startTime - open.endTime < minPauseSeconds &&
      open.text.length + text.length <= maxCharacters;
    if (isContinued) {
      open.text += text;
      open.endTime = Math.max(open.endTime, endTime);
      open.words.push({ text: text.trim(), startTime, endTime });
    } else {
      segments.push({ startTime, endTime, text: text.trimStart(), words: [{ text: text.trim(), startTime, endTime }] });
    }
  }
  return segments.map((segment) => ({ ...segment, text: segment.text.trimEnd() }));
}
