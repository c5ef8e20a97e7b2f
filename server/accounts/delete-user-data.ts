import { and, eq, getTableName, notExists, notInArray, sql } from 'drizzle-orm';
import { cursors } from '../../lib/store/sql/schema-library.ts';
import { contents } from '../../lib/store/sql/schema-media.ts';
import type { SqlDatabase } from '../../lib/store/sql/sql-database.ts';
import { users } from './schema.ts';
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

/**
 * Deletes rows that were written for a user during or after the user's deletion, by a task that still ran, for example. It looks
 * in `contents`, which every task writes first, and in `cursors`, which every change writes.
 */
export async function deleteOrphanedData(db: SqlDatabase): Promise<void> {
  const orphans = new Set<string>();
  for (const table of [contents, cursors]) {
    const account = db.select({ userId: users.userId }).from(users).where(eq(users.userId, table.userId));
    const isOrphaned = and(notInArray(table.userId, [...usersWithoutAccount]), notExists(account));
    const found = await db.selectDistinct({ userId: table.userId }).from(table).where(isOrphaned);
    for (const { userId } of found) orphans.add(userId);
  }
  for (const userId of orphans) await deleteUserData(db, userId);
}
