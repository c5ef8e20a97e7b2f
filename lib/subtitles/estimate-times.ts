import type { RawCue } from './subtitle-format.ts';

/** Characters spoken per second. Characters of scripts that write a syllable or a word in each count `denseWeight` times. */
const charactersPerSecond = 15;
const dense = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;
const denseWeight = 3.5;

/** Maximum duration of a cue in seconds, unless a single word takes longer. */
const maxSeconds = 15;

/** Returns cues of paragraphs without times, which `estimateTimes` sets once the names of speakers are no longer in the text. */
export const untimedCues = (paragraphs: readonly string[]): RawCue[] =>
  paragraphs.filter((text) => text.trim() !== '').map((text) => ({ startTime: 0, endTime: 0, text }));

/**
 * Times cues one after the other, at an average rate of speech. What lasts too long is cut at ends of sentences, or between words
 * where a sentence is too long.
 */
export function estimateTimes(cues: readonly RawCue[]): RawCue[] {
  let time = 0;
  return cues.flatMap((cue) =>
    partsOf(cue.text).map((text) => {
      const startTime = time;
      time += estimateSeconds(text);
      return { ...cue, text, startTime, endTime: time };
    }),
  );
}

/** Returns the parts of a paragraph, each as many sentences, or words of one, as last no longer than a cue. */
function partsOf(paragraph: string): string[] {
  if (estimateSeconds(paragraph) <= maxSeconds) return [paragraph];
  const parts: string[] = [];
  let secondsLeft = 0;
  for (const text of piecesOf(paragraph)) {
    const seconds = estimateSeconds(text);
    if (parts.length === 0 || seconds > secondsLeft) {
      parts.push(text);
      secondsLeft = maxSeconds - seconds;
    } else {
      parts[parts.length - 1] += text;
      secondsLeft -= seconds;
    }
  }
  return parts;
}

function* piecesOf(paragraph: string): Generator<string> {
  for (const sentence of segments(paragraph, 'sentence'))
    if (estimateSeconds(sentence) <= maxSeconds) yield sentence;
    else yield* segments(sentence, 'word');
}

function* segments(text: string, granularity: 'sentence' | 'word'): Generator<string> {
  for (const { segment } of new Intl.Segmenter(undefined, { granularity }).segment(text)) yield segment;
}

/** Returns the seconds that it takes to speak a text at an average rate. */
export const estimateSeconds = (text: string): number =>
  (text.length + (text.length - text.replace(dense, '').length) * (denseWeight - 1)) / charactersPerSecond;
