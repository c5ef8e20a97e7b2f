import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { ownedBy, time } from '../../lib/store/sql/schema-columns.ts';

/** Table of the users who receive their digest by mail, or did before. */
export const digestMails = pgTable(
  'digest_mails',
  {
    userId: ownedBy().primaryKey(),
    /** Secret of the unsubscribe link. It is stored in plain text, because it permits nothing else and every mail repeats it. */
    link: text('link').notNull().unique(),
    /** Language of the mails (BCP 47). */
    language: text('language').notNull(),
    /** End of the period of the last digest that was sent; 0 before the first. */
    sentUntil: time('sent_until').notNull().default(0),
    /** The time of the next search for a digest; null while the mails are off. */
    dueAt: time('due_at'),
    /** Number of failed attempts to send the newest digest. */
    failures: integer('failures').notNull().default(0),
  },
  (table) => [index('digest_mails_due').on(table.dueAt)],
);
/** A row of the table of digest mails. */
export type DigestMail = typeof digestMails.$inferSelect;
