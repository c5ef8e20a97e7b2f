import { changedCells, visitPixels } from './cells.ts';
import type { Signature } from './signature.ts';

/** Whether an image is more similar to a second one than to a third one, where those two differ. */
export function isNearer(signature: Signature, to: Signature, than: Signature): boolean {
  let difference = 0;
  for (const [cell, isChanged] of changedCells(to, than).entries()) {
    if (!isChanged) continue;
    visitPixels(cell, (at) => {
      difference += Math.abs(signature[at]! - to[at]!) - Math.abs(signature[at]! - than[at]!);
    });
  }
  return difference < 0;
}
