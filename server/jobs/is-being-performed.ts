import { inArray, sql } from 'drizzle-orm';
import type { SqlDatabase } from '../../lib/store/sql/sql-database.ts';

/** Whether a task is going on under another job than this one; of two that wait for each other one may begin. */
export async function isBeingPerformed(db: SqlDatabase, queues: string[], taskId: string, jobId: string): Promise<boolean> {
  const { rows } = (await db.execute(sql`
    select 1 from jobs.job
    where ${inArray(sql`name`, queues)} and state = 'active' and data ->> 'taskId' = ${taskId}
      and id <> ${jobId}::uuid and (data ->> 'isAgain' is null or id < ${jobId}::uuid)
    limit 1`)) as { rows: unknown[] };
  return rows.length > 0;
}
