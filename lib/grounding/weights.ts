import type { BoostedTrees } from '../text/boosted-trees.ts';

/** A logistic regression over the features of a claim, and the probability from which the claim counts as false. */
export interface ClaimWeights {
  weights: readonly number[];
  threshold: number;
}

/** Fitted weights of grounding. */
export interface GroundingWeights {
  /** Probability that a cell is the place of a sentence. */
  place: readonly number[];
  /** Probability that the transcript is the one that a sentence is about. */
  support: BoostedTrees;
  /** Support under which a sentence counts as unsupported. */
  minSupport: number;
  number: ClaimWeights;
  name: ClaimWeights;
  speaker: ClaimWeights;
  negation: ClaimWeights;
}
