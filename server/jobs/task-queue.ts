import { setTimeout as pause } from 'node:timers/promises';
import { type SQL, sql } from 'drizzle-orm';
import { fromDrizzle, type Job, PgBoss, systemClock } from 'pg-boss';
import { Failure } from '../../lib/contract/failure.ts';
import type { Jobs, TaskAttempt, Turn } from '../../lib/ports/jobs.ts';
import type { Task } from '../../lib/records/records.ts';
import { mapDatabaseErrors } from '../../lib/store/sql/map-database-errors.ts';
import type { SqlDatabase } from '../../lib/store/sql/sql-database.ts';
import { sqlTaskStore } from '../../lib/store/sql/sql-task-store.ts';
import { bringTimesBack } from './bring-times-back.ts';
import { isBeingPerformed } from './is-being-performed.ts';
import { takeTurn } from './take-turn.ts';
import { tasksWithoutJob } from './tasks-without-job.ts';

export interface TaskQueue {
  jobsOf(userId: string): Jobs;
  /** Takes tasks, as many at a time as told, until the queue is closed. */
  work(perform: Perform, together: number): Promise<void>;
  /** Queues the tasks that wait and are in no queue: of a database that was restored, for example. */
  takeUp(): Promise<void>;
  /** Lets go on what a clock that was set back holds up. */
  keepTime(): Promise<void>;
  /** Lets what is going on end, or after `patience` milliseconds leaves it to another process. */
  close(patience: number): Promise<void>;
}
export type Perform = (userId: string, taskId: string, one: TaskAttempt) => Promise<void>;

interface Work {
  userId: string;
  taskId: string;
  /** Of a task that rested: whoever performed it before may not have noticed yet. */
  isAgain?: true;
}

export interface TaskQueueOptions {
  /** Of the PostgreSQL server; the queue has connections of its own: one, or three where tasks are taken. */
  url: string;
  db: SqlDatabase;
  /** Whether this process is going to take tasks. */
  isWorker: boolean;
  /** Seconds between two looks for what there is to do; at least one. */
  pace?: number;
  onError(error: unknown): void;
}

/** Seconds. A process that says nothing for so long was killed, and its tasks are another one's. */
const heartbeat = 10;
const longestTask = 2 * 3600;
const keptAfterwards = 3600;
/** For faults of the host, a database that went away for example: with the pauses between them, some ten minutes. */
const tries = { retryLimit: 12, retryDelay: 1, retryBackoff: true, retryDelayMax: 120 };
const [single, batch, lost] = ['tasks', 'batches', 'lost'];
/** Time goes on, whatever is done to the clock. */
const clock = { ...systemClock, now: () => performance.timeOrigin + performance.now() };

/** The tasks of all users on PostgreSQL: each is performed by one process at a time, and by another one if that is killed. */
export async function openTaskQueue({ url, db, isWorker, pace = 2, onError }: TaskQueueOptions): Promise<TaskQueue> {
  const boss = new PgBoss({
    connectionString: url,
    schema: 'jobs',
    clock,
    application_name: 'gloss jobs',
    // Tasks are added by connections of the database's, and what else is asked is short.
    max: isWorker ? 2 : 1,
    schedule: false,
    supervise: isWorker,
    useListenNotify: isWorker,
    superviseIntervalSeconds: pace,
    monitorIntervalSeconds: pace,
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
  await boss.createQueue(lost, queue);
  await boss.createQueue(single, { ...queue, policy: 'standard', deadLetter: lost });
  // Of each user one at a time.
  await boss.createQueue(batch, { ...queue, policy: 'singleton', deadLetter: lost });
  const ending = new AbortController();

  /** Null where its job is there already. */
  const send = (transaction: SqlDatabase, userId: string, { taskId, batchId }: Task): Promise<string | null> =>
    boss.send(batchId ? batch : single, { userId, taskId } satisfies Work, {
      id: taskId,
      db: inside(transaction),
      ...(batchId && { singletonKey: userId }),
    });
  const giveUp = async ({ userId, taskId }: Work) => {
    const store = sqlTaskStore(db, userId);
    await store.updateTask(taskId, { status: 'failed', failure: leftOff.toJSON(), updatedAt: Date.now() });
    await store.forgetSteps(taskId);
  };

  return {
    jobsOf: (userId) =>
      mapDatabaseErrors({
        add: (task: Task) =>
          db.transaction(async (transaction) => {
            const store = sqlTaskStore(transaction, userId);
            await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${userId} tasks`}, 1))`);
            const known = (await store.listPendingTasks()).find(({ key }) => key === task.key);
            if (known) return known;
            await store.putTask(task);
            await send(transaction, userId, task);
            return task;
          }),

        async takeTurn(turn: Turn, signal: AbortSignal) {
          const store = sqlTaskStore(db, userId);
          for (;;) {
            signal.throwIfAborted();
            const other = await takeTurn(db, [single, batch], userId, turn);
            if (other === undefined) return;
            const progress = (await store.getTask(other))?.progress;
            await store.updateTask(turn.taskId, { progress, updatedAt: Date.now() });
            await pause(pace * 1000, undefined, { signal });
          }
        },

        // Of a new name, because the job of the first try may still be remembered.
        again: async ({ taskId, batchId }: Task) => {
          const work: Work = { userId, taskId, isAgain: true };
          await boss.send(batchId === undefined ? single : batch, work, batchId === undefined ? {} : { singletonKey: userId });
        },
      }),

    async work(perform, together) {
      const handle = async ([job]: Job<Work>[]) => {
        if (!job) return;
        const { data, signal, retryCount } = job;
        if (data.isAgain && (await isBeingPerformed(db, [single, batch], data.taskId, job.id))) {
          await boss.send(job.name, data, { startAfter: pace, singletonKey: data.userId });
          return;
        }
        const isLastAttempt = retryCount >= tries.retryLimit;
        await perform(data.userId, data.taskId, { signal: AbortSignal.any([signal, ending.signal]), isLastAttempt });
      };
      const options = { pollingIntervalSeconds: pace, notifyPollingIntervalSeconds: pace };
      const take = async (queue: string) => {
        const worker: string = await boss.work<Work>(queue, options, async (jobs) => {
          await handle(jobs);
          // Looks for the next one at once, which it would else do at its usual pace.
          boss.notifyWorker(worker);
        });
      };
      for (const queue of [single, batch]) for (let count = 0; count < together; count++) await take(queue);
      await boss.work<Work>(lost, options, async ([job]) => job && giveUp(job.data));
    },

    async takeUp() {
      for (const { userId, task } of await tasksWithoutJob(db, [single, batch])) {
        const { taskId } = task;
        if ((await send(db, userId, task)) === null) await giveUp({ userId, taskId });
      }
    },

    keepTime: () => bringTimesBack(db, tries.retryDelayMax),

    async close(patience) {
      const late = setTimeout(() => ending.abort(new Failure('cancelled', 'this process ends')), patience);
      await boss.stop({ graceful: true, timeout: patience + 5000 });
      clearTimeout(late);
    },
  };
}

const leftOff = new Failure('unavailable', 'every process that did this ended before it was done');

/** What the queue writes is part of a transaction of ours. */
const inside = (transaction: SqlDatabase) =>
  fromDrizzle({ execute: (query) => transaction.execute(query as SQL) as Promise<{ rows: unknown[] }> }, sql);
