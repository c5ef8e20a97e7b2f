import { asc, getTableColumns, type InferSelectModel, inArray, lte } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { SqlDatabase } from '../../lib/store/sql/sql-database.ts';

/** A table of repeated work, with a key of one column and the time at which each row is due, in milliseconds since 1970. */
type DueTable = PgTable & { dueAt: PgColumn };

/** How rows are reserved: at most `limit` of those that are due `now`, for `leaseMs` milliseconds. */
export interface Reservation {
  now: number;
  leaseMs: number;
  limit: number;
}

/** Reserves rows that are due and returns them, the longest due first, so that no other process takes them during the lease. */
export const takeDueRows = <Table extends DueTable>(
  db: SqlDatabase,
  table: Table,
  { now, leaseMs, limit }: Reservation,
): Promise<InferSelectModel<Table>[]> =>
  db.transaction(async (transaction) => {
    const due = await transaction
      .select()
      .from(table as DueTable)
      .where(lte(table.dueAt, now))
      .orderBy(asc(table.dueAt))
      .limit(limit)
      .for('update', { skipLocked: true });
    const [name, key] = Object.entries(getTableColumns(table as DueTable)).find(([, column]) => column.primary)!;
    const keys = due.map((row) => row[name]);
    if (keys.length > 0)
      await transaction
        .update(table as DueTable)
        .set({ dueAt: now + leaseMs })
        .where(inArray(key, keys));
    return due as InferSelectModel<Table>[];
  });
