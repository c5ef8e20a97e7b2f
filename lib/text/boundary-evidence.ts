import { boundaryFeatures } from './boundary-features.ts';
import fitted from './chapter-weights.json' with { type: 'json' };
import type { TermStream } from './term-stream.ts';

/** A leaf's log odds, or a question: up to this value of this feature the first tree answers, above it the second. */
export type Tree = number | [feature: number, threshold: number, low: Tree, high: Tree];

/** Gradient-boosted trees over `boundaryFeatures`, as `scripts/fit-text.ts` makes them. */
export interface ChapterWeights {
  base: number;
  trees: readonly Tree[];
}

const fittedWeights: ChapterWeights = { base: fitted.base, trees: fitted.trees as unknown as Tree[] };

/** By unit, the log odds that a chapter starts with it. */
export const boundaryEvidence = (stream: TermStream, weights = fittedWeights): number[] =>
  boundaryFeatures(stream).map((features) => logOdds(features, weights));

export function logOdds(features: readonly number[], { base, trees }: ChapterWeights): number {
  let sum = base;
  for (const tree of trees) {
    let node = tree;
    while (typeof node !== 'number') node = features[node[0]]! <= node[1] ? node[2] : node[3];
    sum += node;
  }
  return sum;
}
