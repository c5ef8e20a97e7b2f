import type { TranscriptDocument } from './document.ts';

const blockCount = 20;

/** Returns the features of each term of a document, in the order of `term` in `summary-weights.json`. */
export function termFeatures(document: TranscriptDocument): number[][] {
  const { statements, vocabulary, counts, spread } = document;
  const occurrences = vocabulary.map(() => ({ first: 1, last: 0, blocks: new Set<number>(), speakers: new Set<string>() }));
  const speakers = new Set<string>();
  statements.forEach(({ terms, speaker }, index) => {
    const position = index / statements.length;
    speakers.add(speaker);
    for (const term of terms) {
      const occurrence = occurrences[term]!;
      occurrence.first = Math.min(occurrence.first, position);
      occurrence.last = position;
      occurrence.blocks.add(Math.floor(position * blockCount));
      occurrence.speakers.add(speaker);
    }
  });
  const maxFrequency = Math.log1p(counts.reduce((max, count) => Math.max(max, count), 1));
  const rank = rankValues(counts);
  return occurrences.map(({ first, last, blocks: inBlocks, speakers: speakersOfTerm }, term) => {
    const count = counts[term]!;
    const frequency = Math.log1p(count) / maxFrequency;
    const letters = vocabulary[term]!.length * (document.language === 'zh' || document.language === 'ja' ? 3 : 1);
    return [
      1,
      frequency,
      frequency ** 2,
      Math.log1p(spread[term]!) / Math.log1p(statements.length),
      inBlocks.size / blockCount,
      first,
      last,
      Math.min(1, letters / 12),
      speakersOfTerm.size / speakers.size,
      count / inBlocks.size / 5,
      1 / (1 + rank[term]! / 10),
    ];
  });
}

function rankValues(values: readonly number[]): number[] {
  const rank = values.map(() => 0);
  [...values.keys()]
    .sort((a, b) => values[b]! - values[a]!)
    .forEach((term, position) => {
      rank[term] = position;
    });
  return rank;
}
