import type { TermStream } from './term-stream.ts';

/**
 * Returns, for each unit, whether the speaker changes, and the difference between the speakers' shares in the `reach` words
 * before and after it (0 to 1), over at most `maxUnits` units on either side. Zeros if there is only one speaker.
 */
export function speakerChange({ units, wordsBefore }: TermStream, reach: number, maxUnits: number) {
  const count = new Set(units.map(({ speaker }) => speaker)).size;
  const changes = new Float64Array(units.length);
  const distance = new Float64Array(units.length);
  if (count > 1) {
    for (let unit = 1; unit < units.length; unit++) {
      changes[unit] = units[unit]!.speaker === units[unit - 1]!.speaker ? 0 : 1;
      const shares = new Map<string | undefined, number>();
      const before = countSide(unit, -1);
      const after = countSide(unit, 1);
      for (const [speaker, words] of before.wordsBySpeaker) shares.set(speaker, words / before.total);
      for (const [speaker, words] of after.wordsBySpeaker) shares.set(speaker, (shares.get(speaker) ?? 0) - words / after.total);
      for (const share of shares.values()) distance[unit]! += Math.abs(share) / 2;
    }
  }
  return { count, changes, distance };

  function countSide(unit: number, step: 1 | -1) {
    const wordsBySpeaker = new Map<string | undefined, number>();
    let total = 0;
    let steps = 0;
    for (let other = step < 0 ? unit - 1 : unit; other >= 0 && other < units.length && steps < maxUnits; other += step, steps++) {
      if (Math.abs(wordsBefore[other]! - wordsBefore[unit]!) >= reach) break;
      const words = wordsBefore[other + 1]! - wordsBefore[other]!;
      const { speaker } = units[other]!;
      wordsBySpeaker.set(speaker, (wordsBySpeaker.get(speaker) ?? 0) + words);
      total += words;
    }
    return { wordsBySpeaker, total: total || 1 };
  }
}
