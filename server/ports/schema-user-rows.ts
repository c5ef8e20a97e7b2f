import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { key, ownedBy, time } from '../../lib/store/sql/schema-columns.ts';

/** Table of users' keys of providers and tokens, each encrypted. */
export const userSecrets = pgTable(
  'user_secrets',
  { userId: ownedBy(), name: key('name').notNull(), sealed: text('sealed').notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.name] })],
);

/** The time at which each user's feeds are due. */
export const feedTimes = pgTable('feed_times', { userId: ownedBy().primaryKey(), dueAt: time('due_at').notNull() }, (table) => [
  index('feed_times_due').on(table.dueAt),
]);
