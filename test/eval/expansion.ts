import { extractTerms } from '../../lib/text/extract-terms.ts';
import { load, type Sample } from './data.ts';
import { row, type Table } from './table.ts';

/** Sentences of a media item that is made from a part of a transcript, and the number of such items. */
const unitsPerItem = 60;
const itemCounts = [1000, 10_000];
/** Parameters of BM25: term saturation (k1) and length normalization (b). */
const saturation = 1.2;
const lengthShare = 0.75;
/** Related terms that are added for each term of a question, with the share of its weight, and occurrences that they need. */
const expansion = { terms: 3, weight: 0.3, minShared: 5 };

interface Item {
  counts: Map<string, number>;
  length: number;
}

/**
 * How often the questions of qmsum.train find the part of a meeting that answers them among five, by BM25 alone and with the terms
 * that occur with a question's terms in the library.
 */
export const expansionTables = (): Table[] =>
  itemCounts.map((count) => {
    const { items, questions } = makeItems(count);
    const search = createSearch(items);
    const methods = { 'BM25 alone': 0, 'with expansion': expansion.weight };
    return {
      title: `Search, ${questions.length} questions of qmsum.train in ${items.length} media`,
      columns: [
        { name: 'among 5 %', digits: 1 },
        { name: 'p95 ms', digits: 1 },
      ],
      rows: Object.entries(methods).map(([method, weight]) => {
        const times: number[] = [];
        const found = questions.map(({ terms, answers }) => {
          const start = performance.now();
          const best = search(terms, weight);
          times.push(performance.now() - start);
          return { 'among 5 %': best.some((item) => answers.has(item)) ? 100 : 0 };
        });
        times.sort((a, b) => a - b);
        const { figures } = row(method, found);
        return { method, figures: { ...figures, 'p95 ms': times[Math.floor(0.95 * times.length)] } };
      }),
    };
  });

/** Cuts the transcripts into media items: those of the questions first, then others, from smaller parts if they don't suffice. */
function makeItems(count: number) {
  const items: Item[] = [];
  const questions: { terms: string[]; answers: Set<number> }[] = [];
  const cut = ({ units }: Sample, size: number): number => {
    const first = items.length;
    for (let from = 0; from < units.length && items.length < count; from += size) {
      const counts = new Map<string, number>();
      const terms = units.slice(from, from + size).flatMap(({ text }) => extractTerms(text, 'en'));
      for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
      items.push({ counts, length: terms.length });
    }
    return first;
  };
  const asked = load('qmsum.train');
  const others = [...load('btc-en.dev'), ...load('qmsum.val')];
  // At 1,000 items a quarter of the meetings is asked about, so that they leave room for others.
  for (const sample of asked.slice(0, count === itemCounts[0] ? 40 : asked.length)) {
    const first = cut(sample, unitsPerItem);
    for (const { question, spans } of sample.questions) {
      const answers = new Set<number>();
      for (const [from, to] of spans) {
        for (let unit = from; unit < to; unit++) {
          const item = first + Math.floor(unit / unitsPerItem);
          if (item < items.length) answers.add(item);
        }
      }
      if (answers.size > 0) questions.push({ terms: [...new Set(extractTerms(question, 'en'))], answers });
    }
  }
  for (const size of [unitsPerItem, 20, 8]) for (const sample of others) cut(sample, size);
  return { items, questions };
}

function createSearch(items: readonly Item[]) {
  const postings = new Map<string, { item: number; count: number }[]>();
  for (const [item, { counts }] of items.entries()) {
    for (const [term, count] of counts) {
      const list = postings.get(term) ?? [];
      postings.set(term, list);
      list.push({ item, count });
    }
  }
  const meanLength = items.reduce((sum, { length }) => sum + length, 0) / items.length;
  const rarity = (term: string) => Math.log(1 + items.length / (postings.get(term)?.length ?? 1));
  const related = new Map<string, string[]>();

  /** Returns the terms that occur with a term most beyond chance (normalized pointwise mutual information). */
  function relatedTerms(term: string): string[] {
    const known = related.get(term);
    if (known) return known;
    const own = postings.get(term) ?? [];
    const shared = new Map<string, number>();
    for (const { item } of own) for (const other of items[item]!.counts.keys()) shared.set(other, (shared.get(other) ?? 0) + 1);
    const best = [...shared]
      .filter(([other, both]) => other !== term && both >= expansion.minShared)
      .map(([other, both]) => {
        const together = both / items.length;
        const chance = (own.length / items.length) * (postings.get(other)!.length / items.length);
        return { other, score: Math.log(together / chance) / -Math.log(together) };
      })
      .sort((a, b) => b.score - a.score)
      .slice(0, expansion.terms)
      .map(({ other }) => other);
    related.set(term, best);
    return best;
  }

  return (terms: readonly string[], weight: number): number[] => {
    const scores = new Map<number, number>();
    const add = (term: string, share: number) => {
      const value = share * rarity(term);
      for (const { item, count } of postings.get(term) ?? []) {
        const norm = saturation * (1 - lengthShare + (lengthShare * items[item]!.length) / meanLength);
        scores.set(item, (scores.get(item) ?? 0) + (value * count * (saturation + 1)) / (count + norm));
      }
    };
    for (const term of terms) {
      add(term, 1);
      if (weight > 0) for (const other of relatedTerms(term)) add(other, weight);
    }
    return [...scores]
      .sort((a, b) => b[1] - a[1])
      .slice(0, 5)
      .map(([item]) => item);
  };
}
