import type { Bitmap } from './bitmap.ts';

/**
 * Reduced frame for comparison: the whole frame in gray, 128 × 72 pixels whatever its shape. Small enough to store hundreds,
 * and fine enough to show one more line of text.
 */
export type Signature = Uint8Array;

export const signatureWidth = 128;
export const signatureHeight = 72;

/** Computes a signature. Each pixel is the mean of its area, which removes noise but not thin strokes. */
export function signatureOf({ width, height, data }: Bitmap): Signature {
  const signature = new Uint8Array(signatureWidth * signatureHeight);
  for (let y = 0; y < signatureHeight; y++) {
    const top = Math.floor((y * height) / signatureHeight);
    const bottom = Math.max(top + 1, Math.floor(((y + 1) * height) / signatureHeight));
    for (let x = 0; x < signatureWidth; x++) {
      const left = Math.floor((x * width) / signatureWidth);
      const right = Math.max(left + 1, Math.floor(((x + 1) * width) / signatureWidth));
      let sum = 0;
      for (let row = top; row < bottom; row++) {
        for (let at = (row * width + left) * 4, end = (row * width + right) * 4; at < end; at += 4)
          sum += 0.299 * data[at]! + 0.587 * data[at + 1]! + 0.114 * data[at + 2]!;
      }
      signature[y * signatureWidth + x] = Math.round(sum / ((bottom - top) * (right - left)));
    }
  }
  return signature;
}
