/** A decision tree: a leaf's log odds, or a split into `low` (feature value up to the threshold) and `high`. */
export type Tree = number | [feature: number, threshold: number, low: Tree, high: Tree];

/** Gradient-boosted trees for a probability, fitted by `test/eval/fit/fit-trees.ts`: each adds a leaf to the log odds `base`. */
export interface BoostedTrees {
  base: number;
  trees: readonly Tree[];
}

/** Returns the log odds that the trees predict from features. */
export function predictLogOdds(features: readonly number[], { base, trees }: BoostedTrees): number {
  let sum = base;
  for (const tree of trees) {
    let node = tree;
    while (typeof node !== 'number') node = features[node[0]]! <= node[1] ? node[2] : node[3];
    sum += node;
  }
  return sum;
}
