import { cleanText } from '../../lib/subtitles/clean-text.ts';
import { countWords } from '../../lib/subtitles/count-words.ts';
import type { TextUnit } from '../../lib/text/text-unit.ts';

/** Neighboring units: the first, and the one after the last. */
export type Span = readonly [from: number, to: number];

export interface SpanScores {
  /** Whether a passage lies at least by half in what a person marked: 0 or 1. */
  found: number;
  /** Share of the marked words that stand in the passages. */
  recall: number;
  /** Words of the passages. */
  size: number;
}

/** By unit, and once more at the end: words said before it. */
export function wordsBefore(units: readonly TextUnit[]): number[] {
  const before = [0];
  for (const { text } of units) before.push(before.at(-1)! + countWords(cleanText(text)));
  return before;
}

/** Passages, best first, against the spans that a person marked. */
export function spanScores(passages: readonly Span[], marked: readonly Span[], before: readonly number[]): SpanScores {
  const sizes = passages.map((passage) => sizeOf(passage, before));
  const inside = passages.map((passage) => marked.reduce((sum, span) => sum + sizeOf(common(passage, span), before), 0));
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  return {
    found: passages.some((_, i) => inside[i]! > 0 && 2 * inside[i]! >= sizes[i]!) ? 1 : 0,
    recall: sum(inside) / Math.max(1, sum(marked.map((span) => sizeOf(span, before)))),
    size: sum(sizes),
  };
}

/** The passages cut, from the last one's end, to so many words; to whole units. */
export function cutPassages(passages: readonly Span[], maxWords: number, before: readonly number[]): Span[] {
  let left = maxWords;
  return passages.flatMap(([from, to]) => {
    let end = from;
    // A unit of which most fits is in, so that long units cost no method more than short ones.
    while (end < to && left >= (before[end + 1]! - before[end]!) / 2) left -= before[end + 1]! - before[end++]!;
    return end > from ? [[from, end] as const] : [];
  });
}

const sizeOf = ([from, to]: Span, before: readonly number[]) => (to > from ? before[to]! - before[from]! : 0);
const common = (a: Span, b: Span): Span => [Math.max(a[0], b[0]), Math.min(a[1], b[1])];
