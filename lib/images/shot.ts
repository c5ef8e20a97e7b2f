import { type Cells, cellCount, changedCells, sizeOf, stirredCells, union } from './cells.ts';
import { relate } from './relation.ts';
import type { Signature } from './signature.ts';

/** A frame at a time in seconds. */
export interface Frame {
  time: number;
  signature: Signature;
}

/** Between the last frame before a change and the first one after it, in which it may still be under way. */
export interface Change {
  before?: Frame;
  after: Frame;
  /** The first one that stays. */
  settled?: Frame;
}

/** A time during which the picture stays, whatever moves in parts of it. */
export interface Shot {
  begins: Change;
  /** None while it goes on. */
  ends?: Change;
  /** The last frame of it. */
  last: Frame;
  /** The frame that shows most. */
  fullest: Frame;
  frames: number;
  /** How often each cell has moved, and how often it was not quite what it was. */
  moves: Uint16Array;
  stirs: Uint16Array;
  /** Cells that were known to move all the time when it ended. */
  restless: Cells;
}

/** A shot that has come to rest with a frame. */
export const newShot = (begins: Change, frame: Frame): Shot => ({
  begins,
  last: frame,
  fullest: frame,
  frames: 1,
  moves: new Uint16Array(cellCount),
  stirs: new Uint16Array(cellCount),
  restless: new Uint8Array(cellCount),
});

/** Counts a frame that goes on with a shot, or may do so. */
export function count(shot: Shot, before: Frame, frame: Frame): void {
  shot.frames += 1;
  const moved = changedCells(before.signature, frame.signature);
  const stirred = stirredCells(before.signature, frame.signature);
  for (let cell = 0; cell < cellCount; cell++) {
    shot.moves[cell]! += moved[cell]!;
    shot.stirs[cell]! += stirred[cell]!;
  }
}

/** Two transitions may touch a shot, and points appear on it. */
const oftenMoved = 4;

/** Cells that move again and again. */
export const restlessIn = ({ moves, frames, restless }: Shot): Cells =>
  restless.map((known, cell) => (known || (moves[cell]! >= oftenMoved && moves[cell]! > frames / 8) ? 1 : 0));

/** One shot out of two that follow each other, or undefined where they show different things. */
export function joined(a: Shot, b: Shot): Shot | undefined {
  const ignored = union(restlessIn(a), restlessIn(b));
  // Too little is left to know one picture from another.
  if (2 * sizeOf(ignored) > cellCount) return undefined;
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
    restless: union(a.restless, b.restless),
  };
}
