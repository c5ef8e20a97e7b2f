import type { RawCue } from './subtitle-format.ts';

/** Characters spoken per second. Characters of scripts that write a syllable or a word in each count `denseWeight` times. */
const charactersPerSecond = 15;
const dense = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;
const denseWeight = 3.5;

/** Returns consecutive cues for text without times, timed at an average rate of speech. */
export function estimateTimes(paragraphs: string[]): RawCue[] {
  let time = 0;
  const cues: RawCue[] = [];
  for (const text of paragraphs) {
    if (text.trim() === '') continue;
    const length = (text.length + (text.length - text.replace(dense, '').length) * (denseWeight - 1)) / charactersPerSecond;
    cues.push({ startTime: time, endTime: time + length, text });
    time += length;
  }
  return cues;
}
