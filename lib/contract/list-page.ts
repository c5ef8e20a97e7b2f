import * as z from 'zod/mini';

/** What every list takes and gives. A cursor is opaque, belongs to its list, and is taken from the answer before. */
export const limit = z._default(z.int().check(z.minimum(1), z.maximum(100)), 20);
export const cursor = z.optional(z.string().check(z.minLength(1), z.maxLength(2000)));
export const nextCursor = z.optional(z.string().check(z.describe('None on the last page')));

/** Of an item, as it is in every result: site, id and part. */
export const contentId = z.string().check(z.minLength(1), z.maxLength(200));
export const success = z.literal(true);
/** ISO 8601 */
export const time = z.string();
