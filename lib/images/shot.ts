import { type CellMask, cellCount, changedCells, countCells, stirredCells, unionCells } from './cells.ts';
import { relate } from './relation.ts';
import type { Signature } from './signature.ts';

/** A frame of a video with its time in seconds, reduced to its signature. */
export interface Frame {
  time: number;
  signature: Signature;
}

/** A change between the last frame before it and the first one after it, in which it may still be in progress. */
export interface Change {
  before?: Frame;
  after: Frame;
  /** First stable frame. */
  settled?: Frame;
}

/** A time range during which the image is stable except for motion in parts of it. */
export interface Shot {
  begins: Change;
  /** End of the shot; undefined while it continues. */
  ends?: Change;
  /** Last frame of the shot. */
  last: Frame;
  /** Frame with the most foreground. */
  fullest: Frame;
  frames: number;
  /** Counts by cell of visible movement, and of any change. */
  moves: Uint16Array;
  stirs: Uint16Array;
  /** Cells in constant motion when the shot ended. */
  moving: CellMask;
}

/** Creates a shot that starts with a stable frame. */
export const createShot = (begins: Change, frame: Frame): Shot => ({
  begins,
  last: frame,
  fullest: frame,
  frames: 1,
  moves: new Uint16Array(cellCount),
  stirs: new Uint16Array(cellCount),
  moving: new Uint8Array(cellCount),
});

/** Adds a frame that continues a shot, or may do so. */
export function addFrame(shot: Shot, before: Frame, frame: Frame): void {
  shot.frames += 1;
  const moved = changedCells(before.signature, frame.signature);
  const stirred = stirredCells(before.signature, frame.signature);
  for (let cell = 0; cell < cellCount; cell++) {
    shot.moves[cell]! += moved[cell]!;
    shot.stirs[cell]! += stirred[cell]!;
  }
}

/** Number of movements above which a cell counts as moving; transitions and appearing points cause fewer. */
const maxMovements = 4;

/** Returns the cells of the image grid that move repeatedly during a shot. */
export const movingCells = ({ moves, frames, moving }: Shot): CellMask =>
  moving.map((known, cell) => (known || (moves[cell]! >= maxMovements && moves[cell]! > frames / 8) ? 1 : 0));

/** Joins two consecutive shots; undefined if they show different content. */
export function joinShots(a: Shot, b: Shot): Shot | undefined {
  const ignored = unionCells(movingCells(a), movingCells(b));
  // Too few cells remain to distinguish two images.
  if (2 * countCells(ignored) > cellCount) return undefined;
  const relation = relate(a.fullest.signature, b.fullest.signature, ignored);
  if (relation === 'other') return undefined;
  return {
    begins: a.begins,
    ends: b.ends,
    last: b.last,
    fullest: relation === 'poorer' ? a.fullest : b.fullest,
    frames: a.frames + b.frames,
    moves: a.moves.map((times, cell) => times + b.moves[cell]!),
    stirs: a.stirs.map((times, cell) => times + b.stirs[cell]!),
    moving: unionCells(a.moving, b.moving),
  };
}
