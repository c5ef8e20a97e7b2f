import { invalidField } from '../contract/invalid-field.ts';
import { decodeBase64Url, encodeBase64Url } from '../encoding/base64.ts';

/** A position in a list as callers pass it: opaque to them, and valid for this list only. */
export const encodeCursor = (list: string, place: (string | number)[]): string =>
  encodeBase64Url(new TextEncoder().encode(JSON.stringify([list, ...place])));

/**
 * Returns the position of a cursor. Throws `invalid` for a cursor of another list. `shape` has an example of each part; numbers are
 * whole, such as times in milliseconds.
 */
export function decodeCursor<Place extends (string | number)[]>(
  list: string,
  cursor: string | undefined,
  shape: Place,
): Place | undefined {
  if (cursor === undefined) return undefined;
  const parts = parse(cursor);
  const isOfList = Array.isArray(parts) && parts[0] === list && parts.length === shape.length + 1;
  if (!isOfList || !shape.every((example, at) => isLike(example, parts[at + 1]))) {
    throw foreignCursor();
  }
  return parts.slice(1) as Place;
}

/** Returns the failure of a cursor that belongs to another list. */
export const foreignCursor = () => invalidField('cursor', 'It is not a cursor of this list. Call again without one.');

const isLike = (example: string | number, part: unknown): boolean =>
  typeof example === 'number' ? Number.isSafeInteger(part) : typeof part === 'string';

/** Splits rows that were read with one more than the limit: those of the page, and the last of them if there are more pages. */
export const pageOf = <Row>(rows: Row[], limit: number): [Row[], Row | undefined] =>
  rows.length > limit ? [rows.slice(0, limit), rows[limit - 1]] : [rows, undefined];

function parse(cursor: string): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(decodeBase64Url(cursor)));
  } catch {
    return undefined;
  }
}
