import { logGamma, logGammaTable } from '../../../lib/text/log-gamma.ts';
import type { TextUnit } from '../../../lib/text/text-unit.ts';
import { blocksOf, divide } from './blocks.ts';

const concentration = 0.2;
const logGammaOf = logGammaTable(concentration);

/** Eisenstein and Barzilay 2008, lexical part: each segment's words from a Dirichlet compound multinomial. */
export function bayesSeg(units: readonly TextUnit[], language: string, count?: number): number[] {
  const blocks = blocksOf(units, language, 12);
  if (blocks.length < 4) return [];
  const prior = new Set(blocks.flatMap(({ bag }) => [...bag.keys()])).size * concentration;
  const wordCount = blocks.reduce((sum, { size }) => sum + size, 0);
  const costs = blocks.map((_, from) => {
    const seen = new Map<string, number>();
    let total = 0;
    let likelihood = 0;
    return blocks.slice(from).map(({ bag, size }) => {
      for (const [term, times] of bag) {
        const before = seen.get(term) ?? 0;
        likelihood += logGammaOf(before + times) - logGammaOf(before);
        seen.set(term, before + times);
      }
      total += size;
      return logGamma(prior + total) - logGamma(prior) - likelihood;
    });
  });
  const starts = divide(blocks.length, (from, to) => costs[from]![to - from - 1]!, count, 2 * Math.log(wordCount));
  return starts.map((block) => blocks[block]!.start);
}
