import { logGamma, logGammaTable } from './log-gamma.ts';
import type { TermStream } from './term-stream.ts';

/** Concentration parameter of the Dirichlet prior over a window's terms. */
const concentration = 0.3;
const logGammaOf = logGammaTable(concentration);

/**
 * Compares the `width` terms before and after each unit: `split` is the gain in log likelihood per term of two topics over one,
 * `similarity` the cosine. Runs in linear time, because the counts move along.
 */
export function cohesion(stream: TermStream, width: number): { split: Float64Array; similarity: Float64Array } {
  const { units, terms, termsBefore, weights } = stream;
  const split = new Float64Array(units.length);
  const similarity = new Float64Array(units.length);
  const left = createWindow(terms, weights.length);
  const right = createWindow(terms, weights.length);
  const pair = { likelihood: 0, distinct: 0, product: 0, leftSquare: 0, rightSquare: 0 };
  const updateCount = (counts: Int32Array, term: number, by: 1 | -1) => {
    const inLeft = counts === left.counts;
    addToPair(-1, term);
    counts[term]! += by;
    addToPair(1, term);
    if (inLeft) pair.leftSquare += weights[term]! ** 2 * (2 * by * counts[term]! - 1);
    else pair.rightSquare += weights[term]! ** 2 * (2 * by * counts[term]! - 1);
  };
  const addToPair = (sign: 1 | -1, term: number) => {
    const before = left.counts[term]!;
    const after = right.counts[term]!;
    if (before + after === 0) return;
    pair.distinct += sign;
    pair.product += sign * before * after * weights[term]! ** 2;
    pair.likelihood += sign * (logGammaOf(before) + logGammaOf(after) - logGammaOf(before + after) - logGammaOf(0));
  };
  for (let unit = 1; unit < units.length; unit++) {
    const position = termsBefore[unit]!;
    left.move(Math.max(0, position - width), position, updateCount);
    right.move(position, Math.min(terms.length, position + width), updateCount);
    const before = left.size();
    const after = right.size();
    const lengths = Math.sqrt(Math.max(0, pair.leftSquare * pair.rightSquare));
    if (lengths > 1e-9) similarity[unit] = pair.product / lengths;
    if (before <= 5 || after <= 5) continue;
    const prior = Math.max(50, pair.distinct) * concentration;
    const normal = logGamma(prior) - logGamma(prior + before) - logGamma(prior + after) + logGamma(prior + before + after);
    split[unit] = (pair.likelihood + normal) / (before + after);
  }
  return { split, similarity };
}

/** Creates term counts of a window that only moves forward. */
function createWindow(terms: readonly number[], vocabulary: number) {
  const counts = new Int32Array(vocabulary);
  let start = 0;
  let end = 0;
  return {
    counts,
    size: () => end - start,
    move(nextStart: number, nextEnd: number, updateCount: (counts: Int32Array, term: number, by: 1 | -1) => void) {
      for (; end < nextEnd; end++) updateCount(counts, terms[end]!, 1);
      for (; start < nextStart; start++) updateCount(counts, terms[start]!, -1);
    },
  };
}

/**
 * Returns the depth of the valley of `values` at each unit: the sum of the differences to the maximum within `radius` words on
 * either side.
 */
export function valleyDepth(values: Float64Array, wordsBefore: readonly number[], radius: number): Float64Array {
  const depth = new Float64Array(values.length);
  const count = values.length - 1;
  const fromLeft = slidingMaximum(
    count,
    (i) => values[i + 1]!,
    (i) => wordsBefore[i + 1]!,
    radius,
  );
  const fromRight = slidingMaximum(
    count,
    (i) => values[count - i]!,
    (i) => -wordsBefore[count - i]!,
    radius,
  );
  for (let i = 0; i < count; i++) depth[i + 1] = fromLeft[i]! + fromRight[count - 1 - i]! - 2 * values[i + 1]!;
  return depth;
}

/** Returns, for each element, the maximum over the elements at most `radius` before it, itself included. */
function slidingMaximum(
  count: number,
  value: (i: number) => number,
  position: (i: number) => number,
  radius: number,
): Float64Array {
  const highest = new Float64Array(Math.max(0, count));
  const descending: number[] = [];
  let first = 0;
  for (let i = 0; i < count; i++) {
    while (descending.length > first && value(descending.at(-1)!) <= value(i)) descending.pop();
    descending.push(i);
    while (position(i) - position(descending[first]!) >= radius) first++;
    highest[i] = value(descending[first]!);
  }
  return highest;
}
