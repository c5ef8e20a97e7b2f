import { asc, getTableColumns, gt, type InferSelectModel, inArray, lte, or, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { SqlDatabase } from '../../lib/store/sql/sql-database.ts';

/** A table of repeated work, with a key of one column and the time at which each row is due, in milliseconds since 1970. */
type DueTable = PgTable & { dueAt: PgColumn };

/**
 * How rows are reserved: at most `limit` of those that are due `now`, for `leaseMs` milliseconds. Those that are due in more than
 * `maxWaitMs`, or of which `isAhead` says so, were written by a clock that was ahead, and are due too.
 */
export interface Reservation {
  now: number;
  leaseMs: number;
  limit: number;
  maxWaitMs: number;
  isAhead?: SQL;
}

/** Reserves rows that are due and returns them, the longest due first, so that no other process takes them during the lease. */
export const takeDueRows = <Table extends DueTable>(
  db: SqlDatabase,
  table: Table,
  { now, leaseMs, limit, maxWaitMs, isAhead }: Reservation,
): Promise<InferSelectModel<Table>[]> =>
  db.transaction(async (transaction) => {
    const due = await transaction
      .select()
      .from(table as DueTable)
      .where(or(lte(table.dueAt, now), gt(table.dueAt, now + maxWaitMs), isAhead))
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
