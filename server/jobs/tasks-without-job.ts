import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Task } from '../../lib/records/records.ts';
import { tasks } from '../../lib/store/sql/schema-tasks.ts';
import type { SqlDatabase } from '../../lib/store/sql/sql-database.ts';

/** Milliseconds. */
const minute = 60_000;

/** Tasks that are pending, for a while already, and that nobody is going to take from one of the queues. Oldest first. */
export function tasksWithoutJob(db: SqlDatabase, queues: string[]): Promise<{ userId: string; task: Task }[]> {
  // One that rested and goes on has a job of another name.
  const isOf = sql`(id = ${tasks.taskId}::uuid or data ->> 'taskId' = ${tasks.taskId})`;
  const waiting = sql`select from jobs.job where ${inArray(sql`name`, queues)} and ${isOf} and state < 'completed'`;
  const isAwake = sql`${tasks.row} ->> 'isPaused' is distinct from 'true'`;
  return db
    .select({ userId: tasks.userId, task: tasks.row })
    .from(tasks)
    .where(and(eq(tasks.status, 'pending'), lt(tasks.updatedAt, Date.now() - minute), isAwake, sql`not exists (${waiting})`))
    .orderBy(tasks.createdAt);
}
