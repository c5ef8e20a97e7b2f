import { sql } from 'drizzle-orm';
import { bigint, boolean, customType, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { key, keys, number, ownedBy } from './schema-columns.ts';

/** Words without their places: whether they stand together is seen in the words themselves. */
const words = customType<{ data: string[] }>({
  dataType: () => 'tsvector',
  toDriver: (terms) => sql`array_to_tsvector(${sql.param(terms)}::text[])`,
});

/**
 * How far the index has read the changes, and the number that the words of a person bear: an index of words knows no persons,
 * and nobody's search is to read through what others keep.
 */
export const searchProgress = pgTable('search_progress', {
  userId: ownedBy().primaryKey(),
  number: integer('number').generatedAlwaysAsIdentity().notNull(),
  cursor: bigint('cursor', { mode: 'number' }).notNull(),
});

/** A medium that is saved, or shared by somebody else, as it is searched and filtered. */
export const searchDocuments = pgTable(
  'search_documents',
  {
    userId: ownedBy(),
    contentId: key('content_id').notNull(),
    isShared: boolean('is_shared').notNull(),
    source: key('source').notNull(),
    /** Both folded. */
    title: key('title').notNull(),
    note: key('note').notNull(),
    channelId: key('channel_id'),
    tags: keys('tags').notNull(),
    createdAt: number('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.contentId] })],
);

/** Which words a part of a transcript, or of a summary, holds, each with its person's number before it. */
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
