import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { key, number, ownedBy } from './schema-columns.ts';

/**
 * The owner of the public address of a collection: the user who first published a collection with this id. Ids travel in
 * library files, so two users may have the same, and a public address must not change hands.
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

/** Collections of other users that a user has acquired. */
export const acquisitions = pgTable(
  'acquisitions',
  {
    userId: ownedBy(),
    collectionId: key('collection_id').notNull(),
    ownerId: key('owner_id').notNull(),
    acquiredAt: number('acquired_at').notNull(),
    /** Cursor of the owner's last change that was passed on. */
    seen: bigint('seen', { mode: 'number' }),
  },
  (t) => [primaryKey({ columns: [t.userId, t.collectionId] })],
);

/** Versions of shared groups that a user has received, by `collection:` or `content:` and an id. */
export const sharedVersions = pgTable(
  'shared_told',
  { userId: ownedBy(), id: key('id').notNull(), version: key('version').notNull() },
  (t) => [primaryKey({ columns: [t.userId, t.id] })],
);
