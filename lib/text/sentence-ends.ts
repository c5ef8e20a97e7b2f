import { countWords, unspaced } from '../subtitles/sentences.ts';
import { isHesitation } from './fillers.ts';
import { hasEndings, markByEndings } from './mark-by-endings.ts';
import { hasOpenings, markByOpenings } from './mark-by-openings.ts';
import { createWordIndex, type MarkWeights, oddsAfter } from './mark-weights.ts';
import fitted from './sentence-end-weights.json' with { type: 'json' };
import { toSimplified } from './simplified-characters.ts';
import { locateWords } from './split-words.ts';
import type { TextUnit } from './text-unit.ts';

/** How the captions of a language are marked. Odds are log odds. */
interface Marking {
  end: string;
  /** Mark between clauses; where it is missing, none is added. */
  clause?: string;
  /** Odds from which a sentence ends: lower than even, because a sentence cut in two is less harm than ten in one. */
  minOdds: number;
}

const markings: Readonly<Record<string, Marking>> = {
  en: { end: '.', minOdds: -1.5 },
  zh: { end: '。', clause: '，', minOdds: -1 },
};
const minClauseOdds = -0.5;
/**
 * Ratio of the mean probability of a mark at the breaks of captions to that elsewhere, from which each break ends a clause: it is 3 to
 * 12 where each cue holds one, and below 1.6 where cues are cut by length.
 */
const minBreakRatio = 2.2;
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

/** Marks by which a text counts as marked; in Chinese commas do too, because few full stops stand behind them. */
const mark = /[.!?…](?=\s|$)|[。？！，।]/g;

interface SpokenWord {
  /** Unit and offset in its text of the word's start, and of its end, with the hesitations after it. */
  startUnit: number;
  start: number;
  unit: number;
  end: number;
  text: string;
}

/** A word with the odds of the marks behind it. */
interface Gap {
  word: SpokenWord;
  endOdds: number;
  clauseOdds: number;
  isMarked: boolean;
  /** Whether a cue ends there, or a script without spaces has one. */
  isBreak: boolean;
}

/**
 * Adds a full stop where a sentence likely ends, and a capital where one starts, to English captions that have hardly any marks, and
 * to Chinese ones also commas between clauses. Japanese, Korean and Hindi verbs show by themselves where a sentence ends; in eight
 * European languages the words that connect sentences show where one starts. The words stay as they are.
 */
export function markSentenceEnds(
  units: readonly TextUnit[],
  language: string,
  weights: Readonly<Record<string, MarkWeights>> = fitted,
): readonly TextUnit[] {
  const marking = Object.hasOwn(markings, language) ? markings[language] : undefined;
  if ((!marking && !hasEndings(language) && !hasOpenings(language)) || hasMarks(units)) return units;
  if (!marking) return hasEndings(language) ? markByEndings(units, language) : markByOpenings(units, language);
  const runs = readWords(units, language).map((run) => readGaps(run, units, weights[language]!));
  const hasClauseCues = marking.clause !== undefined && endClauses(runs.flat());
  // By code units, as the offsets of the words are.
  const texts = units.map(({ text }) => text.split(''));
  const add = (added: string, { unit, end }: SpokenWord) => {
    const characters = texts[unit]!;
    characters[end - 1] += added;
    if (added !== '.' && characters[end] === ' ') characters[end] = '';
  };
  for (const run of runs) {
    const ends = new Set(findEnds(run, marking.minOdds, ({ isMarked, isBreak }) => !isMarked && (isBreak || !hasClauseCues)));
    for (const [i, { word, clauseOdds, isMarked, isBreak }] of run.entries()) {
      const { startUnit, start, text } = word;
      const first = texts[startUnit]!;
      if (i === 0 || ends.has(i - 1) || /^i(?:'|$)/.test(text)) first[start] = first[start]!.toUpperCase();
      if (isMarked) continue;
      if (ends.has(i)) add(marking.end, word);
      else if (marking.clause && (hasClauseCues ? isBreak : clauseOdds > minClauseOdds)) add(marking.clause, word);
    }
  }
  return units.map((unit, i) => ({ ...unit, text: texts[i]!.join('') }));
}

/** Languages in which most of the added marks are right; of the ends of English sentences about half are. */
const reliableLanguages = new Set(['zh', 'ja', 'ko', 'hi']);

/** Adds the marks of `markSentenceEnds` where most of them are right, so that a reader may see them. */
export const markReliableEnds = (units: readonly TextUnit[], language: string): readonly TextUnit[] =>
  reliableLanguages.has(language) ? markSentenceEnds(units, language) : units;

/** Returns the gaps behind the words of a turn. */
function readGaps(run: readonly SpokenWord[], units: readonly TextUnit[], { words, end, clause }: MarkWeights): Gap[] {
  const indexOf = createWordIndex(words);
  const none = indexOf(undefined);
  const indexes = run.map(({ text }) => indexOf(toSimplified(text)));
  return run.map((word, i) => {
    const next = run[i + 1];
    const after = units[word.unit]!.text.slice(word.end, word.end + 1);
    return {
      word,
      endOdds: oddsAfter(indexes, i, none, end) + pauseWeight * pauseAfter(units, word.unit, next?.unit),
      clauseOdds: clause ? oddsAfter(indexes, i, none, clause) : Number.NEGATIVE_INFINITY,
      isMarked: /[.!?,;:。？！，、；：]/.test(after),
      isBreak: next?.startUnit !== word.unit || (after === ' ' && unspaced.test(word.text) && unspaced.test(next.text)),
    };
  });
}

/** Whether the breaks of captions stand where clauses end, and are not made by length. */
function endClauses(gaps: readonly Gap[]): boolean {
  const meanProbability = (some: readonly Gap[]) =>
    some.reduce((sum, { clauseOdds }) => sum + 1 / (1 + Math.exp(-clauseOdds)), 0) / Math.max(1, some.length);
  const atBreaks = meanProbability(gaps.filter(({ isBreak }) => isBreak));
  return atBreaks >= minBreakRatio * meanProbability(gaps.filter(({ isBreak }) => !isBreak));
}

/** Returns the indexes of the gaps where a sentence ends, by the log odds of each, and of the last one. */
function findEnds(gaps: readonly Gap[], minOdds: number, isOpen: (gap: Gap) => boolean): number[] {
  const ends: number[] = [];
  let first = 0;
  for (const [i, gap] of gaps.entries()) {
    const isLast = i === gaps.length - 1;
    if (!isLast && (gap.endOdds <= minOdds || i + 1 - first < minWords || !isOpen(gap))) continue;
    ends.push(...splitLong(gaps, first, i, isOpen), i);
    first = i + 1;
  }
  return ends;
}

/** Returns the likeliest ends within a sentence that is longer than most, which are not likely by themselves. */
function splitLong(gaps: readonly Gap[], first: number, last: number, isOpen: (gap: Gap) => boolean): number[] {
  const ends: number[] = [];
  for (let from = first; last + 1 - from > maxWords; ) {
    const to = Math.min(last - minWords, from + 2 * maxWords);
    let best = -1;
    for (let i = from + minWords - 1; i <= to; i++)
      if (isOpen(gaps[i]!) && gaps[i]!.endOdds > Math.max(minOddsWithin, gaps[best]?.endOdds ?? minOddsWithin)) best = i;
    if (best >= 0) ends.push(best);
    from = best < 0 ? to + 1 : best + 1;
  }
  return ends;
}

function hasMarks(units: readonly TextUnit[]): boolean {
  const words = units.reduce((sum, { text }) => sum + countWords(text), 0);
  const marks = units.reduce((sum, { text }) => sum + (text.match(mark)?.length ?? 0), 0);
  return words < minSpoken || marks * wordsPerMark >= words;
}

/** Reads the words of each speaker's turn. A hesitation belongs to the word before it, so that a full stop follows both. */
function readWords(units: readonly TextUnit[], language: string): SpokenWord[][] {
  const runs: SpokenWord[][] = [];
  let speaker: string | undefined;
  units.forEach((unit, i) => {
    if (runs.length === 0 || (unit.speaker !== undefined && unit.speaker !== speaker)) runs.push([]);
    speaker = unit.speaker ?? speaker;
    for (const { text, start, end } of locateWords(unit.text, language)) {
      if (!isHesitation(text)) runs.at(-1)!.push({ startUnit: i, start, unit: i, end, text });
      else Object.assign(runs.at(-1)!.at(-1) ?? {}, { unit: i, end });
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
