import { eq, getTableName, sql } from 'drizzle-orm';
import { cursors } from '../../lib/store/sql/schema-library.ts';
import { contents } from '../../lib/store/sql/schema-media.ts';
import type { SqlDatabase } from '../../lib/store/sql/sql-database.ts';
import { ownUserId } from './own-token.ts';
import { users } from './schema.ts';

/** Deletes every row of a user: in each table that has a column `user_id`, whichever part of the server it belongs to. */
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
 * Deletes what was written for users while, or after, they were deleted: by a task that was going on, for example. Looked for
 * where such work begins and where every change ends.
 */
export async function deleteOrphanedData(db: SqlDatabase): Promise<void> {
  const left = new Set<string>();
  for (const table of [contents, cursors]) {
    const isNobodys = sql`${table.userId} <> ${ownUserId} and not exists (select 1 from ${users} where ${users.userId} = ${table.userId})`;
    const found = await db.selectDistinct({ userId: table.userId }).from(table).where(isNobodys);
    for (const { userId } of found) left.add(userId);
  }
  for (const userId of left) await deleteUserData(db, userId);
}
