import type { ComparedText } from './compared-text.ts';

/** Maximum number of terms that represent the subject of a text. */
const maxTerms = 80;

/** The terms that represent a text's subject, in ascending order, with their weights; the sum of the squared weights is 1. */
export interface Subject {
  terms: Uint32Array;
  weights: Float64Array;
}

/** Returns the subject of a text: its most frequent terms, weighted by rarity. */
export function subjectOf({ terms }: ComparedText, rarity: (term: number) => number): Subject {
  const counts = new Map<number, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  const weighted = [...counts]
    .map(([term, count]): [number, number] => [term, (1 + Math.log(count)) * rarity(term)])
    .sort((a, b) => b[1] - a[1])
    .slice(0, maxTerms)
    .sort((a, b) => a[0] - b[0]);
  const length = Math.hypot(...weighted.map(([, weight]) => weight)) || 1;
  return {
    terms: Uint32Array.from(weighted, ([term]) => term),
    weights: Float64Array.from(weighted, ([, weight]) => weight / length),
  };
}

/** Returns how similar two subjects are, from 0 to 1 (cosine). Walks both lists at once: a feed is compared with a whole library. */
export function compareSubjects(a: Subject, b: Subject): number {
  let sum = 0;
  let at = 0;
  for (let i = 0; i < a.terms.length; i++) {
    const term = a.terms[i]!;
    while (at < b.terms.length && b.terms[at]! < term) at++;
    if (at === b.terms.length) break;
    if (b.terms[at] === term) sum += a.weights[i]! * b.weights[at]!;
  }
  return sum;
}
