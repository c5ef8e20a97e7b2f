import { inArray, sql } from 'drizzle-orm';
import type { Turn } from '../../lib/ports/jobs.ts';
import type { SqlDatabase } from '../../lib/store/sql/sql-database.ts';

/**
 * Takes the turn at a work, unless it is another run's: then its task. A turn is a mark on the jobs of the tasks that wait for the
 * run, so it ends with them, also when their process is killed.
 */
export const takeTurn = (
  db: SqlDatabase,
  queues: string[],
  userId: string,
  { work, runId, taskId }: Turn,
): Promise<string | undefined> =>
  db.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${userId} turns`}, 1))`);
    const isActive = sql`${inArray(sql`name`, queues)} and state = 'active' and data ->> 'userId' = ${userId}`;
    const { rows } = (await transaction.execute(sql`
      select data ->> 'taskId' as "taskId" from jobs.job
      where ${isActive} and data -> 'turn' ->> 'work' = ${work} and data -> 'turn' ->> 'runId' <> ${runId}
      limit 1`)) as { rows: { taskId: string }[] };
    const turn = rows.length > 0 ? null : { work, runId };
    await transaction.execute(sql`
      update jobs.job set data = data || ${JSON.stringify({ turn })}::jsonb
      where ${isActive} and data ->> 'taskId' = ${taskId}`);
    return rows[0]?.taskId;
  });
