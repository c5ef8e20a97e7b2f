import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { key, time } from '../../lib/store/sql/schema-columns.ts';

const owner = () =>
  text('user_id')
    .notNull()
    .references(() => users.userId, { onDelete: 'cascade' });

/** Table of the server's users with their plans. */
export const users = pgTable('users', {
  userId: text('user_id').primaryKey(),
  /** Lower case, as `normalizeEmail` returns it. */
  email: text('email').notNull().unique(),
  passwordHash: text('password_hash').notNull(),
  /** Null until the address is confirmed, which a server with a mailer requires. */
  confirmedAt: time('confirmed_at'),
  tier: text('tier').$type<Tier>().notNull().default('free'),
  /** Never when null. */
  planExpiresAt: time('plan_expires_at'),
  /** Whether the user may open the page of administrators. */
  isAdmin: boolean('is_admin').notNull().default(false),
  createdAt: time('created_at').notNull(),
});
/** Name of a plan. */
export type Tier = 'free' | 'plus' | 'pro' | 'lifetime';
/** A row of the table of users, the password's hash included. */
export type User = typeof users.$inferSelect;

/** Sessions of users in browsers, with the hash of the cookie's secret. */
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

/** Table of the users' API tokens, each stored as a hash. */
export const apiTokens = pgTable(
  'api_tokens',
  {
    tokenId: text('token_id').primaryKey(),
    userId: owner(),
    hash: text('hash').notNull().unique(),
    name: key('name').notNull(),
    /** `feed` opens the user's feed as RSS, and no operation. */
    scope: text('scope').$type<'read' | 'read write' | 'feed'>().notNull(),
    createdAt: time('created_at').notNull(),
    lastUsedAt: time('last_used_at'),
    expiresAt: time('expires_at'),
  },
  (table) => [index('api_tokens_user').on(table.userId)],
);

/** Secrets of links in mails; each is valid for one use. */
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

/** Seconds of media that users consumed, one row a booking. Rows are only added. */
export const ledger = pgTable(
  'ledger',
  {
    userId: owner(),
    /** A hash that two bookings of the same work share, so that it is booked once. */
    bookingKey: text('booking_key').notNull(),
    contentId: key('content_id').notNull(),
    /** Seconds of media; 0 for a free call. */
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

/** Table of the counters of rate limits, in the columns that the package rate-limiter-flexible expects. */
export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  points: integer('points').notNull(),
  expire: timestamp('expire', { withTimezone: true }),
});

/** Generated keys that all nodes share, which sign cookies and tokens. */
export const serverSecrets = pgTable('server_secrets', { name: text('name').primaryKey(), value: text('value').notNull() });
