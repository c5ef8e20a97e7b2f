import { boundaryFeatures } from './boundary-features.ts';
import fitted from './chapter-weights.json' with { type: 'json' };
import type { TermStream } from './term-stream.ts';

/** A decision tree: a leaf's log odds, or a split into `low` (feature value up to the threshold) and `high`. */
export type Tree = number | [feature: number, threshold: number, low: Tree, high: Tree];

/** The model that finds chapter starts: gradient-boosted trees over `boundaryFeatures`, fitted by `scripts/fit-text.ts`. */
export interface ChapterWeights {
  base: number;
  trees: readonly Tree[];
}

const fittedWeights: ChapterWeights = { base: fitted.base, trees: fitted.trees as unknown as Tree[] };

/** Returns, for each unit, the log odds that a chapter starts with it. */
export const boundaryEvidence = (stream: TermStream, weights = fittedWeights): number[] =>
  boundaryFeatures(stream).map((features) => logOdds(features, weights));

/** Returns the log odds that a chapter starts at a place with these features. */
export function logOdds(features: readonly number[], { base, trees }: ChapterWeights): number {
  let sum = base;
  for (const tree of trees) {
    let node = tree;
    while (typeof node !== 'number') node = features[node[0]]! <= node[1] ? node[2] : node[3];
    sum += node;
  }
  return sum;
}
