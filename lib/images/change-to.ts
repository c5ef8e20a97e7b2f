import { type CellMask, changedCells, countCells, intersectCells, stirredCells, subtractCells } from './cells.ts';
import { isBetween } from './is-between.ts';
import { isNearer } from './is-nearer.ts';
import type { Change, Frame } from './shot.ts';

/**
 * Returns the change to a stable frame; it starts where the frames in between begin to differ from those before. `ignored` are
 * cells in constant motion.
 */
export function changeTo(settled: Frame, before: Frame, unsettled: readonly Frame[], ignored: CellMask): Change {
  const differing = subtractCells(changedCells(before.signature, settled.signature), ignored);
  // Frames that differ from the old content without approaching the new one are footage.
  const isLeaving = ({ signature }: Frame) =>
    2 * countCells(intersectCells(stirredCells(before.signature, signature), differing)) >= countCells(differing) &&
    (isNearer(signature, settled.signature, before.signature) || isBetween(signature, before.signature, settled.signature));
  const place = unsettled.findIndex(isLeaving);
  if (place < 0) return { before: unsettled.at(-1) ?? before, after: settled, settled };
  return { before: unsettled[place - 1] ?? before, after: unsettled[place]!, settled };
}

/**
 * Returns the change from footage to its newest frame, which is stable; it starts where the frames before it become a
 * transition.
 */
export function changeToRest([settled, ...earlier]: readonly Frame[]): Change {
  const isOnTheWay = (frame: Frame, place: number) => {
    const before = earlier[place + 1];
    return before !== undefined && isBetween(frame.signature, before.signature, settled!.signature);
  };
  const stays = earlier.findIndex((frame, place) => !isOnTheWay(frame, place));
  return { before: earlier[stays], after: earlier[stays - 1] ?? settled!, settled };
}
