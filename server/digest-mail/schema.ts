import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { ownedBy } from '../../lib/store/sql/schema-columns.ts';

/** Users who chose their digest by mail, now or before. */
export const digestMails = pgTable(
  'digest_mails',
  {
    userId: ownedBy().primaryKey(),
    /** The secret of the link that ends the mails. It opens nothing else, and every mail repeats it, so it is stored as it is. */
    link: text('link').notNull().unique(),
    /** Language of the mails (BCP 47). */
    language: text('language').notNull(),
    /** End of the period of the last digest that was sent, in milliseconds since 1970; 0 before the first. */
    sentUntil: bigint('sent_until', { mode: 'number' }).notNull().default(0),
    /** The time of the next look for a digest, in milliseconds since 1970; null while the mails are off. */
    dueAt: bigint('due_at', { mode: 'number' }),
    /** Number of failed attempts to send the newest digest. */
    failures: integer('failures').notNull().default(0),
  },
  (table) => [index('digest_mails_due').on(table.dueAt)],
);
/** A row of the table of digest mails. */
export type DigestMail = typeof digestMails.$inferSelect;
