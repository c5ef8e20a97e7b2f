import type { Bitmap } from '../bitmap.ts';
import type { Tensor } from './neural-network.ts';

/** A rectangle within an image, in pixels from its top left corner. */
export interface PixelRectangle {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Normalization of color values from 0 to 1: less `mean`, divided by `spread`. */
export interface Normalization {
  mean: readonly [number, number, number];
  spread: readonly [number, number, number];
}

/** Channel order of the models, which were trained with blue first. */
const channels = [2, 1, 0] as const;

/**
 * Converts a region of an image to the input size of a model, one plane per color. Downscaling averages areas; upscaling
 * interpolates. `paddedWidth` adds space at the right.
 */
export function planesOf(
  bitmap: Bitmap,
  region: PixelRectangle,
  { width, height, paddedWidth = width }: { width: number; height: number; paddedWidth?: number },
  { mean, spread }: Normalization,
): Tensor {
  const data = new Float32Array(3 * paddedWidth * height);
  const columns = taps(region.left, region.width, width, bitmap.width);
  const rows = taps(region.top, region.height, height, bitmap.height);
  // Separable resampling: along the columns of each needed source row first, then across the rows.
  const known = new Map<number, Float32Array>();
  for (let y = 0; y < height; y++) {
    const row = rows[y]!;
    for (const at of known.keys()) if (at < row[0]!.at) known.delete(at);
    for (const { at, weight } of row) {
      const source = known.get(at) ?? alongRow(bitmap, at, columns);
      known.set(at, source);
      for (const [plane, channel] of channels.entries()) {
        const start = (plane * height + y) * paddedWidth;
        for (let x = 0; x < width; x++) data[start + x]! += weight * source[x * 3 + channel]!;
      }
    }
  }
  for (let plane = 0; plane < 3; plane++) {
    for (let y = 0; y < height; y++) {
      const start = (plane * height + y) * paddedWidth;
      for (let at = start; at < start + width; at++) data[at] = (data[at]! / 255 - mean[plane]!) / spread[plane]!;
    }
  }
  return { data, dims: [1, 3, height, paddedWidth] };
}

interface Tap {
  at: number;
  weight: number;
}

/** Computes the source pixels and weights of each pixel of the result, along one axis. */
function taps(start: number, length: number, count: number, limit: number): Tap[][] {
  const scale = length / count;
  const reach = Math.max(1, scale);
  return Array.from({ length: count }, (_, place) => {
    const center = start + (place + 0.5) * scale - 0.5;
    const weights = new Map<number, number>();
    let sum = 0;
    for (let at = Math.ceil(center - reach); at <= Math.floor(center + reach); at++) {
      const weight = 1 - Math.abs(at - center) / reach;
      if (weight <= 0) continue;
      const inside = Math.min(limit - 1, Math.max(0, at));
      weights.set(inside, (weights.get(inside) ?? 0) + weight);
      sum += weight;
    }
    return [...weights].map(([at, weight]) => ({ at, weight: weight / sum }));
  });
}

function alongRow({ width, data }: Bitmap, row: number, columns: readonly Tap[][]): Float32Array {
  const made = new Float32Array(columns.length * 3);
  for (const [x, column] of columns.entries()) {
    for (const { at, weight } of column) {
      const from = (row * width + at) * 4;
      made[x * 3]! += weight * data[from]!;
      made[x * 3 + 1]! += weight * data[from + 1]!;
      made[x * 3 + 2]! += weight * data[from + 2]!;
    }
  }
  return made;
}
