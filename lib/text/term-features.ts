import type { Document } from './document.ts';

const blocks = 20;

/** What is known of each term of a document, in the order of `summary-weights.json`'s `term`. */
export function termFeatures(document: Document): number[][] {
  const { statements, vocabulary, counts, spread } = document;
  const facts = vocabulary.map(() => ({ first: 1, last: 0, blocks: new Set<number>(), speakers: new Set<string>() }));
  const speakers = new Set<string>();
  statements.forEach(({ terms, speaker }, index) => {
    const position = index / statements.length;
    speakers.add(speaker);
    for (const term of terms) {
      const fact = facts[term]!;
      fact.first = Math.min(fact.first, position);
      fact.last = position;
      fact.blocks.add(Math.floor(position * blocks));
      fact.speakers.add(speaker);
    }
  });
  const most = Math.log1p(counts.reduce((most, count) => Math.max(most, count), 1));
  const rank = ranks(counts);
  return facts.map(({ first, last, blocks: inBlocks, speakers: saidBy }, term) => {
    const count = counts[term]!;
    const frequency = Math.log1p(count) / most;
    const letters = vocabulary[term]!.length * (document.language === 'zh' || document.language === 'ja' ? 3 : 1);
    return [
      1,
      frequency,
      frequency ** 2,
      Math.log1p(spread[term]!) / Math.log1p(statements.length),
      inBlocks.size / blocks,
      first,
      last,
      Math.min(1, letters / 12),
      saidBy.size / speakers.size,
      count / inBlocks.size / 5,
      1 / (1 + rank[term]! / 10),
    ];
  });
}

function ranks(values: readonly number[]): number[] {
  const rank = values.map(() => 0);
  [...values.keys()]
    .sort((a, b) => values[b]! - values[a]!)
    .forEach((term, place) => {
      rank[term] = place;
    });
  return rank;
}
