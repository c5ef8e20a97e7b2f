import { PgBoss, systemClock } from 'pg-boss';
import { Failure } from '../../lib/contract/failure.ts';
import type { Jobs } from '../../lib/ports/jobs.ts';
import type { SqlDatabase } from '../../lib/store/sql/sql-database.ts';
import { requeueTasks } from './requeue-tasks.ts';
import { batch, lost, maxRetryDelaySeconds, single } from './send-job.ts';
import { type Perform, takeTasks } from './take-tasks.ts';
import { createUserJobs } from './user-jobs.ts';

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
/** Retries after an error of the host, such as an unavailable database: for about ten minutes. */
const retries = { retryLimit: 12, retryDelay: 1, retryBackoff: true, retryDelayMax: maxRetryDelaySeconds };
const deleteAfterSeconds = 3600;
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
  try {
    await boss.start();
    await createQueues(boss);
  } catch (error) {
    // Its connections and timers would outlast the failed start.
    await boss.stop({ graceful: false }).catch(onError);
    throw error;
  }
  const ending = new AbortController();
  const context = { boss, db, pollIntervalSeconds };
  return {
    jobsOf: (userId) => createUserJobs(context, userId),
    work: (perform, concurrency) =>
      takeTasks(context, { perform, concurrency, retryLimit: retries.retryLimit, ending: ending.signal }),
    requeue: () => requeueTasks(context),

    async close(timeoutMs) {
      const timer = setTimeout(() => ending.abort(new Failure('cancelled', 'This process shuts down.')), timeoutMs);
      await boss.stop({ graceful: true, timeout: 2 * timeoutMs });
      clearTimeout(timer);
    },
  };
}

async function createQueues(boss: PgBoss): Promise<void> {
  const queue = { ...retries, heartbeatSeconds, expireInSeconds: maxTaskSeconds, deleteAfterSeconds, notify: true };
  await boss.createQueue(lost, queue);
  await boss.createQueue(single, { ...queue, policy: 'standard', deadLetter: lost });
  // One of each user at a time.
  await boss.createQueue(batch, { ...queue, policy: 'singleton', deadLetter: lost });
}
