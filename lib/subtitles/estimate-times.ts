import type { RawCue } from './subtitle-format.ts';

/** Characters said in a second; those of scripts that write a syllable or a word in each count for several. */
const pace = 15;
const dense = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;
const denseWeight = 3.5;

/** Cues one after another for words without times, at the usual pace of speech. */
export function estimateTimes(paragraphs: string[]): RawCue[] {
  let time = 0;
  const cues: RawCue[] = [];
  for (const text of paragraphs) {
    if (text.trim() === '') continue;
    const length = (text.length + (text.length - text.replace(dense, '').length) * (denseWeight - 1)) / pace;
    cues.push({ startTime: time, endTime: time + length, text });
    time += length;
  }
  return cues;
}
