import type { SpeechSegment } from '../../../lib/ports/speech.ts';

/** A word as the library returns it, with its leading space; the end time may be missing. */
export interface TimedWord {
  text: string;
  timestamp: [number, number | null];
}

/** Minimum pause between two segments. */
const minPauseSeconds = 0.8;
/** Maximum characters of a segment. */
const maxCharacters = 160;
const sentenceEnd = /[.!?…。！？]["'”’)]*$/u;

/** Divides the words of a chunk into sentences. Words after the end of the audio are hallucinated and dropped. */
export function segmentsOf(words: readonly TimedWord[], duration: number): SpeechSegment[] {
  const segments: (SpeechSegment & { words: NonNullable<SpeechSegment['words']> })[] = [];
  let last = 0;
  for (const { text, timestamp } of words) {
    const [from, to] = timestamp;
    if (!text.trim() || !(from < duration)) continue;
    // Times of adjacent words may overlap.
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
