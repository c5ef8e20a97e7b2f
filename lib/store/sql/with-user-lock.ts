import { sql } from 'drizzle-orm';
import { escapeText } from './escape-text.ts';
import { type OwnRows, ownRows } from './own-rows.ts';
import type { SqlDatabase } from './sql-database.ts';

/**
 * Runs a write in one transaction that holds the user’s lock. A user’s writes are serialized, so that a row is changed by one
 * write at a time and changes become visible in the order of their cursors.
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
