import { countWords } from '../../../lib/subtitles/count-words.ts';
import { type Bag, bagsOf, product, vectorsOf } from './sentence-graph.ts';

const relevanceWeight = 0.7;
const maxSentences = 40;

/** Nearness to the centroid of the sentences, less the nearness to what is chosen already (MMR). */
export function centroid(sentences: readonly string[], language: string): number[] {
  const vectors = vectorsOf(bagsOf(sentences, language));
  const lengths = sentences.map(countWords);
  const middle: Bag = new Map();
  vectors.forEach((vector, i) => {
    for (const [term, weight] of vector) middle.set(term, (middle.get(term) ?? 0) + weight * Math.log1p(lengths[i]!));
  });
  const size = Math.hypot(...middle.values()) || 1;
  const relevance = vectors.map((vector, i) => (lengths[i]! < 5 ? 0 : product(vector, middle) / size));
  const redundancy = vectors.map(() => 0);
  const left = new Set(vectors.keys());
  const order: number[] = [];
  while (order.length < maxSentences && left.size > 0) {
    const score = (i: number) => relevanceWeight * relevance[i]! - (1 - relevanceWeight) * redundancy[i]!;
    const best = [...left].reduce((a, b) => (score(b) > score(a) ? b : a));
    left.delete(best);
    order.push(best);
    for (const i of left) redundancy[i] = Math.max(redundancy[i]!, product(vectors[best]!, vectors[i]!));
  }
  return order;
}
