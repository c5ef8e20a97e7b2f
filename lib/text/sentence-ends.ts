import { getFillers } from './fillers.ts';
import fitted from './sentence-end-weights.json' with { type: 'json' };
import type { TextUnit } from './text-unit.ts';

/** How the words around a gap show that a sentence ends there, as a logistic regression. */
export interface SentenceEndWeights {
  bias: number;
  /** The most frequent words, separated by spaces. */
  words: string;
  /** By position, the weight of each of these words, of the kinds of others, and of none. */
  positions: readonly (readonly number[])[];
}

/** Places of the words that are read, counted from the word before the gap. */
export const positions = [-1, 0, 1, 2] as const;
/** Log odds from which a sentence ends: lower than even, because a sentence cut in two is less harm than ten in one. */
const minOdds = -1.5;
const minWords = 4;
/** Number of words from which a sentence is divided at a less likely end, and the least log odds of that. */
const maxWords = 24;
const minOddsWithin = -3;
/** Words for each mark from which a text counts as written without marks. */
const wordsPerMark = 60;
/** Number of words from which a text without marks is no heading or single line. */
const minSpoken = 12;
/** Log odds that each second of a pause adds, and the longest pause that counts. */
const pauseWeight = 1;
const maxPauseSeconds = 2;

const word = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu;
const mark = /[.!?…](?=\s|$)/g;
/** Endings of words that are not among the most frequent, in the order of their weights, before numbers and all others. */
const kinds = ['ing', 'ed', 'ly', 'tion', 's'];

/** Returns the function that finds a word, in lower case, or none, among the weights of a position. */
export function createWordIndex(words: string): (word: string | undefined) => number {
  const list = words.split(' ');
  const indexes = new Map(list.map((one, i) => [one, i]));
  return (one) => {
    if (one === undefined) return list.length + kinds.length + 2;
    const kind = kinds.findIndex((ending) => one.endsWith(ending));
    return indexes.get(one) ?? list.length + (/^\d/.test(one) ? kinds.length : kind < 0 ? kinds.length + 1 : kind);
  };
}

interface SpokenWord {
  /** Unit and offset in its text of the word's start, and of its end, with the hesitations after it. */
  startUnit: number;
  start: number;
  unit: number;
  end: number;
  text: string;
}

/**
 * Adds a full stop where a sentence likely ends, and a capital where one starts, to English captions that have hardly any marks.
 * The words stay as they are.
 */
export function markSentenceEnds(
  units: readonly TextUnit[],
  language: string,
  { words, positions: weights, bias }: SentenceEndWeights = fitted,
): readonly TextUnit[] {
  if (language !== 'en' || hasMarks(units)) return units;
  const indexOf = createWordIndex(words);
  // By code units, as the offsets of the words are.
  const texts = units.map(({ text }) => text.split(''));
  for (const run of readWords(units)) {
    const indexes = run.map(({ text }) => indexOf(text));
    const odds = run.map(({ unit }, i) => {
      const ofWords = positions.reduce<number>(
        (sum, place, k) => sum + weights[k]![indexes[i + place] ?? indexOf(undefined)]!,
        bias,
      );
      return ofWords + pauseWeight * pauseAfter(units, unit, run[i + 1]?.unit);
    });
    const ends = new Set(
      findEnds(
        odds,
        run.map(({ unit, end }) => isMark(texts[unit]![end])),
      ),
    );
    for (const [i, { startUnit, start, unit, end, text }] of run.entries()) {
      const first = texts[startUnit]!;
      if (i === 0 || ends.has(i - 1) || /^i(?:'|$)/.test(text)) first[start] = first[start]!.toUpperCase();
      if (ends.has(i) && !isMark(texts[unit]![end])) texts[unit]![end - 1] += '.';
    }
  }
  return units.map((unit, i) => ({ ...unit, text: texts[i]!.join('') }));
}

const isMark = (character = '') => /[.!?,;:]/.test(character);

/** Returns the indexes of the words that end a sentence, by the log odds of each; none that a mark follows, but the last. */
function findEnds(odds: readonly number[], isMarked: readonly boolean[]): number[] {
  const ends: number[] = [];
  let first = 0;
  for (let i = 0; i < odds.length; i++) {
    const isLast = i === odds.length - 1;
    if (!isLast && (isMarked[i] || odds[i]! <= minOdds || i + 1 - first < minWords)) continue;
    ends.push(...splitLong(odds, first, i, isMarked), i);
    first = i + 1;
  }
  return ends;
}

/** Returns the likeliest ends within a sentence that is longer than most, which are not likely by themselves. */
function splitLong(odds: readonly number[], first: number, last: number, isMarked: readonly boolean[]): number[] {
  const ends: number[] = [];
  for (let from = first; last + 1 - from > maxWords; ) {
    const to = Math.min(last - minWords, from + 2 * maxWords);
    let best = -1;
    for (let i = from + minWords - 1; i <= to; i++)
      if (!isMarked[i] && odds[i]! > Math.max(minOddsWithin, odds[best] ?? minOddsWithin)) best = i;
    if (best >= 0) ends.push(best);
    from = best < 0 ? to + 1 : best + 1;
  }
  return ends;
}

function hasMarks(units: readonly TextUnit[]): boolean {
  const count = (pattern: RegExp) => units.reduce((sum, { text }) => sum + (text.match(pattern)?.length ?? 0), 0);
  const words = count(word);
  return words < minSpoken || count(mark) * wordsPerMark >= words;
}

/** Reads the words of each speaker's turn. A hesitation belongs to the word before it, so that a full stop follows both. */
function readWords(units: readonly TextUnit[]): SpokenWord[][] {
  const hesitations = getFillers('').words;
  const runs: SpokenWord[][] = [];
  let speaker: string | undefined;
  units.forEach((unit, i) => {
    if (runs.length === 0 || (unit.speaker !== undefined && unit.speaker !== speaker)) runs.push([]);
    speaker = unit.speaker ?? speaker;
    for (const { 0: found, index } of unit.text.matchAll(word)) {
      const text = found.toLowerCase().replaceAll('’', "'");
      const place = { unit: i, end: index + found.length };
      if (!hesitations.has(text)) runs.at(-1)!.push({ ...place, startUnit: i, start: index, text });
      else Object.assign(runs.at(-1)!.at(-1) ?? {}, place);
    }
  });
  return runs;
}

/** Returns the pause in seconds between a word's unit and that of the next one. */
function pauseAfter(units: readonly TextUnit[], unit: number, next: number | undefined): number {
  if (next === undefined || next === unit) return 0;
  const pause = (units[next]!.startTime ?? 0) - (units[unit]!.endTime ?? Number.POSITIVE_INFINITY);
  return Math.min(maxPauseSeconds, Math.max(0, pause));
}
