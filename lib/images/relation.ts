import {
  type CellMask,
  cellColumns,
  cellCount,
  cellsWhere,
  changedCells,
  countCells,
  intersectCells,
  subtractCells,
  visitPixels,
} from './cells.ts';
import { foregroundOf, minForegroundCells } from './foreground.ts';
import { hasGradientOf } from './has-gradient-of.ts';
import type { Signature } from './signature.ts';

/**
 * Relation of a second image to a first one: the same slide; the slide with more on it, as when its points appear one by one;
 * with less; or another.
 */
export type Relation = 'same' | 'fuller' | 'poorer' | 'other';

/** Number of cells below which a difference is insignificant: a pointer, a page number. */
const minCells = 3;
/** Share of the foreground that may be replaced on the same slide: a small animation. */
const smallShare = 0.2;
/**
 * Cells lost and gained that make another slide, however much foreground there is; a small moving object touches four at most.
 */
const minChangedCells = 5;
/** Share of the image whose background may change, and the pixels of a cell that count as changed. */
const maxPaintedShare = 0.4;
const minPaintedPixels = 32;
/** Foreground pixels that make a cell different. */
const minPixels = 3;
/** Cells where speakers are shown: a strip at the right, or the lower left corner. */
const sides = [cellsAt((column) => column >= 10), cellsAt((column, row) => column < 6 && row >= 5)];
/** Minimum height in cells of a moving speaker. */
const minHeight = 3;
const noCells = new Uint8Array(cellCount);
/** Visible difference of gray levels between two pixels. */
const pixelDifference = 16;

/** Compares two images. `ignored` are cells in constant motion. */
export function relate(a: Signature, b: Signature, ignored?: CellMask): Relation {
  const { seen, foregroundCountA, foregroundCountB, lost, gained, painted, where } = compare(a, b, ignored);
  if (foregroundCountA < minForegroundCells !== foregroundCountB < minForegroundCells) return 'other';
  if (painted > maxPaintedShare * seen) return 'other';
  if (isAtSide(where)) return 'same';
  if (isSignificant(lost, foregroundCountA) && isSignificant(gained, foregroundCountB)) return 'other';
  if (gained === lost) return 'same';
  return gained > lost ? 'fuller' : 'poorer';
}

/** Whether a number of changed cells is significant compared with the number of foreground cells. */
const isSignificant = (changedCount: number, foregroundCount: number): boolean =>
  changedCount >= minCells && (changedCount >= minChangedCells || changedCount > smallShare * foregroundCount);

/**
 * Whether two images show the same, apart from insignificant differences such as a pointer. `ignored` are cells in constant
 * motion.
 */
export function isSame(a: Signature, b: Signature, ignored?: CellMask): boolean {
  const { lost, gained, painted } = compare(a, b, ignored);
  return Math.max(lost, gained, painted) < minCells;
}

/**
 * Counts cells: all, those with foreground, those whose foreground is lost or new, and those whose background color differs.
 */
function compare(a: Signature, b: Signature, ignored: CellMask | undefined) {
  const foregroundA = foregroundOf(a);
  const foregroundB = foregroundOf(b);
  const changed = changedCells(a, b);
  const sum = {
    seen: 0,
    foregroundCountA: 0,
    foregroundCountB: 0,
    lost: 0,
    gained: 0,
    painted: 0,
    where: subtractCells(changed, ignored ?? noCells),
  };
  for (let cell = 0; cell < cellCount; cell++) {
    if (ignored?.[cell]) continue;
    sum.seen += 1;
    sum.foregroundCountA += foregroundA.cells[cell]!;
    sum.foregroundCountB += foregroundB.cells[cell]!;
    if (!changed[cell]) continue;
    const { gone, come, ground } = pixelsIn(cell, a, b, foregroundA.pixels, foregroundB.pixels);
    if (ground > minPaintedPixels) sum.painted += 1;
    if (foregroundA.cells[cell] && gone >= minPixels && !hasGradientOf(cell, a, b)) sum.lost += 1;
    if (foregroundB.cells[cell] && come >= minPixels && !hasGradientOf(cell, b, a)) sum.gained += 1;
  }
  return sum;
}

/** Whether all differences, except for a cell or two, are where a speaker may be. */
const isAtSide = (changed: CellMask): boolean =>
  sides.some(
    (side) => countCells(subtractCells(changed, side)) < minCells && heightOf(intersectCells(changed, side)) >= minHeight,
  );

const heightOf = (cells: CellMask): number =>
  new Set(Array.from(cells.keys()).flatMap((cell) => (cells[cell] ? Math.floor(cell / cellColumns) : []))).size;

function cellsAt(isIn: (column: number, row: number) => boolean): CellMask {
  return cellsWhere((cell) => isIn(cell % cellColumns, Math.floor(cell / cellColumns)));
}

/** Counts the different pixels of a cell: of the first image's foreground, of the second one's, and of neither's. */
function pixelsIn(cell: number, a: Signature, b: Signature, foregroundA: Uint8Array, foregroundB: Uint8Array) {
  const found = { gone: 0, come: 0, ground: 0 };
  visitPixels(cell, (at) => {
    if (Math.abs(a[at]! - b[at]!) <= pixelDifference) return;
    found.gone += foregroundA[at]!;
    found.come += foregroundB[at]!;
    if (!foregroundA[at] && !foregroundB[at]) found.ground += 1;
  });
  return found;
}
