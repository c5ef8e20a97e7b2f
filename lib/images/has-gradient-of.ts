import { codecNoise, minVisibleChange, visitPixels } from './cells.ts';
import { foregroundOf } from './foreground.ts';
import type { Signature } from './signature.ts';

/** Minimum contrast that remains of faded content. */
const minFadedContrast = 0.2;

/**
 * Whether a cell of `b` still shows the content of `a`, paler or stronger, as earlier points of a slide that fade, or with
 * something new beside it. Linear regression over all pixels but the new foreground.
 */
export function hasGradientOf(cell: number, a: Signature, b: Signature): boolean {
  const foregroundA = foregroundOf(a).pixels;
  const foregroundB = foregroundOf(b).pixels;
  const places: number[] = [];
  visitPixels(cell, (at) => {
    if (foregroundA[at] || !foregroundB[at]) places.push(at);
  });
  const mean = (valueAt: (at: number) => number) => places.reduce((sum, at) => sum + valueAt(at), 0) / places.length;
  const meanA = mean((at) => a[at]!);
  const meanB = mean((at) => b[at]!);
  const variance = mean((at) => (a[at]! - meanA) ** 2);
  const slope = mean((at) => (a[at]! - meanA) * (b[at]! - meanB)) / variance;
  // Without variance there is no slope, because the cell is empty.
  if (!(slope >= minFadedContrast)) return false;
  const rest = mean((at) => (b[at]! - meanB - slope * (a[at]! - meanA)) ** 2);
  return rest <= Math.max(minVisibleChange ** 2, codecNoise * mean((at) => (b[at]! - meanB) ** 2));
}
