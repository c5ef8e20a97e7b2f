import { sql } from 'drizzle-orm';
import type { SqlDatabase } from '../../lib/store/sql/sql-database.ts';

/** Seconds by which the clocks of the database's server before and after a failover may differ. */
const tolerance = 60;

/**
 * A clock that went ahead and was set back leaves times in the queue that are still to come: the work of a killed process would
 * be another one's only then, and a task that is to be tried again would wait as long. They become now. `longestWait`: seconds
 * for which a job may be put off.
 */
export async function bringTimesBack(db: SqlDatabase, longestWait: number): Promise<void> {
  const now = sql`jobs.job_now()`;
  const latest = sql`${now} + interval '1 second' * ${longestWait + tolerance}`;
  await db.execute(sql`
    update jobs.job
    set start_after = least(start_after, ${now}), started_on = least(started_on, ${now}), heartbeat_on = least(heartbeat_on, ${now})
    where state < 'completed' and greatest(start_after, started_on, heartbeat_on) > ${latest}`);
  await db.execute(sql`
    update jobs.queue
    set monitor_claim_on = least(monitor_claim_on, ${now}), monitor_on = least(monitor_on, ${now}), maintain_on = least(maintain_on, ${now})
    where greatest(monitor_claim_on, monitor_on, maintain_on) > ${latest}`);
}
