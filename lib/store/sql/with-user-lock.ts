import { sql } from 'drizzle-orm';
import { escapeText } from './escape-text.ts';
import { type OwnRows, ownRows } from './own-rows.ts';
import type { SqlDatabase } from './sql-database.ts';

/**
 * A write in several steps, all of them or none. One person's writes are done one after the other, so that a row which is
 * changed, there or not, is changed by one at a time, and changes become visible in the order of their cursors.
 */
export const withUserLock = <Result>(
  db: SqlDatabase,
  userId: string,
  write: (rows: OwnRows) => Promise<Result>,
): Promise<Result> =>
  db.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${escapeText(userId)}, 0))`);
    return write(ownRows(transaction, userId));
  });
