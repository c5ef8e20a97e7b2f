import { type Signature, signatureWidth } from './signature.ts';

/** A signature is looked at in cells of 8 × 8 pixels, row by row: what moves in one of them leaves the others alone. */
const cellSide = 8;
export const cellColumns = 16;
const cellRows = 9;
export const cellCount = cellColumns * cellRows;

/** A set of cells: 1 for those that are in it. */
export type Cells = Uint8Array;

export const sizeOf = (cells: Cells): number => cells.reduce((sum, cell) => sum + cell, 0);

export const union = (a: Cells, b: Cells): Cells => a.map((cell, at) => cell | b[at]!);
export const common = (a: Cells, b: Cells): Cells => a.map((cell, at) => cell & b[at]!);
export const without = (cells: Cells, others: Cells): Cells => cells.map((cell, at) => (others[at] ? 0 : cell));

/** Where in a signature a cell begins. */
const startOf = (cell: number): number =>
  Math.floor(cell / cellColumns) * cellSide * signatureWidth + (cell % cellColumns) * cellSide;

/** Grey levels by which a pixel must change, in the mean over its cell, for somebody to see it. */
export const visible = 5;
/** The same for what is no codec's noise on an even ground, though nobody may see it. */
const real = 2;
/**
 * Share of the variance in a cell that a codec's error may have: what it saves on is fine lettering, so its noise grows with it,
 * and on a sheet of JPEG no two frames lie in the same way on the blocks.
 */
export const codecNoise = 0.2;

/** Cells that look different in two frames. */
export const changedCells = (a: Signature, b: Signature): Cells =>
  cellsWhere(
    (cell) =>
      differenceIn(cell, a, b) > visible && errorIn(cell, a, b) > codecNoise * Math.max(varianceIn(cell, a), varianceIn(cell, b)),
  );

/** Cells that are not quite the same, as nothing is that a camera sees. */
export const stirredCells = (a: Signature, b: Signature): Cells => cellsWhere((cell) => differenceIn(cell, a, b) > real);

const cellsWhere = (isIn: (cell: number) => boolean): Cells => new Uint8Array(cellCount).map((_, cell) => (isIn(cell) ? 1 : 0));

const differenceIn = (cell: number, a: Signature, b: Signature) => meanIn(cell, (at) => Math.abs(a[at]! - b[at]!));
const errorIn = (cell: number, a: Signature, b: Signature) => meanIn(cell, (at) => (a[at]! - b[at]!) ** 2);

function varianceIn(cell: number, signature: Signature): number {
  const mean = meanIn(cell, (at) => signature[at]!);
  return meanIn(cell, (at) => (signature[at]! - mean) ** 2);
}

function meanIn(cell: number, valueAt: (at: number) => number): number {
  let sum = 0;
  eachPixel(cell, (at) => {
    sum += valueAt(at);
  });
  return sum / (cellSide * cellSide);
}

export function eachPixel(cell: number, visit: (at: number) => void): void {
  for (let row = 0, start = startOf(cell); row < cellSide; row++, start += signatureWidth) {
    for (let at = start; at < start + cellSide; at++) visit(at);
  }
}
