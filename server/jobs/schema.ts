import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { key, ownedBy } from '../../lib/store/sql/schema-columns.ts';

/** Exclusive rights to a piece of a user's work, each of one owner until it expires. Times are the database's. */
export const leases = pgTable(
  'leases',
  {
    userId: ownedBy(),
    name: key('name').notNull(),
    ownerId: text('owner_id').notNull(),
    /** The task whose progress others show while they wait; null for work without a task. */
    taskId: text('task_id'),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.name] })],
);
