import { cellOf, type Evidence, type Item, readEvidence } from '../grounding/evidence.ts';
import { coverSentence, type SentenceCoverage } from '../grounding/locate.ts';
import { shareOf } from '../grounding/speakers.ts';
import { cellWords, type TranscriptIndex } from '../grounding/transcript-index.ts';
import { readQuestion } from '../text/question.ts';
import { searchTerms } from '../text/search-terms.ts';
import type { CellRange, PromiseSource } from './promise-source.ts';

/** Distance between the cells that are considered as places. */
export const cellStep = 2;
/** Half widths, in cells, of the windows in which occurrences are counted, and the counts that score one half. */
const windows = [
  { reach: 2, half: 1 },
  { reach: 7, half: 1.2 },
  { reach: 20, half: 2 },
  { reach: 60, half: 4 },
] as const;
/** The same for the usual and the finest chapters. */
const chapterHalves = [3, 2] as const;
/**
 * Number of cells before or after a place in which occurrences are counted, because answers follow questions, and the count that
 * scores one half.
 */
const sideReach = 30;
const sideHalf = 2;
/** Windows for the terms of a title before a clause such as "when …", and for those in it, which name the occasion only. */
const focusWindows = [windows[1], windows[2]] as const;
const contextWindows = [
  { reach: 20, half: 1 },
  { reach: 60, half: 2 },
] as const;
/** Matches the start of a clause that names an occasion. */
const clause =
  /(?<![\p{L}\p{M}])(?:when|while|during|regarding|according to|beim|während|quand|pendant|cuando|durante|mentre|когда)(?![\p{L}\p{M}])/iu;
const minFocusCharacters = 10;
/** Distance in words within which a pair of terms counts as one phrase. */
const pairWords = 4;
/** Windows in cells in which such pairs are counted, and the counts that count in full. */
const pairWindows = [
  { reach: 7, full: 3 },
  { reach: 20, full: 5 },
] as const;
/** Indexes of the features that are also compared with their maximum over the transcript. */
const relativeFeatures = [9, 10, 11, 12] as const;
/** Words on either side in which a named speaker talks. */
const speakerReaches = [60, 16, 100] as const;
/** The candidate places of the answer to a title, with the evidence for them. */
export interface PromisePlaces {
  /** Features by place, in the order of `place` in `promise-weights.json`; the place is cell `cellStep` times the row. */
  rows: number[][];
  covered: SentenceCoverage;
}

/** Finds where a title's terms, names and numbers occur in a transcript, by candidate place. */
export function readPromisePlaces(promise: string, { index, chapters }: PromiseSource): PromisePlaces {
  const evidence = readSubject(promise, index);
  const covered = coverSentence(evidence, index);
  const { coverage } = covered;
  const items = [...evidence.terms, ...evidence.numbers, ...evidence.names.filter(({ isSpeaker }) => !isSpeaker)];
  const focus = new Set(searchTerms(promise.slice(0, findClause(promise)), index.language));
  const [inFocus, inContext] = [true, false].map((is) => evidence.terms.filter(({ term }) => focus.has(term) === is));
  const [saturate, saturateFocus, saturateContext] = [items, inFocus!, inContext!].map((some) =>
    countSaturated(some, index.cellCount),
  ) as [Saturation, Saturation, Saturation];
  const pairs = countBefore(pairPositions(evidence), index.cellCount);
  const rows: number[][] = [];
  for (let cell = 0; cell < index.cellCount; cell += cellStep) {
    rows.push([
      ...coverage.map((shares) => shares[cell]!),
      ...speakersAround(evidence, cell),
      ...windows.map(({ reach, half }) => saturate([cell - reach, cell + reach + 1], half)),
      ...chapters.map((ranges, i) => saturate(ranges[cell]!, chapterHalves[i]!)),
      ...pairWindows.map(({ reach, full }) => Math.min(full, countIn(pairs, [cell - reach, cell + reach + 1])) / full),
      cell / index.cellCount,
      saturate([cell - sideReach, cell + 3], sideHalf),
      saturate([cell - 2, cell + sideReach], sideHalf),
      ...focusWindows.map(({ reach, half }) => saturateFocus([cell - reach, cell + reach + 1], half)),
      ...contextWindows.map(({ reach, half }) => saturateContext([cell - reach, cell + reach + 1], half)),
    ]);
  }
  const relative = relativeFeatures.map((feature) => ({ feature, max: maxOf(rows, feature) }));
  for (const row of rows) row.push(...relative.map(({ feature, max }) => row[feature]! / (max || 1)));
  return { rows, covered };
}

/** Returns where the clause starts that names the occasion; the length of the title if there is none. */
function findClause(promise: string): number {
  const start = promise.slice(minFocusCharacters).search(clause);
  return start < 0 ? promise.length : start + minFocusCharacters;
}

/** Returns the evidence of a title, without the words with which questions are phrased. */
function readSubject(promise: string, index: TranscriptIndex): Evidence {
  const evidence = readEvidence(promise, index.language, index);
  const subject = new Set(readQuestion(promise, index.language, new Set(index.speakers.map(({ label }) => label))).terms);
  return { ...evidence, terms: evidence.terms.filter(({ term }) => subject.has(term)) };
}

/**
 * Returns the largest share of the words around a cell that a named speaker says, for each of the two short reaches, and the share
 * of the named speakers who talk within the long one.
 */
function speakersAround({ speakers }: Evidence, cell: number): number[] {
  const middle = cell * cellWords + cellWords / 2;
  const shares = speakerReaches.map((reach) => speakers.map(({ speaker }) => shareOf(speaker, middle - reach, middle + reach)));
  const [near, nearest, around] = shares as [number[], number[], number[]];
  return [
    Math.max(0, ...near),
    Math.max(0, ...nearest),
    around.filter((share) => share > 0).length / Math.max(1, speakers.length),
  ];
}

/** Returns the positions in the transcript at which two adjacent terms of the title occur close together. */
function pairPositions({ terms }: Evidence): number[] {
  return terms.slice(1).flatMap(({ positions: second }, i) => {
    let from = 0;
    return terms[i]!.positions.filter((position) => {
      while (from < second.length && second[from]! < position - pairWords) from++;
      return from < second.length && second[from]! <= position + pairWords;
    });
  });
}

/** Returns the number of positions before each cell, and before the end. */
function countBefore(positions: readonly number[], cellCount: number): Int32Array {
  const counts = new Int32Array(cellCount + 1);
  for (const position of positions) counts[cellOf(position) + 1]!++;
  for (let cell = 1; cell <= cellCount; cell++) counts[cell]! += counts[cell - 1]!;
  return counts;
}

const countIn = (counts: Int32Array, [from, to]: CellRange) =>
  counts[Math.min(counts.length - 1, to)]! - counts[Math.max(0, from)]!;

type Saturation = (range: CellRange, half: number) => number;

/** Returns a function for the weighted share of the items in a range of cells; frequent ones count more, but less each time. */
function countSaturated(items: readonly Item[], cellCount: number): Saturation {
  const total = items.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const counts = items.map(({ weight, positions }) => ({ weight: weight / total, before: countBefore(positions, cellCount) }));
  return (range, half) => {
    let sum = 0;
    for (const { weight, before } of counts) {
      const count = countIn(before, range);
      if (count > 0) sum += (weight * count) / (count + half);
    }
    return sum;
  };
}

const maxOf = (rows: readonly number[][], feature: number) => rows.reduce((max, row) => Math.max(max, row[feature]!), 0);
