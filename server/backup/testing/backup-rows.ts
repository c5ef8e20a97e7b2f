import { getTableColumns, getTableName } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { SqlDatabase } from '../../../lib/store/sql/sql-database.ts';
import { backupTables } from '../backup-tables.ts';

const odd = 'a\0b \ud83d \udc00 \ufffe0000 " \\ 三\n\u2028';

/** Returns a value of a column for the row of this number. For tests. */
function valueFor(column: PgColumn, at: number): unknown {
  if (!column.notNull && at % 3 === 0) return null;
  switch (column.getSQLType()) {
    case 'text':
      return `${column.name} ${at}`;
    case 'text COLLATE "C"':
      return column.name === 'user_id' ? `user_id ${at}` : `${odd} ${at}`;
    case 'text[]':
      return [odd, `${at}`];
    case 'bytea':
      return Uint8Array.from({ length: at }, (_, byte) => byte % 256);
    case 'json':
      return { [odd]: [odd, at, null, { deep: true }] };
    case 'boolean':
      return at % 2 === 0;
    case 'integer':
      return at;
    case 'bigint':
      return Number.MAX_SAFE_INTEGER - at;
    case 'double precision':
      return [1 / 3 + at, Number.POSITIVE_INFINITY, -1e300][at % 3];
    case 'timestamp with time zone':
      return new Date(1_700_000_000_000 + at);
    default:
      throw new Error(`no value for ${column.getSQLType()}`);
  }
}

/** Inserts this many rows with unusual values into every table of a backup. For tests. */
export async function fillTables(db: SqlDatabase, count: number): Promise<void> {
  for (const table of backupTables) {
    const columns = Object.entries(getTableColumns(table));
    const rows = Array.from({ length: count }, (_, at) =>
      Object.fromEntries(columns.map(([name, column]) => [name, valueFor(column, at)])),
    );
    await db.insert(table).values(rows);
  }
}

/** Returns all rows of a database by table, sorted. */
export async function allRows(db: SqlDatabase): Promise<Record<string, string[]>> {
  const all: Record<string, string[]> = {};
  const toPlain = (_: string, value: unknown) =>
    typeof value === 'number' && !Number.isFinite(value) ? String(value) : value instanceof Uint8Array ? [...value] : value;
  for (const table of backupTables) {
    const rows: Record<string, unknown>[] = await db.select().from(table);
    // Buffers have a JSON form of their own.
    const plain = rows.map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([name, value]) => [name, value instanceof Uint8Array ? new Uint8Array(value) : value]),
      ),
    );
    all[getTableName(table)] = plain.map((row) => JSON.stringify(row, toPlain)).sort();
  }
  return all;
}
