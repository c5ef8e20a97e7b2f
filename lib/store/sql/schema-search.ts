import { sql } from 'drizzle-orm';
import { bigint, boolean, customType, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { key, keys, number, ownedBy } from './schema-columns.ts';

/** A tsvector without positions; adjacency is checked in the text itself. */
const words = customType<{ data: string[] }>({
  dataType: () => 'tsvector',
  toDriver: (terms) => sql`array_to_tsvector(${sql.param(terms)}::text[])`,
});

/**
 * Cursor of the indexed changes and the number that prefixes the words of a user: the index of words has no column for users,
 * and a search must not scan the words of others.
 */
export const searchProgress = pgTable('search_progress', {
  userId: ownedBy().primaryKey(),
  number: integer('number').generatedAlwaysAsIdentity().notNull(),
  cursor: bigint('cursor', { mode: 'number' }).notNull(),
  /** Version of the indexed words; an index of another one is made again. */
  version: integer('version').notNull().default(1),
});

/** A saved or shared media item as the search filters and ranks it. */
export const searchDocuments = pgTable(
  'search_documents',
  {
    userId: ownedBy(),
    contentId: key('content_id').notNull(),
    isShared: boolean('is_shared').notNull(),
    source: key('source').notNull(),
    /** Title and note, both as folded lines of words. */
    title: key('title').notNull(),
    note: key('note').notNull(),
    channelId: key('channel_id'),
    tags: keys('tags').notNull(),
    createdAt: number('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.contentId] })],
);

/** Table of the words of each window (64 lines at most) of a transcript or summary, prefixed with the user's number. */
export const searchWindows = pgTable(
  'search_windows',
  {
    userId: ownedBy(),
    contentId: key('content_id').notNull(),
    part: integer('part').notNull(),
    words: words('words').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.contentId, t.part] }), index('search_windows_words').using('gin', t.words)],
);
