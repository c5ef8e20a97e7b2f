import type { TextUnit } from '../../lib/text/text-unit.ts';
import { seededRandom } from '../seeded-random.ts';

/** Words of a made cue. */
const wordsPerCue = 9;
/** Shares of words that a recognizer of speech writes wrong, and leaves out. */
const substituted = 0.05;
const dropped = 0.02;
const secondsPerWord = 0.4;

const wordsOf = (units: readonly TextUnit[]): string[] =>
  units.flatMap(({ text }) => text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? []);

const asCues = (words: readonly string[]): TextUnit[] =>
  Array.from({ length: Math.ceil(words.length / wordsPerCue) }, (_, i) => ({
    text: words.slice(i * wordsPerCue, (i + 1) * wordsPerCue).join(' '),
    startTime: i * wordsPerCue * secondsPerWord,
    endTime: (i + 1) * wordsPerCue * secondsPerWord,
  }));

/** The same words as another recognizer writes them: without punctuation, in other cues, some words wrong or missing. */
export function recaption(units: readonly TextUnit[], seed: number): TextUnit[] {
  const next = seededRandom(seed);
  const words = wordsOf(units);
  return asCues(
    words.flatMap((word) => {
      const drawn = next();
      if (drawn < dropped) return [];
      return drawn < dropped + substituted ? [words[Math.floor(next() * words.length)]!] : [word];
    }),
  );
}

/** The same recording in another cut: a fifth is left out, and the parts stand in another order after other opening words. */
export function recut(units: readonly TextUnit[], opening: readonly TextUnit[], seed: number): TextUnit[] {
  const next = seededRandom(seed);
  const parts = Array.from({ length: 10 }, (_, i) =>
    units.slice(Math.floor((i * units.length) / 10), Math.floor(((i + 1) * units.length) / 10)),
  );
  const [first, second] = [Math.floor(next() * 10), Math.floor(next() * 9)];
  const left = parts.filter((_, i) => i !== first && i !== (second < first ? second : second + 1));
  return [...opening, ...left.slice(4), ...left.slice(0, 4)].flat().map(({ text }) => ({ text }));
}

/** Half of a known recording, recaptioned, and as many words of another. */
export function halfCover(units: readonly TextUnit[], other: readonly TextUnit[], seed: number): TextUnit[] {
  const known = wordsOf(recaption(units, seed));
  const half = known.slice(0, Math.floor(known.length / 2));
  return asCues([...half, ...wordsOf(other).slice(0, half.length)]);
}
