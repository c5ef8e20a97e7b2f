import { extractTerms } from '../../../lib/text/extract-terms.ts';
import type { TextUnit } from '../../../lib/text/text-unit.ts';

/** Neighboring units with so many content terms together. */
export interface Block {
  start: number;
  bag: Map<string, number>;
  size: number;
}

export function blocksOf(units: readonly TextUnit[], language: string, wanted: number): Block[] {
  const blocks: Block[] = [];
  units.forEach(({ text }, unit) => {
    let block = blocks.at(-1);
    if (!block || block.size >= wanted) {
      block = { start: unit, bag: new Map(), size: 0 };
      blocks.push(block);
    }
    for (const term of extractTerms(text, language)) {
      block.bag.set(term, (block.bag.get(term) ?? 0) + 1);
      block.size++;
    }
  });
  return blocks;
}

/** The cheapest division of `count` blocks into `parts`, or into any number at `penalty` each; starts, the first left out. */
export function divide(
  count: number,
  cost: (from: number, to: number) => number,
  parts: number | undefined,
  penalty: number,
): number[] {
  if (parts === undefined) {
    const best = new Float64Array(count + 1).fill(Number.POSITIVE_INFINITY);
    const origin = new Int32Array(count + 1);
    best[0] = 0;
    for (let to = 1; to <= count; to++) {
      for (let from = 0; from < to; from++) {
        const total = best[from]! + cost(from, to) + penalty;
        if (total < best[to]!) [best[to], origin[to]] = [total, from];
      }
    }
    const starts: number[] = [];
    for (let to = origin[count]!; to > 0; to = origin[to]!) starts.push(to);
    return starts.reverse();
  }
  let best = new Float64Array(count + 1).fill(Number.POSITIVE_INFINITY);
  best[0] = 0;
  const origins: Int32Array[] = [];
  for (let part = 1; part <= Math.min(parts, count); part++) {
    const next = new Float64Array(count + 1).fill(Number.POSITIVE_INFINITY);
    const origin = new Int32Array(count + 1);
    for (let to = part; to <= count; to++) {
      for (let from = part - 1; from < to; from++) {
        const total = best[from]! + cost(from, to);
        if (total < next[to]!) [next[to], origin[to]] = [total, from];
      }
    }
    origins.push(origin);
    best = next;
  }
  const starts: number[] = [];
  let to = count;
  for (const origin of origins.reverse()) {
    to = origin[to]!;
    if (to > 0) starts.push(to);
  }
  return starts.reverse();
}
