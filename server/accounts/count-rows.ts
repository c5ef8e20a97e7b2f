import { count } from 'drizzle-orm';
import { tasks } from '../../lib/store/sql/schema-tasks.ts';
import type { SqlDatabase } from '../../lib/store/sql/sql-database.ts';
import { users } from './schema.ts';

/** Numbers of rows that show operators how much a server is used. */
export interface RowCounts {
  accounts: number;
  /** The tasks by status. */
  tasks: Partial<Record<string, number>>;
}

/** Counts the accounts, and the tasks by status. */
export async function countRows(db: SqlDatabase): Promise<RowCounts> {
  const [accounts, byStatus] = await Promise.all([
    db.$count(users),
    db.select({ status: tasks.status, rows: count() }).from(tasks).groupBy(tasks.status),
  ]);
  return { accounts, tasks: Object.fromEntries(byStatus.map(({ status, rows }) => [status, rows])) };
}
