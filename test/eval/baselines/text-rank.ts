import { bagsOf, descending, pageRank } from './sentence-graph.ts';

/** Mihalcea and Tarau 2004: similarity is the number of shared terms over the logarithms of the lengths. */
export function textRank(sentences: readonly string[], language: string): number[] {
  const bags = bagsOf(sentences, language);
  const lengths = bags.map((bag) => Math.log1p([...bag.values()].reduce((sum, count) => sum + count, 0)));
  const similarity = (i: number, j: number) => {
    const [a, b] = [bags[i]!, bags[j]!];
    let shared = 0;
    for (const term of a.keys()) if (b.has(term)) shared++;
    return shared / (lengths[i]! + lengths[j]!);
  };
  return descending(pageRank(bags, similarity));
}
