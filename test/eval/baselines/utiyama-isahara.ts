import type { TextUnit } from '../../../lib/text/text-unit.ts';
import { blocksOf, divide } from './blocks.ts';

/** Utiyama and Isahara 2001: the likeliest division under one smoothed word distribution per segment. */
export function utiyamaIsahara(units: readonly TextUnit[], language: string, count?: number): number[] {
  const blocks = blocksOf(units, language, 12);
  if (blocks.length < 4) return [];
  const vocabulary = new Set(blocks.flatMap(({ bag }) => [...bag.keys()])).size;
  const wordCount = blocks.reduce((sum, { size }) => sum + size, 0);
  const costs = blocks.map((_, from) => {
    const seen = new Map<string, number>();
    let total = 0;
    let likelihood = 0;
    return blocks.slice(from).map(({ bag, size }) => {
      for (const [term, times] of bag) {
        const before = seen.get(term) ?? 0;
        const after = before + times;
        likelihood += after * Math.log(after + 1) - before * Math.log(before + 1);
        seen.set(term, after);
      }
      total += size;
      return total * Math.log(total + vocabulary) - likelihood;
    });
  });
  const starts = divide(blocks.length, (from, to) => costs[from]![to - from - 1]!, count, Math.log(wordCount));
  return starts.map((block) => blocks[block]!.start);
}
