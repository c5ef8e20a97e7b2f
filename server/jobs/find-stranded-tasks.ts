import { and, eq, not, notExists, sql } from 'drizzle-orm';
import type { Task } from '../../lib/records/task.ts';
import { isRunnable } from '../../lib/store/sql/conditions.ts';
import { tasks } from '../../lib/store/sql/schema-tasks.ts';
import type { SqlDatabase } from '../../lib/store/sql/sql-database.ts';
import { leases } from './schema.ts';
import { hasExpired } from './sql-leases.ts';

/** Milliseconds within which a task or a job that has just changed may be on its way. */
export const settlingMs = 60_000;

/** The name of the lease under which a task is performed. */
export const leaseOfTask = (taskId: string): string => `task ${taskId}`;

/**
 * Pending tasks that no process performs, oldest first. Those that changed within a minute are left out, as they may be on
 * their way; one that changed later than that was written before a clock was set back.
 */
export function findStrandedTasks(db: SqlDatabase): Promise<{ userId: string; task: Task }[]> {
  const isOfTask = and(eq(leases.userId, tasks.userId), eq(leases.name, sql`'task ' || ${tasks.taskId}`));
  const lease = db
    .select({ name: leases.name })
    .from(leases)
    .where(and(isOfTask, not(hasExpired)));
  const isSettled = sql`abs(${tasks.updatedAt} - ${Date.now()}) > ${settlingMs}`;
  return db
    .select({ userId: tasks.userId, task: tasks.row })
    .from(tasks)
    .where(and(isRunnable, isSettled, notExists(lease)))
    .orderBy(tasks.createdAt);
}
