import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import { userTables } from './forget.ts';
import { ownRows } from './own-rows.ts';
import type { SqlDatabase } from './sql-database.ts';

/** Returns the bytes of all rows of a user's library, compressed as they are stored. */
export async function measureUserRows(db: SqlDatabase, userId: string): Promise<number> {
  const { where } = ownRows(db, userId);
  const sizes = userTables.map((table) => {
    const columns = Object.values(getTableColumns(table)).map((column) => sql`coalesce(pg_column_size(${column}), 0)`);
    const name = sql.identifier(getTableName(table));
    return sql`select sum(${sql.join(columns, sql` + `)}) as bytes from ${name} where ${where(table)}`;
  });
  const { rows } = (await db.execute(sql`select sum(bytes) as bytes from (${sql.join(sizes, sql` union all `)}) as sizes`)) as {
    rows: { bytes: unknown }[];
  };
  return Number(rows[0]?.bytes ?? 0);
}
