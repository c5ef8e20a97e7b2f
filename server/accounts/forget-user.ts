import { eq, getTableName, sql } from 'drizzle-orm';
import type { SqlDatabase } from '../../lib/store/sql/sql-database.ts';
import { users } from './schema.ts';

/** Deletes every row of a user: in each table that has a column `user_id`, whichever part of the server it belongs to. */
export const forgetUser = (db: SqlDatabase, userId: string): Promise<void> =>
  db.transaction(async (transaction) => {
    const columns = transaction.select({ table: sql<string>`table_name` }).from(sql`information_schema.columns`);
    const usersName = getTableName(users);
    const owned = await columns.where(
      sql`column_name = 'user_id' and table_schema = current_schema() and table_name <> ${usersName}`,
    );
    for (const { table } of owned) await transaction.execute(sql`delete from ${sql.identifier(table)} where user_id = ${userId}`);
    await transaction.delete(users).where(eq(users.userId, userId));
  });
