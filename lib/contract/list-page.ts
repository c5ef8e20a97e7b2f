import * as z from 'zod/mini';

/** Paging of lists. A cursor is opaque, belongs to its list, and comes from the previous answer. */
export const limit = z._default(z.int().check(z.minimum(1), z.maximum(100), z.describe('Entries a page')), 20);
export const cursor = z.optional(
  z.string().check(z.minLength(1), z.maxLength(2000), z.describe('nextCursor of the page before')),
);
export const nextCursor = z.optional(z.string().check(z.describe('Absent on the last page')));

/** Id of a media item in every result: site, id and part. */
export const contentId = z
  .string()
  .check(z.minLength(1), z.maxLength(200), z.describe('Id of the media item: youtube:dQw4w9WgXcQ'));
/** Id of a channel, as feeds and saved items name it. */
export const channelId = z.string().check(z.minLength(1), z.maxLength(200), z.describe('Only items of this channel'));
/** Id of a collection. */
export const collectionId = z.string().check(z.minLength(1), z.maxLength(100), z.describe('Id of the collection'));
/** Field of every successful result, as the specification has it. */
export const success = z.literal(true);
/** Schema of a time in ISO 8601. */
export const time = z.string();
