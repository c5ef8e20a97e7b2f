import type { ChangeStore } from '../../ports/change-store.ts';
import { decodeCursor, encodeCursor } from '../cursor.ts';

/** The cursors of a change list, as callers pass them. They are valid in one epoch of the library; the first one has no name. */
export async function changesCursors(store: Pick<ChangeStore, 'getEpoch'>) {
  const epoch = await store.getEpoch();
  const list = epoch === '' ? 'changes' : `changes ${epoch}`;
  return {
    /** Returns the number of the last change that a cursor names; 0 without a cursor. Throws `invalid` for one of another epoch. */
    decode: (cursor: string | undefined): number => decodeCursor(list, cursor, [0])?.[0] ?? 0,
    /** Returns the cursor after a change. */
    encode: (after: number): string => encodeCursor(list, [after]),
  };
}
