import { toSimplified } from '../encoding/simplified-characters.ts';
import { unspaced } from '../subtitles/unspaced-scripts.ts';
import { byLanguage } from './by-language.ts';
import { sigmoid } from './logistic.ts';
import { openMarkNetwork } from './mark-network.ts';
import { createMarkedText, punctuationMark } from './marked-text.ts';
import { pauseAfter } from './pause-after.ts';
import fitted from './sentence-end-weights.json' with { type: 'json' };
import { isWithinAmount } from './spoken-amounts.ts';
import { readSpokenWords, type SpokenWord } from './spoken-words.ts';
import type { TextUnit } from './text-unit.ts';

/** The way in which captions of a language are marked. Odds are log odds. */
interface Marking {
  readOdds: ReturnType<typeof openMarkNetwork>;
  end: string;
  /** Mark between clauses; where it is missing, none is added. */
  clause?: string;
  /** Odds from which a sentence ends: lower than even, because a sentence cut in two is less harm than ten in one. */
  minOdds: number;
}

const markingOf = byLanguage<Marking>({
  en: () => ({ readOdds: openMarkNetwork(fitted.en), end: '.', minOdds: -1.1 }),
  zh: () => ({ readOdds: openMarkNetwork(fitted.zh), end: '。', clause: '，', minOdds: -0.5 }),
});
const minClauseOdds = -0.5;
/**
 * Ratio of the mean probability of a mark at the breaks of captions to that elsewhere, from which each break ends a clause: it is 3 to
 * 12 where each cue holds one, and below 1.6 where cues are cut by length.
 */
const minBreakRatio = 2.2;
/** Largest share of the probability of any mark that an end of a sentence may have. */
const maxShare = 0.99;
const minWords = 4;
/** Number of words from which a sentence is divided at a less likely end, and the least log odds of that. */
const maxWords = 24;
const minOddsWithin = -3;
/** Log odds that each second of a pause adds, and the longest pause that counts. */
const pauseWeight = 1.6;
const maxPauseSeconds = 2;

/** English words before an infinitive, and determiners, before which the infinitive ends no sentence: "I'd skip the inside". */
const beforeInfinitive = /^(?:to|will|would|can|could|should|must|may|might)$|(?:n't|'d|'ll)$/;
const determiner = /^(?:the|an?|my|your|our|their|his|her|its|this|that|these|those|some|any)$/;

/** A word with the odds of the marks behind it. */
interface Gap {
  word: SpokenWord;
  endOdds: number;
  clauseOdds: number;
  isMarked: boolean;
  /** Whether a cue ends behind the word, or a space stands there in a script without spaces. */
  isBreak: boolean;
}

/**
 * Adds a full stop where a sentence likely ends, and a capital where one starts, to English units without marks, and to Chinese ones
 * also commas between clauses. Returns those of other languages as they are.
 */
export function markByModel(units: readonly TextUnit[], language: string): readonly TextUnit[] {
  const marking = markingOf(language);
  if (!marking) return units;
  const { readOdds, end, clause, minOdds } = marking;
  const turns = readSpokenWords(units, language).map((turn) => readGaps(turn, units, readOdds));
  const hasClauseCues = clause !== undefined && breaksEndClauses(turns.flat());
  const marked = createMarkedText(units, language);
  for (const turn of turns) {
    const gaps = hasClauseCues ? turn.map((gap) => ({ ...gap, endOdds: oddsOfEndAmongMarks(gap) })) : turn;
    const ends = new Set(findEnds(gaps, minOdds, ({ isMarked, isBreak }) => !isMarked && (isBreak || !hasClauseCues)));
    for (const [i, { word, clauseOdds, isBreak }] of turn.entries()) {
      if (i === 0 || ends.has(i - 1) || /^i(?:'|$)/.test(word.text)) marked.capitalize(word.startUnit, word.start);
      if (ends.has(i)) marked.add(end, word.unit, word.end);
      else if (clause && (hasClauseCues ? isBreak : clauseOdds > minClauseOdds)) marked.add(clause, word.unit, word.end);
    }
  }
  return marked.toUnits();
}

/** Returns the gaps behind the words of a turn. */
function readGaps(turn: readonly SpokenWord[], units: readonly TextUnit[], readOdds: Marking['readOdds']): Gap[] {
  const odds = readOdds(turn.map(({ text }) => toSimplified(text)));
  return turn.map((word, i) => {
    const next = turn[i + 1];
    const after = units[word.unit]!.text.slice(word.end, word.end + 1);
    const hasObject = beforeInfinitive.test(turn[i - 1]?.text ?? '') && determiner.test(next?.text ?? '');
    const [endOdds = Number.NEGATIVE_INFINITY, clauseOdds = Number.NEGATIVE_INFINITY] = odds[i]!;
    return {
      word,
      endOdds:
        hasObject || isWithinAmount(turn, i)
          ? Number.NEGATIVE_INFINITY
          : endOdds + pauseWeight * Math.min(maxPauseSeconds, pauseAfter(units, word.unit, next?.startUnit)),
      clauseOdds,
      isMarked: punctuationMark.test(after),
      isBreak: next?.startUnit !== word.unit || (after === ' ' && unspaced.test(word.text) && unspaced.test(next.text)),
    };
  });
}

/** Returns the log odds that a mark which is known to stand in a gap ends a sentence. */
function oddsOfEndAmongMarks({ endOdds, clauseOdds }: Gap): number {
  const share = Math.min(maxShare, sigmoid(endOdds) / sigmoid(clauseOdds));
  return Math.log(share / (1 - share));
}

/** Returns whether the breaks of captions stand where clauses end, and are not made by length. */
function breaksEndClauses(gaps: readonly Gap[]): boolean {
  const meanProbability = (some: readonly Gap[]) =>
    some.reduce((sum, { clauseOdds }) => sum + sigmoid(clauseOdds), 0) / Math.max(1, some.length);
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
