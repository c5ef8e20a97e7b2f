import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { key } from '../../lib/store/sql/schema-columns.ts';

/** Milliseconds since 1970. */
const time = (name: string) => bigint(name, { mode: 'number' });
const owner = () =>
  text('user_id')
    .notNull()
    .references(() => users.userId, { onDelete: 'cascade' });

export const users = pgTable('users', {
  userId: text('user_id').primaryKey(),
  /** As `normalizeEmail` writes it. */
  email: text('email').notNull().unique(),
  passwordHash: text('password_hash').notNull(),
  /** Whoever signs up confirms the address first, where mail can be sent. */
  confirmedAt: time('confirmed_at'),
  tier: text('tier').$type<Tier>().notNull().default('free'),
  /** For ever when null. */
  planExpiresAt: time('plan_expires_at'),
  createdAt: time('created_at').notNull(),
});
export type Tier = 'free' | 'plus' | 'pro' | 'lifetime';
export type User = typeof users.$inferSelect;

/** Of people in browsers; the cookie's secret is kept as its hash. */
export const sessions = pgTable(
  'sessions',
  {
    sessionId: text('session_id').primaryKey(),
    userId: owner(),
    hash: text('hash').notNull().unique(),
    userAgent: text('user_agent').notNull(),
    createdAt: time('created_at').notNull(),
    lastSeenAt: time('last_seen_at').notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [index('sessions_user').on(table.userId)],
);

export const apiTokens = pgTable(
  'api_tokens',
  {
    tokenId: text('token_id').primaryKey(),
    userId: owner(),
    hash: text('hash').notNull().unique(),
    name: key('name').notNull(),
    scope: text('scope').$type<'read' | 'read write'>().notNull(),
    createdAt: time('created_at').notNull(),
    lastUsedAt: time('last_used_at'),
    expiresAt: time('expires_at'),
  },
  (table) => [index('api_tokens_user').on(table.userId)],
);

/** What a mail's link carries, each good for one use. */
export const mailLinks = pgTable(
  'mail_links',
  {
    hash: text('hash').primaryKey(),
    userId: owner(),
    purpose: text('purpose').$type<'confirm' | 'reset'>().notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [index('mail_links_user').on(table.userId)],
);

/** What summaries cost, one row a booking. Rows are added only. */
export const ledger = pgTable(
  'ledger',
  {
    userId: owner(),
    /** A hash of what two bookings of one piece of work have in common. */
    bookingKey: text('booking_key').notNull(),
    contentId: key('content_id').notNull(),
    /** Of media; 0 for a free call. */
    seconds: integer('seconds').notNull(),
    isFreeCall: boolean('is_free_call').notNull(),
    bookedAt: time('booked_at').notNull(),
  },
  (table) => [
    uniqueIndex('ledger_booking').on(table.userId, table.bookingKey),
    index('ledger_time').on(table.userId, table.bookedAt),
    check('ledger_positive', sql`${table.seconds} >= 0`),
  ],
);

/** As rate-limiter-flexible wants it. */
export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  points: integer('points').notNull(),
  expire: timestamp('expire', { withTimezone: true }),
});

/** What all nodes must share, and make up themselves: keys that sign cookies and tokens. */
export const serverSecrets = pgTable('server_secrets', { name: text('name').primaryKey(), value: text('value').notNull() });
