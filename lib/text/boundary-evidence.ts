import { type BoostedTrees, predictLogOdds, type Tree } from './boosted-trees.ts';
import { boundaryFeatures } from './boundary-features.ts';
import fitted from './chapter-weights.json' with { type: 'json' };
import type { TermStream } from './term-stream.ts';

const fittedWeights: BoostedTrees = { base: fitted.base, trees: fitted.trees as unknown as Tree[] };

/** Returns, for each unit, the log odds that a chapter starts with it. */
export const boundaryEvidence = (stream: TermStream, weights = fittedWeights): number[] =>
  boundaryFeatures(stream).map((features) => predictLogOdds(features, weights));
