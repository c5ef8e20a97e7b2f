import { bagsOf, descending, pageRank, product, vectorsOf } from './sentence-graph.ts';

const threshold = 0.1;

/** Erkan and Radev 2004, continuous: cosine of TF-IDF vectors above a threshold. */
export function lexRank(sentences: readonly string[], language: string): number[] {
  const vectors = vectorsOf(bagsOf(sentences, language));
  const similarity = (i: number, j: number) => {
    const cosine = product(vectors[i]!, vectors[j]!);
    return cosine > threshold ? cosine : 0;
  };
  return descending(pageRank(vectors, similarity));
}
