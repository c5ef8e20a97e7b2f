/** Returns the probability that log odds stand for. */
export const sigmoid = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds));

/** Returns the sum of features times their weights, added to an intercept. */
export function dotProduct(features: readonly number[], weights: readonly number[], intercept = 0): number {
  let sum = intercept;
  for (let i = 0; i < features.length; i++) sum += features[i]! * weights[i]!;
  return sum;
}
