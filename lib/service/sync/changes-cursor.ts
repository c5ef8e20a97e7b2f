import { decodeCursor, encodeCursor } from '../cursor.ts';

const list = 'changes';

/** Returns the number of the last change that a cursor of the change list names; 0 without a cursor. */
export const changesAfter = (cursor: string | undefined): number => decodeCursor(list, cursor, [0])?.[0] ?? 0;

/** The cursor after a change, as callers pass it. */
export const changesCursor = (after: number): string => encodeCursor(list, [after]);
