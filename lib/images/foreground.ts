import { type CellMask, cellCount, visitPixels } from './cells.ts';
import { type Signature, signatureHeight, signatureWidth } from './signature.ts';

/** Foreground of a signature (lettering, lines, edges), by pixel and by cell of the image grid. */
export interface Foreground {
  /** 1 for each pixel that differs from its neighbors. */
  pixels: Uint8Array;
  cells: CellMask;
}

/** Maximum difference of gray levels between neighbors on an even background. */
const maxEvenDifference = 12;
/** Minimum foreground pixels of a cell with foreground. */
const minForegroundPixels = 4;
/** Minimum number of cells of the image grid with foreground; an image with fewer is an empty screen. */
export const minForegroundCells = 3;

const known = new WeakMap<Signature, Foreground>();

/** Returns the foreground of a signature, computed once for each signature object. */
export function foregroundOf(signature: Signature): Foreground {
  const before = known.get(signature);
  if (before) return before;
  const pixels = foregroundPixels(signature);
  const cells = new Uint8Array(cellCount);
  for (let cell = 0; cell < cellCount; cell++) {
    let count = 0;
    visitPixels(cell, (at) => {
      count += pixels[at]!;
    });
    cells[cell] = count >= minForegroundPixels ? 1 : 0;
  }
  const foreground = { pixels, cells };
  known.set(signature, foreground);
  return foreground;
}

function foregroundPixels(signature: Signature): Uint8Array {
  const pixels = new Uint8Array(signature.length);
  for (let y = 0; y < signatureHeight; y++) {
    for (let x = 0; x < signatureWidth; x++) {
      const at = y * signatureWidth + x;
      const left = x > 0 ? signature[at - 1]! : signature[at]!;
      const right = x < signatureWidth - 1 ? signature[at + 1]! : signature[at]!;
      const above = y > 0 ? signature[at - signatureWidth]! : signature[at]!;
      const below = y < signatureHeight - 1 ? signature[at + signatureWidth]! : signature[at]!;
      const here = signature[at]!;
      const max = Math.max(here, left, right, above, below);
      const min = Math.min(here, left, right, above, below);
      pixels[at] = max - min > maxEvenDifference ? 1 : 0;
    }
  }
  return pixels;
}
