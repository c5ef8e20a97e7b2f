import type { TranscriptDocument } from './document.ts';

/** Returns the features of each statement, in the order of `statement` in `summary-weights.json`. */
export function statementFeatures(
  document: TranscriptDocument,
  salient: readonly number[],
  closeness: readonly number[],
): number[][] {
  const { statements } = document;
  const wordsBySpeaker = new Map<string, number>();
  let total = 0;
  for (const { speaker, length } of statements) {
    wordsBySpeaker.set(speaker, (wordsBySpeaker.get(speaker) ?? 0) + length);
    total += length;
  }
  const maxCloseness = closeness.reduce((maximum, value) => Math.max(maximum, value), 1e-9);
  return statements.map((statement, index) => {
    const { text, terms, length, functionWordShare, turnIndex, turnLength, speaker } = statement;
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
      closeness[index]! / maxCloseness,
      position,
      1 / (1 + index / 5),
      position < 0.05 ? 1 : 0,
      position > 0.95 ? 1 : 0,
      turnIndex / turnLength,
      Math.log1p(turnLength) / 4,
      /[?？؟]["'”’」]?$/.test(text) ? 1 : 0,
      /\p{N}/u.test(text) ? 1 : 0,
      functionWordShare,
      wordsBySpeaker.get(speaker)! / total,
    ];
  });
}
