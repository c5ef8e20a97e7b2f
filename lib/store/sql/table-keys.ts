import { getTableColumns } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';

/** Returns the columns of an SQL table's primary key. */
export function keyColumns(table: PgTable): PgColumn[] {
  const { columns, primaryKeys } = getTableConfig(table);
  const names = new Set(primaryKeys[0]?.columns.map(({ name }) => name));
  return columns.filter(({ name, primary }) => primary || names.has(name));
}

/** Key columns without the user's, by their names in records. */
export const ownKeys = (table: PgTable): [string, PgColumn][] => {
  const key = new Set(keyColumns(table));
  return Object.entries(getTableColumns(table)).filter(([name, column]) => name !== 'userId' && key.has(column));
};

/** Returns the primary key of a row within its user's rows. */
export const keyOf = (table: PgTable, row: object): unknown[] =>
  ownKeys(table).map(([name]) => (row as Record<string, unknown>)[name]);
