import { cellOf, type Evidence, type Item } from './evidence.ts';
import { shareOf } from './speakers.ts';
import { cellWords, type TranscriptIndex } from './transcript-index.ts';

/** Half widths, in cells, of the windows around a cell within which the parts of a sentence are looked for. */
const reaches = [2, 7, 20, 60] as const;
/** Words around a cell in which a named speaker counts as talking there. */
const speakerReaches = [60, 16] as const;
/** Number of sentences on either side whose places count for a sentence's own. */
export const neighborCount = 3;
/** Weight of the parts of a neighbor that makes it count in full. */
const fullWeight = 30;

/** The windows around each cell, and the share of a sentence's weight that each contains, by reach. */
export type Coverage = readonly Float64Array[];

/** The places of the parts of one sentence in a transcript. */
export interface SentenceCoverage {
  evidence: Evidence;
  coverage: Coverage;
  /** The same for its terms only, so that numbers and names can be compared with it. */
  termCoverage: Coverage;
  /** Total weight of its parts. */
  weight: number;
}

/** Finds the places of a sentence's parts in the transcript. */
export function coverSentence(evidence: Evidence, { cellCount }: TranscriptIndex): SentenceCoverage {
  const { terms, numbers, names } = evidence;
  const others = [...numbers, ...names.filter(({ isSpeaker }) => !isSpeaker)];
  const termCoverage = coverItems(terms, cellCount);
  return {
    evidence,
    termCoverage,
    coverage: others.length === 0 ? termCoverage : coverItems([...terms, ...others], cellCount),
    weight: [...terms, ...others].reduce((sum, { weight }) => sum + weight, 0),
  };
}

function coverItems(items: readonly Item[], cellCount: number): Coverage {
  const total = items.reduce((sum, { weight }) => sum + weight, 0) || 1;
  return reaches.map((reach) => {
    const shares = new Float64Array(cellCount + 1);
    for (const { weight, positions } of items) {
      let covered = -1;
      for (const position of positions) {
        const cell = cellOf(position);
        const from = Math.max(cell - reach, covered + 1, 0);
        const to = Math.min(cellCount - 1, cell + reach);
        if (to < from) continue;
        shares[from]! += weight / total;
        shares[to + 1]! -= weight / total;
        covered = to;
      }
    }
    let sum = 0;
    for (let cell = 0; cell < cellCount; cell++) {
      sum += shares[cell]!;
      shares[cell] = sum;
    }
    return shares;
  });
}

/** A value for each cell, by feature of a place, in the order of `place` in `grounding-weights.json`. */
export type PlaceFeatures = readonly Float64Array[];

/** Number of features that don't depend on a sentence's neighbors. */
const ownFeatureCount = reaches.length + speakerReaches.length;

/** Returns the features of every cell as the place of one sentence in a sequence. */
export function placeFeatures(
  sentences: readonly (SentenceCoverage | undefined)[],
  which: number,
  index: TranscriptIndex,
): PlaceFeatures {
  const { coverage, evidence } = sentences[which]!;
  return [...coverage, ...speakerShares(evidence, index), ...contextFeatures(sentences, which, index)];
}

function speakerShares({ speakers }: Evidence, { cellCount }: TranscriptIndex): Float64Array[] {
  return speakerReaches.map((reach) => {
    const shares = new Float64Array(cellCount + 1);
    for (const { speaker } of speakers) {
      for (let cell = 0; cell < cellCount; cell++) {
        const middle = cell * cellWords + cellWords / 2;
        shares[cell] = Math.max(shares[cell]!, shareOf(speaker, middle - reach, middle + reach));
      }
    }
    return shares;
  });
}

function contextFeatures(
  sentences: readonly (SentenceCoverage | undefined)[],
  which: number,
  { cellCount }: TranscriptIndex,
): Float64Array[] {
  return reaches.slice(1).map((_, i) => {
    const shares = new Float64Array(cellCount + 1);
    let total = 0;
    for (let step = -neighborCount; step <= neighborCount; step++) {
      const neighbor = step === 0 ? undefined : sentences[which + step];
      if (!neighbor) continue;
      const weight = Math.min(1, neighbor.weight / fullWeight) / Math.abs(step);
      total += weight;
      const covered = neighbor.coverage[i + 1]!;
      for (let cell = 0; cell < cellCount; cell++) shares[cell]! += weight * covered[cell]!;
    }
    const scale = 1 / Math.max(0.5, total);
    for (let cell = 0; cell < cellCount; cell++) shares[cell]! *= scale;
    return shares;
  });
}

/** Scores of all cells as a sentence's place. */
export interface PlaceScores {
  /** Scores by the sentence itself, and with its neighbors. */
  own: Float64Array;
  inContext: Float64Array;
  /** The same by its terms only, without numbers, names and speakers. */
  ownTerms: Float64Array;
  termsInContext: Float64Array;
}

/** Scores all cells as the place of one sentence in a sequence. */
export function scorePlaces(
  sentences: readonly (SentenceCoverage | undefined)[],
  which: number,
  index: TranscriptIndex,
  weights: readonly number[],
): PlaceScores {
  const features = placeFeatures(sentences, which, index);
  const own = sumFeatures(features.slice(0, ownFeatureCount), weights, index.cellCount);
  const context = sumFeatures(features.slice(ownFeatureCount), weights.slice(ownFeatureCount), index.cellCount);
  const ownTerms = sumFeatures(sentences[which]!.termCoverage, weights, index.cellCount);
  return {
    own,
    inContext: own.map((value, cell) => value + context[cell]!),
    ownTerms,
    termsInContext: ownTerms.map((value, cell) => value + context[cell]!),
  };
}

function sumFeatures(features: PlaceFeatures, weights: readonly number[], cellCount: number): Float64Array {
  const sum = new Float64Array(cellCount);
  features.forEach((values, feature) => {
    const weight = weights[feature]!;
    for (let cell = 0; cell < cellCount; cell++) sum[cell]! += weight * values[cell]!;
  });
  return sum;
}

/** Returns the cell with the highest score; `isIn` limits the cells. */
export function bestCell(scores: Float64Array, isIn: (cell: number) => boolean = () => true): number {
  let best = -1;
  for (let cell = 0; cell < scores.length; cell++) if ((best < 0 || scores[cell]! > scores[best]!) && isIn(cell)) best = cell;
  return Math.max(0, best);
}

/** Returns the highest score within two cells of any of the positions; 0 if there are none. */
export function bestNear(scores: Float64Array, positions: readonly number[]): number {
  let best = 0;
  for (const position of positions) {
    const cell = cellOf(position);
    for (let near = Math.max(0, cell - 2); near <= Math.min(scores.length - 1, cell + 2); near++)
      best = Math.max(best, scores[near]!);
  }
  return best;
}
