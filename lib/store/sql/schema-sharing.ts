import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { key, number, ownedBy } from './schema-columns.ts';

/**
 * Whose the public address of a collection is: theirs who made one of that id public first. Ids travel in files, so two persons
 * may have the same, and what stands at an address must not change hands.
 */
export const publications = pgTable(
  'publications',
  {
    userId: ownedBy(),
    collectionId: key('collection_id').primaryKey(),
    publishedAt: number('published_at').notNull().default(sql`extract(epoch from clock_timestamp()) * 1000`),
  },
  (t) => [index('publications_user').on(t.userId)],
);

/** Collections of others that a person keeps among their own. */
export const acquisitions = pgTable(
  'acquisitions',
  {
    userId: ownedBy(),
    collectionId: key('collection_id').notNull(),
    ownerId: key('owner_id').notNull(),
    acquiredAt: number('acquired_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.collectionId] })],
);
