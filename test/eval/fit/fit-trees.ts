import { type BoostedTrees, predictLogOdds, type Tree } from '../../../lib/text/boosted-trees.ts';
import { sigmoid } from '../../../lib/text/logistic.ts';
import { seededRandom } from '../../seeded-random.ts';

export interface Boosting {
  trees: number;
  depth: number;
  rate: number;
  /** Minimum number of rows in a leaf. */
  leaf: number;
  /** Shares of the rows and of the features that each tree and each split samples. */
  rows: number;
  features: number;
}

const bins = 32;
const damping = 5;

/** Gradient-boosted trees for log odds, over histograms of the features. The same rows give the same trees. */
export function fitTrees(
  rows: readonly number[][],
  labels: readonly number[],
  weights: readonly number[],
  options: Boosting,
): BoostedTrees {
  const next = seededRandom(1);
  const edges = rows[0]!.map((_, feature) => edgesOf(rows, feature));
  const binned = edges.map((limits, feature) => Uint8Array.from(rows, (row) => binOf(row[feature]!, limits)));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const positive = weights.reduce((sum, weight, i) => sum + weight * labels[i]!, 0);
  const base = Math.log(positive / (total - positive));
  const odds = new Float64Array(rows.length).fill(base);
  const gradient = new Float64Array(rows.length);
  const curvature = new Float64Array(rows.length);
  const trees: Tree[] = [];
  for (let round = 0; round < options.trees; round++) {
    const seen: number[] = [];
    for (let i = 0; i < rows.length; i++) {
      const probability = sigmoid(odds[i]!);
      gradient[i] = weights[i]! * (labels[i]! - probability);
      curvature[i] = weights[i]! * probability * (1 - probability);
      if (next() < options.rows) seen.push(i);
    }
    const tree = grow(seen, options.depth);
    trees.push(tree);
    for (let i = 0; i < rows.length; i++) odds[i]! += predictLogOdds(rows[i]!, { base: 0, trees: [tree] });
  }
  return { base, trees };

  function grow(indexes: number[], depth: number): Tree {
    let slope = 0;
    let bend = 0;
    for (const i of indexes) {
      slope += gradient[i]!;
      bend += curvature[i]!;
    }
    const split = depth > 0 && indexes.length >= 2 * options.leaf ? bestSplit(indexes, slope, bend) : undefined;
    if (!split) return rounded((options.rate * slope) / (bend + damping));
    const { feature, bin } = split;
    const low = indexes.filter((i) => binned[feature]![i]! <= bin);
    const high = indexes.filter((i) => binned[feature]![i]! > bin);
    return [feature, rounded(edges[feature]![bin]!), grow(low, depth - 1), grow(high, depth - 1)];
  }

  function bestSplit(indexes: number[], slope: number, bend: number) {
    let best: { feature: number; bin: number; gain: number } | undefined;
    for (let feature = 0; feature < edges.length; feature++) {
      if (next() >= options.features) continue;
      const slopes = new Float64Array(bins);
      const bends = new Float64Array(bins);
      const counts = new Int32Array(bins);
      const column = binned[feature]!;
      for (const i of indexes) {
        const bin = column[i]!;
        slopes[bin]! += gradient[i]!;
        bends[bin]! += curvature[i]!;
        counts[bin]!++;
      }
      let [lowSlope, lowBend, low] = [0, 0, 0];
      for (let bin = 0; bin < edges[feature]!.length; bin++) {
        lowSlope += slopes[bin]!;
        lowBend += bends[bin]!;
        low += counts[bin]!;
        if (low < options.leaf || indexes.length - low < options.leaf) continue;
        const highSlope = slope - lowSlope;
        const gain =
          lowSlope ** 2 / (lowBend + damping) + highSlope ** 2 / (bend - lowBend + damping) - slope ** 2 / (bend + damping);
        if (gain > (best?.gain ?? 1e-6)) best = { feature, bin, gain };
      }
    }
    return best;
  }
}

/** Thresholds that divide the values of a feature into bins of about equal size; rounded, as they are stored. */
function edgesOf(rows: readonly number[][], feature: number): number[] {
  const values = rows.map((row) => row[feature]!).sort((a, b) => a - b);
  const edges = Array.from({ length: bins - 1 }, (_, i) => rounded(values[Math.floor(((i + 1) * values.length) / bins)]!));
  return [...new Set(edges)];
}

function binOf(value: number, edges: readonly number[]): number {
  let bin = 0;
  while (bin < edges.length && value > edges[bin]!) bin++;
  return bin;
}

const rounded = (value: number) => Math.round(value * 1e3) / 1e3;
