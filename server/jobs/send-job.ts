import { type SQL, sql } from 'drizzle-orm';
import { fromDrizzle, type PgBoss } from 'pg-boss';
import type { Task } from '../../lib/records/task.ts';
import type { SqlDatabase } from '../../lib/store/sql/sql-database.ts';

/** The data of a job. */
export interface JobData {
  userId: string;
  taskId: string;
}

/** The queues of single tasks, of batches, and of jobs whose attempts are exhausted. */
export const [single, batch, lost] = ['tasks', 'batches', 'lost'];
/** Maximum seconds between two attempts at a job. */
export const maxRetryDelaySeconds = 120;

/** Returns the queue of a task. */
export const queueOf = ({ batchId }: Task): string => (batchId === undefined ? single : batch);

/** The databases that the parts of the task queue share: the queue in PostgreSQL, and the database of the tasks. */
export interface QueueContext {
  boss: PgBoss;
  db: SqlDatabase;
  /** Seconds between two polls for work. */
  pollIntervalSeconds: number;
}

/** Sends a job to a queue, in which the jobs of a user form a group. Resolves to null if its id is taken. */
export const sendJob = (
  boss: PgBoss,
  queue: string,
  job: JobData,
  options: { id?: string; startAfter?: number; db?: ReturnType<typeof transactionAdapter> } = {},
): Promise<string | null> =>
  boss.send(queue, job, { ...options, ...(queue === batch ? { singletonKey: job.userId } : { group: { id: job.userId } }) });

/** The database of a transaction as pg-boss takes it, so that a job is queued with the rest of the transaction or not at all. */
export const transactionAdapter = (transaction: SqlDatabase) =>
  fromDrizzle({ execute: (query) => transaction.execute(query as SQL) as Promise<{ rows: unknown[] }> }, sql);
