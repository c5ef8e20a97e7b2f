import type { TermStream } from './term-stream.ts';

/**
 * By unit: whether another speaker begins, and how different the shares of the speakers are in the `reach` words before
 * and after it (0 to 1), over at most `maxPhrases` units on either side. Zeros when there is only one speaker.
 */
export function speakerChange({ units, wordsBefore }: TermStream, reach: number, most: number) {
  const count = new Set(units.map(({ speaker }) => speaker)).size;
  const changes = new Float64Array(units.length);
  const distance = new Float64Array(units.length);
  if (count > 1) {
    for (let unit = 1; unit < units.length; unit++) {
      changes[unit] = units[unit]!.speaker === units[unit - 1]!.speaker ? 0 : 1;
      const shares = new Map<string | undefined, number>();
      const before = sideOf(unit, -1);
      const after = sideOf(unit, 1);
      for (const [speaker, words] of before.said) shares.set(speaker, words / before.total);
      for (const [speaker, words] of after.said) shares.set(speaker, (shares.get(speaker) ?? 0) - words / after.total);
      for (const share of shares.values()) distance[unit]! += Math.abs(share) / 2;
    }
  }
  return { count, changes, distance };

  function sideOf(unit: number, step: 1 | -1) {
    const said = new Map<string | undefined, number>();
    let total = 0;
    let steps = 0;
    for (let other = step < 0 ? unit - 1 : unit; other >= 0 && other < units.length && steps < most; other += step, steps++) {
      if (Math.abs(wordsBefore[other]! - wordsBefore[unit]!) >= reach) break;
      const words = wordsBefore[other + 1]! - wordsBefore[other]!;
      const { speaker } = units[other]!;
      said.set(speaker, (said.get(speaker) ?? 0) + words);
      total += words;
    }
    return { said, total: total || 1 };
  }
}
