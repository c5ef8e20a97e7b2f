import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { SqlDatabase } from './sql-database.ts';
import { keyColumns, keyOf } from './table-keys.ts';

/** An SQL table whose rows each belong to one user. */
export type OwnedTable = PgTable & { userId: PgColumn };
/** An SQL table of users' rows that stores the whole record in the column `row`. */
export type RecordTable = OwnedTable & { row: PgColumn };
/** Type of the records that an SQL table stores. */
export type RowOf<Table extends RecordTable> = Table['$inferSelect']['row' & keyof Table['$inferSelect']];
/** Column values of a row to insert, without the user's id. */
export type Values<Table extends OwnedTable> = Omit<Table['$inferInsert'], 'userId'>;

/** Access to the SQL rows of one user only. */
export interface OwnRows {
  db: SqlDatabase;
  userId: string;
  /** Condition that rows belong to the user, and further conditions. */
  where(table: OwnedTable, ...conditions: (SQL | undefined)[]): SQL | undefined;
  one<Table extends RecordTable>(table: Table, where: SQL | undefined, order?: SQL[]): Promise<RowOf<Table> | undefined>;
  list<Table extends RecordTable>(table: Table, where?: SQL, order?: SQL[], limit?: number): Promise<RowOf<Table>[]>;
  /** Reads rows by a key with a prepared query, for frequent reads. */
  listBy<Table extends RecordTable>(table: Table, column: PgColumn, order?: SQL[]): (key: string) => Promise<RowOf<Table>[]>;
  /** Inserts or replaces rows; of two rows with the same key, the later one wins. */
  put<Table extends OwnedTable>(table: Table, rows: Values<Table>[]): Promise<void>;
  remove(table: OwnedTable, where?: SQL): Promise<void>;
}

/** Name of prepared statements: not every connection pooler supports named ones. */
export const unnamedStatement = '';

/** Rows in one statement, which takes at most 65,535 values. */
const rowsPerStatement = 500;

/** Opens the rows of one user in a database or a transaction. */
export function ownRows(db: SqlDatabase, userId: string): OwnRows {
  const where: OwnRows['where'] = (table, ...conditions) => and(eq(table.userId, userId), ...conditions);

  async function list<Table extends RecordTable>(table: Table, condition?: SQL, order: SQL[] = [], limit?: number) {
    const query = db
      .select({ row: table.row })
      .from(table as RecordTable)
      .where(where(table, condition))
      .orderBy(...order)
      .$dynamic();
    const found = await (limit === undefined ? query : query.limit(limit));
    return found.map(({ row }) => row as RowOf<Table>);
  }

  return {
    db,
    userId,
    where,
    list,
    listBy: (table, column, order = []) => {
      const query = once(() =>
        db
          .select({ row: table.row })
          .from(table as RecordTable)
          .where(where(table, equalsPlaceholder(column, 'key')))
          .orderBy(...order)
          .prepare(unnamedStatement),
      );
      return async (key) => (await query().execute({ key })).map(({ row }) => row as RowOf<typeof table>);
    },
    one: async (table, condition, order) => (await list(table, condition, order, 1))[0],

    put: async (table, rows) => {
      const latest = new Map(rows.map((row) => [JSON.stringify(keyOf(table, row)), row]));
      const all = [...latest.values()].map((row) => ({ ...row, userId }));
      for (let at = 0; at < all.length; at += rowsPerStatement) {
        await db
          .insert(table as PgTable)
          .values(all.slice(at, at + rowsPerStatement))
          .onConflictDoUpdate({ target: keyColumns(table), set: replacing(table) });
      }
    },

    remove: async (table, condition) => void (await db.delete(table).where(where(table, condition))),
  };
}

/** Compares a column with a placeholder of a prepared query, encoded as the column encodes values. */
export const equalsPlaceholder = (column: PgColumn, name: string): SQL => eq(column, sql.param(sql.placeholder(name), column));

/** Memoizes a value that is made at its first use. */
export function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** Returns the rows of media items in the order of these content ids; undefined for an id without a row. */
export function inOrderOf<Row extends { contentId: string }>(contentIds: string[], rows: Row[]): (Row | undefined)[] {
  const known = new Map(rows.map((row) => [row.contentId, row]));
  return contentIds.map((contentId) => known.get(contentId));
}

const replacing = (table: PgTable): Record<string, SQL> =>
  Object.fromEntries(
    Object.entries(getTableColumns(table)).map(([name, column]) => [name, sql`excluded.${sql.identifier(column.name)}`]),
  );
