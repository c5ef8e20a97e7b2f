import { extractTerms } from '../../../lib/text/extract-terms.ts';

/** Terms of a sentence and how often it has them. */
export type Bag = Map<string, number>;

export const bagsOf = (sentences: readonly string[], language: string): Bag[] =>
  sentences.map((text) => {
    const bag: Bag = new Map();
    for (const term of extractTerms(text, language)) bag.set(term, (bag.get(term) ?? 0) + 1);
    return bag;
  });

/** TF-IDF vectors of unit length. */
export function vectorsOf(bags: readonly Bag[]): Bag[] {
  const spread = new Map<string, number>();
  for (const bag of bags) for (const term of bag.keys()) spread.set(term, (spread.get(term) ?? 0) + 1);
  return bags.map((bag) => {
    const weighted = [...bag].map(([term, count]): [string, number] => [
      term,
      count * Math.log(bags.length / spread.get(term)! + 1),
    ]);
    const length = Math.hypot(...weighted.map(([, weight]) => weight)) || 1;
    return new Map(weighted.map(([term, weight]) => [term, weight / length]));
  });
}

export function product(a: Bag, b: Bag): number {
  const [small, large] = a.size < b.size ? [a, b] : [b, a];
  let sum = 0;
  for (const [term, weight] of small) sum += weight * (large.get(term) ?? 0);
  return sum;
}

/** Centrality by random walk over the pairs of sentences that share a term (damping 0.85, 30 rounds). */
export function pageRank(bags: readonly Bag[], similarity: (i: number, j: number) => number): number[] {
  const count = bags.length;
  const edges = bags.map((): [number, number][] => []);
  const holders = new Map<string, number[]>();
  bags.forEach((bag, j) => {
    const neighbors = new Set<number>();
    for (const term of bag.keys()) {
      for (const i of holders.get(term) ?? []) neighbors.add(i);
      holders.set(term, [...(holders.get(term) ?? []), j]);
    }
    for (const i of neighbors) {
      const weight = similarity(i, j);
      if (weight <= 0) continue;
      edges[i]!.push([j, weight]);
      edges[j]!.push([i, weight]);
    }
  });
  const out = edges.map((all) => all.reduce((sum, [, weight]) => sum + weight, 0));
  let rank = bags.map(() => 1 / count);
  for (let round = 0; round < 30; round++) {
    const lost = rank.reduce((sum, value, i) => (out[i] === 0 ? sum + value : sum), 0);
    const next = bags.map(() => (0.15 + 0.85 * lost) / count);
    edges.forEach((all, i) => {
      for (const [j, weight] of all) next[j]! += (0.85 * rank[i]! * weight) / out[i]!;
    });
    rank = next;
  }
  return rank;
}

export const descending = (scores: readonly number[]) => [...scores.keys()].sort((a, b) => scores[b]! - scores[a]!);
