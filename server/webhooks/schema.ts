import { index, integer, json, pgTable, text } from 'drizzle-orm/pg-core';
import { key, ownedBy, time } from '../../lib/store/sql/schema-columns.ts';

/** The last event of each kind that a webhook has passed: its time, in milliseconds since 1970, and its id. */
export type EventCursor = Record<'item' | 'feed', [time: number, id: string]>;

/** Addresses to which users' events are sent. */
export const webhooks = pgTable(
  'webhooks',
  {
    webhookId: text('webhook_id').primaryKey(),
    userId: ownedBy(),
    url: key('url').notNull(),
    /** The signing key, encrypted. */
    sealed: text('sealed').notNull(),
    cursor: json('cursor').$type<EventCursor>().notNull(),
    /** The time of the next attempt; null after too many failures. */
    dueAt: time('due_at'),
    /** Number of consecutive failures. */
    failures: integer('failures').notNull().default(0),
    /** Reason of the last failure. */
    error: text('error'),
    createdAt: time('created_at').notNull(),
  },
  (table) => [index('webhooks_due').on(table.dueAt), index('webhooks_user').on(table.userId)],
);
/** A row of the table of webhooks. */
export type Webhook = typeof webhooks.$inferSelect;
