import type { Document } from './document.ts';

/** What is known of each statement, in the order of `summary-weights.json`'s `statement`. */
export function statementFeatures(document: Document, salient: readonly number[], closeness: readonly number[]): number[][] {
  const { statements } = document;
  const spoken = new Map<string, number>();
  let total = 0;
  for (const { speaker, length } of statements) {
    spoken.set(speaker, (spoken.get(speaker) ?? 0) + length);
    total += length;
  }
  const closest = closeness.reduce((most, one) => Math.max(most, one), 1e-9);
  return statements.map((statement, index) => {
    const { text, terms, length, emptiness, place, turn, speaker } = statement;
    const distinct = new Set(terms);
    let density = 0;
    for (const term of distinct) density += salient[term]!;
    const size = Math.log1p(length) / 4;
    const position = index / statements.length;
    return [
      1,
      size,
      size ** 2,
      density / Math.max(1, length),
      density / Math.max(1, distinct.size),
      closeness[index]! / closest,
      position,
      1 / (1 + index / 5),
      position < 0.05 ? 1 : 0,
      position > 0.95 ? 1 : 0,
      place / turn,
      Math.log1p(turn) / 4,
      /[?？؟]["'”’」]?$/.test(text) ? 1 : 0,
      /\p{N}/u.test(text) ? 1 : 0,
      emptiness,
      spoken.get(speaker)! / total,
    ];
  });
}
