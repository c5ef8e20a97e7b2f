import { extractTerms } from '../../../lib/text/extract-terms.ts';
import { bagsOf } from './sentence-graph.ts';

const k1 = 1.2;
const b = 0.75;

/** Robertson and Walker 1994: what each text has to do with a question. */
export function bm25(texts: readonly string[], language: string): (question: string) => number[] {
  const bags = bagsOf(texts, language);
  const lengths = bags.map((bag) => [...bag.values()].reduce((sum, count) => sum + count, 0));
  const usual = lengths.reduce((sum, length) => sum + length, 0) / lengths.length || 1;
  return (question) => {
    const queryTerms = [...new Set(extractTerms(question, language))].map((term) => {
      const having = bags.filter((bag) => bag.has(term)).length;
      return { term, rarity: Math.log(1 + (bags.length - having + 0.5) / (having + 0.5)) };
    });
    return bags.map((bag, i) =>
      queryTerms.reduce((sum, { term, rarity }) => {
        const count = bag.get(term) ?? 0;
        return sum + (rarity * count * (k1 + 1)) / (count + k1 * (1 - b + (b * lengths[i]!) / usual));
      }, 0),
    );
  };
}
