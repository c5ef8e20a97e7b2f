import { type Signature, signatureWidth } from './signature.ts';

/**
 * Side of a cell in pixels. Signatures are compared in cells, row by row, so that motion in one leaves the others unaffected.
 */
const cellSide = 8;
export const cellColumns = 16;
const cellRows = 9;
export const cellCount = cellColumns * cellRows;

/** A set of cells of the image grid (16 × 9 cells of 8 × 8 pixels): one byte for each cell, row by row, 1 for each member. */
export type CellMask = Uint8Array;

/** Returns the number of cells in a set. */
export const countCells = (cells: CellMask): number => cells.reduce((sum, cell) => sum + cell, 0);

/** Returns the cells that are in either set. */
export const unionCells = (a: CellMask, b: CellMask): CellMask => a.map((cell, at) => cell | b[at]!);
/** Returns the cells that are in both sets. */
export const intersectCells = (a: CellMask, b: CellMask): CellMask => a.map((cell, at) => cell & b[at]!);
/** Returns the cells that are in the first set but not in the second. */
export const subtractCells = (cells: CellMask, others: CellMask): CellMask => cells.map((cell, at) => (others[at] ? 0 : cell));

/** Returns the offset of a cell in a signature. */
const startOf = (cell: number): number =>
  Math.floor(cell / cellColumns) * cellSide * signatureWidth + (cell % cellColumns) * cellSide;

/** Mean change of a cell's gray levels (0 to 255) from which it is visible. */
export const minVisibleChange = 5;
/** Minimum mean change that exceeds codec noise on an even background, though it may be invisible. */
const minRealChange = 2;
/**
 * Maximum share of a cell's variance of gray levels that counts as codec noise. It grows with fine detail, and blocks of a JPEG
 * sheet differ between frames.
 */
export const codecNoise = 0.2;

/** Returns the cells of the image grid in which two frames look different. */
export const changedCells = (a: Signature, b: Signature): CellMask =>
  cellsWhere(
    (cell) =>
      differenceIn(cell, a, b) > minVisibleChange &&
      errorIn(cell, a, b) > codecNoise * Math.max(varianceIn(cell, a), varianceIn(cell, b)),
  );

/** Returns the cells of the image grid that are not exactly equal in two frames, as in all footage from a camera. */
export const stirredCells = (a: Signature, b: Signature): CellMask =>
  cellsWhere((cell) => differenceIn(cell, a, b) > minRealChange);

/** Returns the cells of the image grid with a property. */
export const cellsWhere = (isIn: (cell: number) => boolean): CellMask =>
  new Uint8Array(cellCount).map((_, cell) => (isIn(cell) ? 1 : 0));

const differenceIn = (cell: number, a: Signature, b: Signature) => meanIn(cell, (at) => Math.abs(a[at]! - b[at]!));
const errorIn = (cell: number, a: Signature, b: Signature) => meanIn(cell, (at) => (a[at]! - b[at]!) ** 2);

function varianceIn(cell: number, signature: Signature): number {
  const mean = meanIn(cell, (at) => signature[at]!);
  return meanIn(cell, (at) => (signature[at]! - mean) ** 2);
}

function meanIn(cell: number, valueAt: (at: number) => number): number {
  let sum = 0;
  visitPixels(cell, (at) => {
    sum += valueAt(at);
  });
  return sum / (cellSide * cellSide);
}

/** Calls `visit` with the offset in a signature of each pixel of a cell. */
export function visitPixels(cell: number, visit: (at: number) => void): void {
  for (let row = 0, start = startOf(cell); row < cellSide; row++, start += signatureWidth) {
    for (let at = start; at < start + cellSide; at++) visit(at);
  }
}
