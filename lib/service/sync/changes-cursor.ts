import { decodeCursor, encodeCursor } from '../cursor.ts';

const list = 'changes';

/** The change after which a caller has seen none; 0 for whoever has seen nothing. */
export const changesAfter = (cursor: string | undefined): number => decodeCursor(list, cursor, [0])?.[0] ?? 0;

export const changesCursor = (after: number): string => encodeCursor(list, [after]);
