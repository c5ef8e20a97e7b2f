import type { TextUnit } from '../../../lib/text/text-unit.ts';
import { blocksOf } from './blocks.ts';
import { product } from './sentence-graph.ts';

const termsPerBlock = 12;
const maxBlocks = 900;
const mask = 5;

/** Choi 2000: divisive clustering of the matrix of similarity ranks. */
export function c99(units: readonly TextUnit[], language: string, count?: number): number[] {
  let size = termsPerBlock;
  let blocks = blocksOf(units, language, size);
  while (blocks.length > maxBlocks) {
    size *= 1.5;
    blocks = blocksOf(units, language, size);
  }
  const n = blocks.length;
  if (n < 4) return [];
  const lengths = blocks.map(({ bag }) => Math.hypot(...bag.values()) || 1);
  const similar = blocks.map((a, i) => Float32Array.from(blocks, (b, j) => product(a.bag, b.bag) / (lengths[i]! * lengths[j]!)));
  const sums = rankSums(similar);
  const inside = (from: number, to: number) => sums[to]![to]! - sums[from]![to]! - sums[to]![from]! + sums[from]![from]!;
  const starts = [0, n];
  const added: number[] = [];
  const densities = [inside(0, n) / n ** 2];
  let rank = inside(0, n);
  let area = n ** 2;
  while (starts.length - 1 < (count ?? Math.min(80, Math.floor(n / 3)))) {
    let best: { at: number; rank: number; area: number } | undefined;
    for (let s = 0; s + 1 < starts.length; s++) {
      const [from, to] = [starts[s]!, starts[s + 1]!];
      for (let at = from + 1; at < to; at++) {
        const split = {
          at,
          rank: rank - inside(from, to) + inside(from, at) + inside(at, to),
          area: area - (to - from) ** 2 + (at - from) ** 2 + (to - at) ** 2,
        };
        if (!best || split.rank / split.area > best.rank / best.area) best = split;
      }
    }
    if (!best) break;
    ({ rank, area } = best);
    added.push(best.at);
    densities.push(rank / area);
    starts.push(best.at);
    starts.sort((a, b) => a - b);
  }
  const selected = count === undefined ? added.slice(0, plateau(densities)) : added;
  return selected.map((block) => blocks[block]!.start).sort((a, b) => a - b);
}

/** Summed-area table of the share of neighbors that each similarity exceeds. */
function rankSums(similar: readonly Float32Array[]): Float64Array[] {
  const n = similar.length;
  const sums = Array.from({ length: n + 1 }, () => new Float64Array(n + 1));
  for (let i = 0; i < n; i++) {
    for (let j = 0; j < n; j++) {
      let lower = 0;
      let seen = 0;
      for (let a = Math.max(0, i - mask); a <= Math.min(n - 1, i + mask); a++) {
        for (let b = Math.max(0, j - mask); b <= Math.min(n - 1, j + mask); b++) {
          if (similar[a]![b]! < similar[i]![j]!) lower++;
          seen++;
        }
      }
      sums[i + 1]![j + 1] = lower / (seen - 1) + sums[i]![j + 1]! + sums[i + 1]![j]! - sums[i]![j]!;
    }
  }
  return sums;
}

/** Returns the number of splits after which the density gains no more than usual. */
function plateau(densities: readonly number[]): number {
  const gains = densities.slice(1).map((density, i) => density - densities[i]!);
  const mean = gains.reduce((sum, gain) => sum + gain, 0) / gains.length;
  const deviation = Math.sqrt(gains.reduce((sum, gain) => sum + (gain - mean) ** 2, 0) / gains.length);
  const end = gains.findIndex((gain) => gain < mean + 1.2 * deviation);
  return end < 0 ? gains.length : end;
}
