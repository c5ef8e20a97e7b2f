import { setTimeout as delay } from 'node:timers/promises';
import { type SQL, sql } from 'drizzle-orm';
import { fromDrizzle, type Job, PgBoss, systemClock } from 'pg-boss';
import { Failure } from '../../lib/contract/failure.ts';
import type { Jobs, TaskAttempt } from '../../lib/ports/jobs.ts';
import type { Task } from '../../lib/records/task.ts';
import { mapDatabaseErrors } from '../../lib/store/sql/map-database-errors.ts';
import type { SqlDatabase } from '../../lib/store/sql/sql-database.ts';
import { sqlTaskStore } from '../../lib/store/sql/sql-task-store.ts';
import { findStrandedTasks, leaseOfTask, settlingMs } from './find-stranded-tasks.ts';
import { deleteExpiredLeases, taskOfLease, tryAcquireLease } from './sql-leases.ts';

/** The queue of all users' tasks in PostgreSQL, which several server processes share. */
export interface TaskQueue {
  jobsOf(userId: string): Jobs;
  /** Takes tasks, `concurrency` of each kind at a time, until the queue is closed. */
  work(perform: Perform, concurrency: number): Promise<void>;
  /**
   * Queues the pending tasks that no queue contains and no process performs, as in a restored database. Starts tasks that are
   * postponed only because the clock was set back.
   */
  requeue(): Promise<void>;
  /** Waits for running tasks, and after `timeoutMs` leaves them to another process. */
  close(timeoutMs: number): Promise<void>;
}
/** Performs one attempt at a queued task of a user. A rejection queues the task again. */
export type Perform = (userId: string, taskId: string, attempt: TaskAttempt) => Promise<void>;

/** The data of a job. */
interface JobData {
  userId: string;
  taskId: string;
}

/** The database of the task queue, and how this process takes tasks from it. */
export interface TaskQueueOptions {
  /** The address of the PostgreSQL server, to which the queue has connections of its own: one, or three where tasks are taken. */
  url: string;
  db: SqlDatabase;
  /** Whether this process is going to take tasks. */
  isWorker: boolean;
  /** Seconds between two polls for work; at least one. */
  pollIntervalSeconds?: number;
  onError(error: unknown): void;
}

/** Seconds without a heartbeat after which a process counts as killed, and another one takes its tasks. */
const heartbeatSeconds = 10;
const maxTaskSeconds = 2 * 3600;
const maxRetryDelaySeconds = 120;
/** Retries after an error of the host, such as an unavailable database: for about ten minutes. */
const retries = { retryLimit: 12, retryDelay: 1, retryBackoff: true, retryDelayMax: maxRetryDelaySeconds };
const deleteAfterSeconds = 3600;
/** Seconds by which the clocks of this process and of the database may differ. */
const clockToleranceSeconds = 60;
const [single, batch, lost] = ['tasks', 'batches', 'lost'];
/** A monotonic clock, which setting the system's clock does not change. */
const clock = { ...systemClock, now: () => performance.timeOrigin + performance.now() };

/**
 * Opens the queue of all users' tasks on PostgreSQL. Each task is performed by one process at a time, and by another one if that
 * process is killed.
 */
export async function openTaskQueue({
  url,
  db,
  isWorker,
  pollIntervalSeconds = 2,
  onError,
}: TaskQueueOptions): Promise<TaskQueue> {
  const boss = new PgBoss({
    connectionString: url,
    schema: 'jobs',
    clock,
    application_name: 'gloss jobs',
    // Tasks are added by the database's own connections, and other queries are short.
    max: isWorker ? 2 : 1,
    schedule: false,
    supervise: isWorker,
    useListenNotify: isWorker,
    superviseIntervalSeconds: pollIntervalSeconds,
    monitorIntervalSeconds: pollIntervalSeconds,
  });
  boss.on('error', onError);
  await boss.start();
  const queue = { ...retries, heartbeatSeconds, expireInSeconds: maxTaskSeconds, deleteAfterSeconds, notify: true };
  await boss.createQueue(lost, queue);
  await boss.createQueue(single, { ...queue, policy: 'standard', deadLetter: lost });
  // One of each user at a time.
  await boss.createQueue(batch, { ...queue, policy: 'singleton', deadLetter: lost });
  const ending = new AbortController();

  const queueOf = ({ batchId }: Task) => (batchId === undefined ? single : batch);
  const send = (
    name: string,
    work: JobData,
    options: { id?: string; startAfter?: number; db?: ReturnType<typeof transactionAdapter> } = {},
  ) => boss.send(name, work, { ...options, ...(name === batch && { singletonKey: work.userId }) });
  const failTask = async ({ userId, taskId }: JobData) => {
    const store = sqlTaskStore(db, userId);
    await store.updateTask(taskId, { status: 'failed', failure: attemptsExhausted.toJSON(), updatedAt: Date.now() });
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
            const { taskId } = task;
            await send(queueOf(task), { userId, taskId }, { id: taskId, db: transactionAdapter(transaction) });
            return task;
          }),

        async acquireLease({ name, taskIds, onLost }, signal) {
          const store = sqlTaskStore(db, userId);
          const ownerId = crypto.randomUUID();
          for (;;) {
            signal.throwIfAborted();
            const taskId = () => [...taskIds][0];
            const lease = await tryAcquireLease(db, { userId, name, ownerId, taskId, onLost });
            if (lease) return lease;
            const other = await taskOfLease(db, userId, name);
            const progress = other === undefined ? undefined : (await store.getTask(other))?.progress;
            for (const waiting of taskIds) await store.updateTask(waiting, { progress, updatedAt: Date.now() });
            await delay(pollIntervalSeconds * 1000, undefined, { signal });
          }
        },

        // The new job has an id of its own, because that of the first attempt may still be stored.
        requeueTask: async (task: Task) => {
          await send(queueOf(task), { userId, taskId: task.taskId });
        },
      } satisfies Jobs),

    async work(perform, concurrency) {
      const handle = async ({ id, name, data, signal, retryCount }: Job<JobData>) => {
        const { userId, taskId } = data;
        const taken = new AbortController();
        const lease = await tryAcquireLease(db, {
          userId,
          name: leaseOfTask(taskId),
          // A second attempt at the same job takes over the lease of the first.
          ownerId: id,
          taskId: () => taskId,
          onLost: () => taken.abort(new Failure('unavailable', `task ${taskId} is performed by another process`)),
        });
        if (!lease) {
          // The job before it, of a task that was paused and goes on, may not have ended.
          await send(name, data, { startAfter: pollIntervalSeconds });
          return;
        }
        const isLastAttempt = retryCount >= retries.retryLimit;
        try {
          await perform(userId, taskId, { signal: AbortSignal.any([signal, ending.signal, taken.signal]), isLastAttempt });
        } finally {
          await lease.release();
        }
      };
      const options = { pollingIntervalSeconds: pollIntervalSeconds, notifyPollingIntervalSeconds: pollIntervalSeconds };
      const take = async (queue: string) => {
        const worker: string = await boss.work<JobData>(queue, options, async ([job]) => {
          if (job) await handle(job);
          // Polls for the next one at once instead of after the interval.
          boss.notifyWorker(worker);
        });
      };
      for (const queue of [single, batch]) for (let count = 0; count < concurrency; count++) await take(queue);
      await boss.work<JobData>(lost, options, async ([job]) => job && failTask(job.data));
    },

    async requeue() {
      await deleteExpiredLeases(db);
      const queued = (await Promise.all([single, batch].map((name) => boss.findJobs<JobData>(name, { queued: true })))).flat();
      const latest = Date.now() + (maxRetryDelaySeconds + clockToleranceSeconds) * 1000;
      for (const { name, id, startAfter } of queued) {
        if (startAfter.getTime() > latest) await boss.update(name, undefined, { id, startAfter: new Date() });
      }
      const queuedIds = new Set(queued.map(({ data }) => data.taskId));
      for (const { userId, task } of await findStrandedTasks(db)) {
        const { taskId } = task;
        if (queuedIds.has(taskId)) continue;
        const name = queueOf(task);
        const active = (await boss.findJobs<JobData>(name, { data: { taskId } })).filter(({ state }) => state === 'active');
        // Another process queued the task after these were listed, and a worker has just taken it.
        if (active.some(({ startedOn }) => Math.abs(Date.now() - startedOn.getTime()) < settlingMs)) continue;
        // The job of a killed process would hold up the user's batch until pg-boss notices.
        for (const { id } of active) await boss.deleteJob(name, id);
        const work = { userId, taskId };
        // Under its own id, so that two processes queue it once. Where that id is taken by an ended job, under a new one.
        if ((await send(name, work, { id: taskId })) !== null) continue;
        const jobs = await boss.findJobs<JobData>(name, { data: { taskId } });
        if (!jobs.every(({ state }) => endedStates.has(state))) continue;
        // Another process may have queued the task meanwhile, and a third one completed it.
        if ((await sqlTaskStore(db, userId).getTask(taskId))?.status === 'pending') await send(name, work);
      }
    },

    async close(timeoutMs) {
      const timer = setTimeout(() => ending.abort(new Failure('cancelled', 'this process shuts down')), timeoutMs);
      await boss.stop({ graceful: true, timeout: 2 * timeoutMs });
      clearTimeout(timer);
    },
  };
}

const endedStates = new Set<string>(['completed', 'cancelled', 'failed']);
const attemptsExhausted = new Failure(
  'unavailable',
  'every process that performed this task ended before the task did; start it again',
);

/** The database of a transaction as pg-boss takes it, so that a job is queued with the rest of the transaction or not at all. */
const transactionAdapter = (transaction: SqlDatabase) =>
  fromDrizzle({ execute: (query) => transaction.execute(query as SQL) as Promise<{ rows: unknown[] }> }, sql);
