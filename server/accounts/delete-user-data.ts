import { and, eq, getTableName, isNull, lt, notExists, notInArray, sql } from 'drizzle-orm';
import { cursors } from '../../lib/store/sql/schema-library.ts';
import { contents } from '../../lib/store/sql/schema-media.ts';
import type { SqlDatabase } from '../../lib/store/sql/sql-database.ts';
import { linkLifetimesMs } from './mail-links.ts';
import { mailLinks, users } from './schema.ts';
import { usersWithoutAccount } from './users-without-account.ts';

/** Deletes every row of a user, in each table that has a column `user_id`. */
export const deleteUserData = (db: SqlDatabase, userId: string): Promise<void> =>
  db.transaction(async (transaction) => {
    const columns = transaction.select({ table: sql<string>`table_name` }).from(sql`information_schema.columns`);
    const usersName = getTableName(users);
    const owned = await columns.where(
      sql`column_name = 'user_id' and table_schema = current_schema() and table_name <> ${usersName}`,
    );
    for (const { table } of owned) await transaction.execute(sql`delete from ${sql.identifier(table)} where user_id = ${userId}`);
    await transaction.delete(users).where(eq(users.userId, userId));
  });

/** The tables that show whether a user has data: every task writes `contents` first, and every change writes `cursors`. */
const dataTables = [contents, cursors];

/** Deletes rows that were written for a user during or after the user's deletion, by a task that still ran, for example. */
export async function deleteOrphanedData(db: SqlDatabase): Promise<void> {
  const orphans = new Set<string>();
  for (const table of dataTables) {
    const account = db.select({ userId: users.userId }).from(users).where(eq(users.userId, table.userId));
    const isOrphaned = and(notInArray(table.userId, [...usersWithoutAccount]), notExists(account));
    const found = await db.selectDistinct({ userId: table.userId }).from(table).where(isOrphaned);
    for (const { userId } of found) orphans.add(userId);
  }
  for (const userId of orphans) await deleteUserData(db, userId);
}

/**
 * Deletes the sign-ups whose address was not confirmed in time. Those with a link that is still valid stay, because a later sign-up
 * renews it, and those with data, because a server that had no mailer let them in.
 */
export async function deleteUnconfirmedUsers(db: SqlDatabase, now: number): Promise<void> {
  const hasNone = [mailLinks, ...dataTables].map((table) =>
    notExists(db.select({ userId: table.userId }).from(table).where(eq(table.userId, users.userId))),
  );
  const isOverdue = and(isNull(users.confirmedAt), lt(users.createdAt, now - linkLifetimesMs.confirm));
  await db.delete(users).where(and(isOverdue, ...hasNone));
}
