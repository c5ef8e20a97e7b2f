import { estimateTokens } from './context.ts';
import { type Source, sourceLine } from './source.ts';

/** Divides sources into as few batches as fit a token limit, of about equal size. */
export function divideIntoBatches(sources: readonly Source[], maxTokens: number): Source[][] {
  const sizes = sources.map((source) => estimateTokens(sourceLine(source)) + 1);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const fairSize = total / Math.max(1, Math.ceil(total / maxTokens));
  const batches: Source[][] = [];
  let size = Number.POSITIVE_INFINITY;
  sources.forEach((source, index) => {
    if (size >= fairSize || size + sizes[index]! > maxTokens) {
      batches.push([]);
      size = 0;
    }
    batches.at(-1)!.push(source);
    size += sizes[index]!;
  });
  return batches;
}
