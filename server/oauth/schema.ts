import { index, json, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { time } from '../../lib/store/sql/schema-columns.ts';
import { users } from '../accounts/schema.ts';

/** Records of the authorization server. Codes and tokens are stored as hashes. */
export const oauthRows = pgTable(
  'oauth_rows',
  {
    kind: text('kind').notNull(),
    id: text('id').notNull(),
    payload: json('payload').$type<Record<string, unknown>>().notNull(),
    userId: text('user_id').references(() => users.userId, { onDelete: 'cascade' }),
    grantId: text('grant_id'),
    uid: text('uid'),
    consumedAt: time('consumed_at'),
    createdAt: time('created_at').notNull(),
    expiresAt: time('expires_at'),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.id] }),
    index('oauth_rows_grant').on(table.grantId),
    index('oauth_rows_uid').on(table.kind, table.uid),
    index('oauth_rows_user').on(table.userId),
    index('oauth_rows_expiry').on(table.expiresAt),
  ],
);

/** Responses to refreshes, for clients that crashed before they stored them. Only the spent token decrypts them. */
export const oauthReplays = pgTable(
  'oauth_replays',
  {
    /** Hash of the spent token. */
    id: text('id').primaryKey(),
    /** Hash of the token that took its place. */
    successor: text('successor').notNull(),
    sealed: text('sealed').notNull(),
    grantId: text('grant_id').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [index('oauth_replays_grant').on(table.grantId), index('oauth_replays_user').on(table.userId)],
);
