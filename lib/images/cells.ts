import { type Signature, signatureWidth } from './signature.ts';

/**
 * Side of a cell in pixels. Signatures are compared in cells, row by row, so that motion in one leaves the others unaffected.
 */
const cellSide = 8;
export const cellColumns = 16;
const cellRows = 9;
export const cellCount = cellColumns * cellRows;

/** A set of cells: 1 for each member. */
export type Cells = Uint8Array;

export const sizeOf = (cells: Cells): number => cells.reduce((sum, cell) => sum + cell, 0);

export const union = (a: Cells, b: Cells): Cells => a.map((cell, at) => cell | b[at]!);
export const common = (a: Cells, b: Cells): Cells => a.map((cell, at) => cell & b[at]!);
export const without = (cells: Cells, others: Cells): Cells => cells.map((cell, at) => (others[at] ? 0 : cell));

/** Returns the offset of a cell in a signature. */
const startOf = (cell: number): number =>
  Math.floor(cell / cellColumns) * cellSide * signatureWidth + (cell % cellColumns) * cellSide;

/** Mean change of gray levels in a cell that is visible. */
export const visible = 5;
/** Mean change that is no codec noise on an even background, though it may be invisible. */
const real = 2;
/**
 * Share of a cell's variance that codec noise may have. It grows with fine detail, and blocks of a JPEG sheet differ between
 * frames.
 */
export const codecNoise = 0.2;

/** Returns the cells that look different in two frames. */
export const changedCells = (a: Signature, b: Signature): Cells =>
  cellsWhere(
    (cell) =>
      differenceIn(cell, a, b) > visible && errorIn(cell, a, b) > codecNoise * Math.max(varianceIn(cell, a), varianceIn(cell, b)),
  );

/** Returns the cells that are not exactly equal, as in all footage from a camera. */
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
