import type { ComparedText } from './compared-text.ts';

/** Terms that stand for the subject of a text. */
const maxTerms = 80;

/** Weights of the terms that stand for a text's subject; the sum of their squares is 1. */
export type Subject = ReadonlyMap<number, number>;

/** Returns the subject of a text: its most frequent terms, weighted by rarity. */
export function subjectOf({ terms }: ComparedText, rarity: (term: number) => number): Subject {
  const counts = new Map<number, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  const weighted = [...counts]
    .map(([term, count]): [number, number] => [term, (1 + Math.log(count)) * rarity(term)])
    .sort((a, b) => b[1] - a[1])
    .slice(0, maxTerms);
  const length = Math.hypot(...weighted.map(([, weight]) => weight)) || 1;
  return new Map(weighted.map(([term, weight]) => [term, weight / length]));
}

/** Returns how similar two subjects are, from 0 to 1 (cosine). */
export function compareSubjects(a: Subject, b: Subject): number {
  let sum = 0;
  for (const [term, weight] of a) sum += weight * (b.get(term) ?? 0);
  return sum;
}
