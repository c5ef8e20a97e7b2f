import { type SQL, sql } from 'drizzle-orm';
import { fromDrizzle, type Job, PgBoss } from 'pg-boss';
import { Failure } from '../../lib/contract/failure.ts';
import type { Jobs, Try } from '../../lib/ports/jobs.ts';
import type { Task } from '../../lib/records.ts';
import type { SqlDatabase } from '../../lib/store/sql/sql-database.ts';
import { sqlTaskStore } from '../../lib/store/sql/sql-task-store.ts';
import { toldFailures } from '../../lib/store/sql/told-failures.ts';

export interface TaskQueue {
  jobsOf(userId: string): Jobs;
  /** Takes tasks, as many at a time as told, until the queue is closed. */
  work(perform: Perform, together: number): Promise<void>;
  /** Lets what is going on end, or after `patience` milliseconds leaves it to another process. */
  close(patience: number): Promise<void>;
}
export type Perform = (userId: string, taskId: string, one: Try) => Promise<void>;

interface Work {
  userId: string;
  taskId: string;
}

export interface TaskQueueOptions {
  /** Of the PostgreSQL server; the queue has connections of its own: one, or three where tasks are taken. */
  url: string;
  db: SqlDatabase;
  /** Whether this process is going to take tasks. */
  isWorker: boolean;
  onError(error: unknown): void;
}

/** Seconds. A process that says nothing for so long was killed, and its tasks are another one's. */
const heartbeat = 10;
const longestTask = 2 * 3600;
const keptAfterwards = 3600;
const lookPace = 2;
/** For faults of the host, a database that went away for example: with the pauses between them, some ten minutes. */
const tries = { retryLimit: 12, retryDelay: 1, retryBackoff: true, retryDelayMax: 120 };
const [single, batch] = ['tasks', 'batches'];

/** The tasks of all users on PostgreSQL: each is performed by one process at a time, and by another one if that is killed. */
export async function openTaskQueue({ url, db, isWorker, onError }: TaskQueueOptions): Promise<TaskQueue> {
  const boss = new PgBoss({
    connectionString: url,
    schema: 'jobs',
    application_name: 'gloss jobs',
    // Tasks are added by connections of the database's, and what else is asked is short.
    max: isWorker ? 2 : 1,
    schedule: false,
    supervise: isWorker,
    useListenNotify: isWorker,
    superviseIntervalSeconds: lookPace,
    monitorIntervalSeconds: lookPace,
  });
  boss.on('error', onError);
  await boss.start();
  const queue = {
    ...tries,
    heartbeatSeconds: heartbeat,
    expireInSeconds: longestTask,
    deleteAfterSeconds: keptAfterwards,
    notify: true,
  };
  await boss.createQueue(single, { ...queue, policy: 'standard' });
  // Of each user one at a time.
  await boss.createQueue(batch, { ...queue, policy: 'singleton' });
  const ending = new AbortController();

  return {
    jobsOf: (userId) =>
      toldFailures({
        add: (task: Task) =>
          db.transaction(async (transaction) => {
            const store = sqlTaskStore(transaction, userId);
            await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${userId} tasks`}, 1))`);
            const known = (await store.pendingTasks()).find(({ key }) => key === task.key);
            if (known) return known;
            await store.putTask(task);
            const work: Work = { userId, taskId: task.taskId };
            const isBatch = task.batchId !== undefined;
            await boss.send(isBatch ? batch : single, work, {
              id: task.taskId,
              db: inside(transaction),
              ...(isBatch && { singletonKey: userId }),
            });
            return task;
          }),
      }),

    async work(perform, together) {
      const handle = async ([job]: Job<Work>[]) => {
        if (!job) return;
        const { data, signal, retryCount } = job;
        const isLast = retryCount >= tries.retryLimit;
        await perform(data.userId, data.taskId, { signal: AbortSignal.any([signal, ending.signal]), isLast });
      };
      const options = { pollingIntervalSeconds: lookPace, notifyPollingIntervalSeconds: lookPace };
      const take = async (queue: string) => {
        const worker: string = await boss.work<Work>(queue, options, async (jobs) => {
          await handle(jobs);
          // Looks for the next one at once, which it would else do at its usual pace.
          boss.notifyWorker(worker);
        });
      };
      for (const queue of [single, batch]) for (let count = 0; count < together; count++) await take(queue);
    },

    async close(patience) {
      const late = setTimeout(() => ending.abort(new Failure('cancelled', 'this process ends')), patience);
      await boss.stop({ graceful: true, timeout: patience + 5000 });
      clearTimeout(late);
    },
  };
}

/** What the queue writes is part of a transaction of ours. */
const inside = (transaction: SqlDatabase) =>
  fromDrizzle({ execute: (query) => transaction.execute(query as SQL) as Promise<{ rows: unknown[] }> }, sql);
