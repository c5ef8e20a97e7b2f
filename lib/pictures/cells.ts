import { type Signature, signatureWidth } from './signature.ts';

/** A signature is looked at in cells of 8 × 8 pixels, row by row: what moves in one of them leaves the others alone. */
const cellSide = 8;
export const cellColumns = 16;
export const cellRows = 9;
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
const visible = 5;
/** The same for what is no codec's noise, though nobody may see it. */
const real = 2;

/** Cells that look different in two frames. */
export const changedCells = (a: Signature, b: Signature): Cells => cellsBeyond(visible, a, b);

/** Cells that are not quite the same, as nothing is that a camera sees. */
export const stirredCells = (a: Signature, b: Signature): Cells => cellsBeyond(real, a, b);

function cellsBeyond(limit: number, a: Signature, b: Signature): Cells {
  const cells = new Uint8Array(cellCount);
  for (let cell = 0; cell < cellCount; cell++) cells[cell] = differenceIn(cell, a, b) > limit ? 1 : 0;
  return cells;
}

function differenceIn(cell: number, a: Signature, b: Signature): number {
  let sum = 0;
  for (let row = 0, start = startOf(cell); row < cellSide; row++, start += signatureWidth) {
    for (let at = start; at < start + cellSide; at++) sum += Math.abs(a[at]! - b[at]!);
  }
  return sum / (cellSide * cellSide);
}

/**
 * Whether a cell of `b` shows what it shows in `a`, only paler or stronger: so do earlier points of a slide that step back.
 */
export function isToned(cell: number, a: Signature, b: Signature): boolean {
  const size = cellSide * cellSide;
  let sumA = 0;
  let sumB = 0;
  let squares = 0;
  let products = 0;
  eachPixel(cell, (at) => {
    sumA += a[at]!;
    sumB += b[at]!;
    squares += a[at]! * a[at]!;
    products += a[at]! * b[at]!;
  });
  const spread = squares - (sumA * sumA) / size;
  const slope = spread > 0 ? (products - (sumA * sumB) / size) / spread : 0;
  if (slope < 0.2) return false;
  let rest = 0;
  eachPixel(cell, (at) => {
    rest += Math.abs(b[at]! - sumB / size - slope * (a[at]! - sumA / size));
  });
  return rest / size <= visible;
}

export function eachPixel(cell: number, visit: (at: number) => void): void {
  for (let row = 0, start = startOf(cell); row < cellSide; row++, start += signatureWidth) {
    for (let at = start; at < start + cellSide; at++) visit(at);
  }
}
