import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
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
    /** The last change of the owner by which the person was told. */
    seen: bigint('seen', { mode: 'number' }),
  },
  (t) => [primaryKey({ columns: [t.userId, t.collectionId] })],
);

/** What a person was told of the things that others share with them: `collection:` or `content:` and an id, in which version. */
export const sharedVersions = pgTable(
  'shared_told',
  { userId: ownedBy(), id: key('id').notNull(), version: key('version').notNull() },
  (t) => [primaryKey({ columns: [t.userId, t.id] })],
);
