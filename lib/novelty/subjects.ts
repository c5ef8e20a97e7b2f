import type { ComparedText } from '../ports/compared-text-store.ts';

/** Maximum number of terms that represent the subject of a text. */
const maxTerms = 80;

/** The terms that represent a text's subject, in ascending order, with their weights; the sum of the squared weights is 1. */
export interface Subject {
  terms: Uint32Array;
  weights: Float64Array;
}

/** Returns the subject of a text: its most frequent terms, weighted by the rarity of each distinct term. */
export function subjectOf({ distinctTerms, termCounts }: ComparedText, rarities: Float64Array): Subject {
  const weights = rarities.map((rarity, i) => (1 + Math.log(termCounts[i]!)) * rarity);
  // Sorting the weights alone takes a fraction of the time of sorting the terms by them.
  const minWeight = weights.toSorted().at(-maxTerms) ?? 0;
  const candidates: [term: number, weight: number][] = [];
  for (let i = 0; i < weights.length; i++) if (weights[i]! >= minWeight) candidates.push([distinctTerms[i]!, weights[i]!]);
  const heaviest = candidates
    .sort((a, b) => b[1] - a[1])
    .slice(0, maxTerms)
    .sort((a, b) => a[0] - b[0]);
  const length = Math.hypot(...heaviest.map(([, weight]) => weight)) || 1;
  return {
    terms: Uint32Array.from(heaviest, ([term]) => term),
    weights: Float64Array.from(heaviest, ([, weight]) => weight / length),
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
