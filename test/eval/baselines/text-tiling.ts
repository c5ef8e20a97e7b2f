import { extractTerms } from '../../../lib/text/extract-terms.ts';
import type { TextUnit } from '../../../lib/text/text-unit.ts';

const sequenceLength = 20;
const sequencesPerBlock = 10;

/** Hearst 1997: valleys of the similarity between the words before and after; with a count, the deepest ones. */
export function textTiling(units: readonly TextUnit[], language: string, count?: number): number[] {
  const tokens = units.flatMap(({ text }, unit) => extractTerms(text, language).map((term) => ({ term, unit })));
  const sequences = Math.floor(tokens.length / sequenceLength);
  if (sequences < 4) return [];
  const bagOf = (from: number, to: number) => {
    const bag = new Map<string, number>();
    for (const { term } of tokens.slice(Math.max(0, from) * sequenceLength, Math.min(sequences, to) * sequenceLength)) {
      bag.set(term, (bag.get(term) ?? 0) + 1);
    }
    return bag;
  };
  const gaps = Array.from({ length: sequences - 1 }, (_, i) =>
    cosine(bagOf(i + 1 - sequencesPerBlock, i + 1), bagOf(i + 1, i + 1 + sequencesPerBlock)),
  );
  const smooth = gaps.map((_, i) => average(gaps.slice(Math.max(0, i - 1), i + 2)));
  const depths = smooth.map((value, i) => peak(smooth, i, -1) + peak(smooth, i, 1) - 2 * value);
  const mean = average(depths);
  const deviation = Math.sqrt(average(depths.map((depth) => (depth - mean) ** 2)));
  const picked: number[] = [];
  for (const gap of [...depths.keys()].sort((a, b) => depths[b]! - depths[a]!)) {
    if (count === undefined ? depths[gap]! <= mean - deviation / 2 : picked.length >= count - 1) break;
    if (depths[gap]! > 0 && picked.every((other) => Math.abs(other - gap) >= 4)) picked.push(gap);
  }
  const starts = new Set(picked.map((gap) => tokens[(gap + 1) * sequenceLength]!.unit));
  return [...starts].filter((unit) => unit > 0).sort((a, b) => a - b);
}

function cosine(a: Map<string, number>, b: Map<string, number>): number {
  let shared = 0;
  for (const [term, count] of a) shared += count * (b.get(term) ?? 0);
  return shared / (Math.hypot(...a.values()) * Math.hypot(...b.values()) || 1);
}

/** The height reached by climbing from a valley in one direction. */
function peak(values: readonly number[], from: number, step: 1 | -1): number {
  let height = values[from]!;
  for (let i = from + step; i >= 0 && i < values.length && values[i]! >= height; i += step) height = values[i]!;
  return height;
}

const average = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
