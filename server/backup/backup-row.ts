import { getTableColumns } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

/** The representation of a column's values in JSON. */
interface ColumnCodec {
  /** Whether a JSON value other than null has the column's type. */
  isValid(json: unknown): boolean;
  write?(value: never): unknown;
  read?(json: never): unknown;
}

const text: ColumnCodec = { isValid: (json) => typeof json === 'string' };
const number: ColumnCodec = {
  isValid: (json) => typeof json === 'number' || json === 'Infinity' || json === '-Infinity' || json === 'NaN',
  write: (value: number) => (Number.isFinite(value) ? value : String(value)),
  read: Number,
};
const codecs: Record<string, ColumnCodec> = {
  text,
  'text COLLATE "C"': text,
  'text[]': { isValid: (json) => Array.isArray(json) && json.every((one) => typeof one === 'string') },
  bytea: {
    isValid: (json) => typeof json === 'string',
    write: (value: Uint8Array) => Buffer.from(value).toString('base64'),
    read: (json: string) => new Uint8Array(Buffer.from(json, 'base64')),
  },
  json: { isValid: () => true },
  boolean: { isValid: (json) => typeof json === 'boolean' },
  integer: number,
  bigint: number,
  'double precision': number,
  'timestamp with time zone': {
    isValid: (json) => typeof json === 'string' && !Number.isNaN(Date.parse(json)),
    write: (value: Date) => value.toISOString(),
    read: (json: string) => new Date(json),
  },
};

/** Throws for a column type without a representation. */
function codecOf(column: PgColumn): ColumnCodec {
  const form = codecs[column.getSQLType()];
  if (!form) throw new Error(`a backup can’t hold ${column.getSQLType()}`);
  return form;
}

/** Returns a database row as JSON for a backup. Throws for a column type without a JSON representation. */
export const writeRow = (table: PgTable, row: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(getTableColumns(table)).map(([name, column]) => {
      const { write } = codecOf(column);
      const value = row[name] ?? null;
      return [name, value === null || !write ? value : write(value as never)];
    }),
  );

/** Converts JSON to a row; undefined for JSON that is not a row of the table. */
export function readRow(table: PgTable, json: Record<string, unknown>): Record<string, unknown> | undefined {
  const columns = Object.entries(getTableColumns(table));
  if (Object.keys(json).length !== columns.length) return undefined;
  const row: Record<string, unknown> = {};
  for (const [name, column] of columns) {
    const { isValid, read } = codecOf(column);
    const value = json[name];
    if (value === null ? column.notNull : value === undefined || !isValid(value)) return undefined;
    row[name] = value === null || !read ? value : read(value as never);
  }
  return row;
}
