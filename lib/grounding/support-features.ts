import { termFrequency } from '../text/term-frequency.ts';
import { cellOf, type Item, type TermItem } from './evidence.ts';
import { bestCell, type PlaceScores, type SentenceCoverage } from './locate.ts';
import { shareOf } from './speakers.ts';
import { blockWords, cellWords, type TranscriptIndex } from './transcript-index.ts';

/** Rarity from which a term is characteristic, and the cells around a place that belong to it. */
export const minCharacteristicRarity = 4.5;
export const nearCells = 7;
export const farCells = 20;
const topicCells = 60;
/** Words around a place in which a named speaker counts as talking there. */
const speakerWords = 60;
const widerSpeakerWords = 100;
/** Words of general speech that the likelihood of a sentence's terms adds to those near its place, and to a whole transcript. */
const priorWords = { near: 1000, whole: [500, 3000] } as const;

/** Returns the features of how well a transcript supports a sentence, in the order of the trees in `grounding-weights.json`. */
export function supportFeatures(
  { evidence, coverage }: SentenceCoverage,
  { own, inContext }: PlaceScores,
  index: TranscriptIndex,
): number[] {
  const { terms, names, numbers, pairs, speakers } = evidence;
  const place = bestCell(own);
  const second = bestCell(own, (cell) => Math.abs(cell - place) > 2 * farCells);
  const contextPlace = bestCell(inContext);
  const isNear = (positions: readonly number[], reach: number) =>
    positions.some((position) => Math.abs(cellOf(position) - place) <= reach);
  const commonTerms = terms.filter(({ weight }) => weight < minCharacteristicRarity);
  const weight = terms.reduce((sum, term) => sum + term.weight, 0);
  const spokenPairs = pairs.filter((pair) => index.pairs.has(pair)).length;
  const words = index.cellCount * cellWords;
  return [
    ...coverage.map((shares) => shares[bestCell(shares)]!),
    own[place]!,
    own[place]! - own[second]!,
    shareFound(terms, ({ length }) => length > 0),
    shareFound(terms, (positions) => isNear(positions, nearCells)),
    shareFound(terms, (positions) => isNear(positions, farCells)),
    shareFound(commonTerms, (positions) => isNear(positions, nearCells)),
    weight / Math.max(1, terms.length),
    pairs.length === 0 ? -1 : spokenPairs / pairs.length,
    spokenPairs,
    shareSpoken(place, speakerWords),
    shareSpoken(contextPlace, widerSpeakerWords),
    Math.log(index.cellCount),
    ...agreement({ own, inContext }, place, contextPlace),
    likelihood(
      terms,
      (positions) => positions.filter((position) => Math.abs(cellOf(position) - contextPlace) <= topicCells).length,
      { words: (2 * topicCells + 1) * cellWords, priorWords: priorWords.near },
      index,
    ),
    ...priorWords.whole.map((prior) => likelihood(terms, ({ length }) => length, { words, priorWords: prior }, index)),
    terms.reduce((sum, { positions }) => sum + Math.log1p(positions.length), 0) / Math.max(1, terms.length),
    names.filter(({ isSpeaker, positions }) => !isSpeaker && positions.length === 0).length,
    numbers.filter(({ positions }) => positions.length === 0).length,
  ];

  function shareSpoken(cell: number, reach: number): number {
    const middle = cell * cellWords + cellWords / 2;
    return speakers.reduce((max, { speaker }) => Math.max(max, shareOf(speaker, middle - reach, middle + reach)), -1);
  }
}

/** Returns the share of items, by weight, whose positions pass a test; -1 if there are no items. */
export function shareFound(items: readonly Item[], isFound: (positions: readonly number[]) => boolean): number {
  const total = items.reduce((sum, { weight }) => sum + weight, 0);
  return total === 0 ? -1 : items.reduce((sum, { weight, positions }) => sum + (isFound(positions) ? weight : 0), 0) / total;
}

/**
 * Returns how well the place of a sentence agrees with its neighbors: the distance to the place that they make likely, and the
 * shares of cells that either place beats by the score of the other; -1 without neighbors. How well the neighbors are supported
 * themselves does not count, so that a false sentence among true ones gains nothing.
 */
function agreement({ own, inContext }: Pick<PlaceScores, 'own' | 'inContext'>, place: number, contextPlace: number): number[] {
  const context = inContext.map((score, cell) => score - own[cell]!);
  if (!context.some((score) => score !== 0)) return [-1, -1, -1];
  const shareBelow = (scores: Float64Array, cell: number) =>
    scores.reduce((count, score) => count + (score < scores[cell]! ? 1 : 0), 0) / scores.length;
  return [Math.log1p(Math.abs(place - contextPlace)), shareBelow(context, place), shareBelow(own, bestCell(context))];
}

/** Returns how much likelier terms are in a part of the transcript than in speech generally, as the sum of the log ratios. */
function likelihood(
  terms: readonly TermItem[],
  countIn: (positions: readonly number[]) => number,
  { words, priorWords }: { words: number; priorWords: number },
  { language }: TranscriptIndex,
): number {
  const scale = Math.log(priorWords / (words + priorWords));
  return terms.reduce((sum, { term, positions }) => {
    const expected = (priorWords * termFrequency(term, language)) / blockWords;
    return sum + Math.log(1 + countIn(positions) / expected) + scale;
  }, 0);
}
