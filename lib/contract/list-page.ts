import * as z from 'zod/mini';

/** Paging of lists. A cursor is opaque, belongs to its list, and comes from the previous answer. */
export const limit = z._default(z.int().check(z.minimum(1), z.maximum(100)), 20);
export const cursor = z.optional(z.string().check(z.minLength(1), z.maxLength(2000)));
export const nextCursor = z.optional(z.string().check(z.describe('Absent on the last page')));

/** Id of a media item in every result: site, id and part. */
export const contentId = z.string().check(z.minLength(1), z.maxLength(200));
/** Field of every successful result, as the specification has it. */
export const success = z.literal(true);
/** Schema of a time in ISO 8601. */
export const time = z.string();
