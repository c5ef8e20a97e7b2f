import { type Cells, cellColumns, cellCount, cellRows, changedCells, eachPixel, isToned, without } from './cells.ts';
import { inkOf, leastInk } from './ink.ts';
import type { Signature } from './signature.ts';

/**
 * What a second picture is to a first one: the same slide; the slide with more on it, as when its points appear one by one;
 * with less; or another.
 */
export type Relation = 'same' | 'fuller' | 'poorer' | 'other';

/** Fewer cells than this make no difference: a pointer, the number of the page. */
const leastCells = 3;
/** Share of the ink that may be replaced without it being another slide: a small animation. */
const smallShare = 0.2;
/** Cells lost and gained that are no small animation, however much ink there is around the slide. */
const manyCells = 12;
/** Share of the picture whose ground may be painted over, and pixels of a cell that make it so. */
const paintedShare = 0.4;
const paintedPixels = 32;
/** Pixels of a cell's ink that make it another. */
const leastPixels = 3;
/** Cells across that a speaker has at most, and upwards in a corner. */
const sideColumns = 6;
const cornerRows = 4;
const noCells = new Uint8Array(cellCount);
/** Grey levels between two pixels that a person sees. */
const pixelDifference = 16;

/** `ignored` are cells where something moves all the time. */
export function relate(a: Signature, b: Signature, ignored?: Cells): Relation {
  const { seen, inkedA, inkedB, lost, gained, painted, where } = compare(a, b, ignored);
  if (inkedA < leastInk !== inkedB < leastInk) return 'other';
  if (painted > paintedShare * seen) return 'other';
  if (isAtSide(where)) return 'same';
  const isLarge = lost + gained >= manyCells || (lost > smallShare * inkedA && gained > smallShare * inkedB);
  if (isLarge && Math.min(lost, gained) >= leastCells) return 'other';
  if (gained === lost) return 'same';
  return gained > lost ? 'fuller' : 'poorer';
}

/** Whether two pictures differ in nothing that counts. */
export function isSame(a: Signature, b: Signature, ignored?: Cells): boolean {
  const { lost, gained, painted } = compare(a, b, ignored);
  return Math.max(lost, gained, painted) < leastCells;
}

/** Counts cells: all that are looked at, those with ink, and those whose ink is gone, is new, or whose ground has another colour. */
function compare(a: Signature, b: Signature, ignored: Cells | undefined) {
  const inkA = inkOf(a);
  const inkB = inkOf(b);
  const changed = changedCells(a, b);
  const sum = { seen: 0, inkedA: 0, inkedB: 0, lost: 0, gained: 0, painted: 0, where: without(changed, ignored ?? noCells) };
  for (let cell = 0; cell < cellCount; cell++) {
    if (ignored?.[cell]) continue;
    sum.seen += 1;
    sum.inkedA += inkA.cells[cell]!;
    sum.inkedB += inkB.cells[cell]!;
    if (!changed[cell]) continue;
    const { gone, come, ground } = pixelsIn(cell, a, b, inkA.pixels, inkB.pixels);
    if (ground > paintedPixels) sum.painted += 1;
    if (inkA.cells[cell] && gone >= leastPixels && !isToned(cell, a, b)) sum.lost += 1;
    if (inkB.cells[cell] && come >= leastPixels && !isToned(cell, b, a)) sum.gained += 1;
  }
  return sum;
}

/** Whether all that differs is where speakers are shown: in a strip at the right, or in the corner at the lower left. */
function isAtSide(changed: Cells): boolean {
  let [left, top, right, bottom] = [cellColumns, cellRows, -1, -1];
  for (const [cell, isChanged] of changed.entries()) {
    if (!isChanged) continue;
    left = Math.min(left, cell % cellColumns);
    right = Math.max(right, cell % cellColumns);
    top = Math.min(top, Math.floor(cell / cellColumns));
    bottom = Math.max(bottom, Math.floor(cell / cellColumns));
  }
  if (right - left >= sideColumns || bottom - top < 2) return false;
  return right >= cellColumns - 2 || (left <= 1 && bottom === cellRows - 1 && bottom - top < cornerRows);
}

/** Pixels of a cell that are different: those of the first picture's ink, of the second one's, and of neither's. */
function pixelsIn(cell: number, a: Signature, b: Signature, inkA: Uint8Array, inkB: Uint8Array) {
  const found = { gone: 0, come: 0, ground: 0 };
  eachPixel(cell, (at) => {
    if (Math.abs(a[at]! - b[at]!) <= pixelDifference) return;
    found.gone += inkA[at]!;
    found.come += inkB[at]!;
    if (!inkA[at] && !inkB[at]) found.ground += 1;
  });
  return found;
}
