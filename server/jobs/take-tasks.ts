import type { Job } from 'pg-boss';
import { Failure } from '../../lib/contract/failure.ts';
import type { TaskAttempt } from '../../lib/ports/jobs.ts';
import type { SqlDatabase } from '../../lib/store/sql/sql-database.ts';
import { sqlTaskStore } from '../../lib/store/sql/sql-task-store.ts';
import { maxTasksPerUser } from '../settings.ts';
import { leaseOfTask } from './find-stranded-tasks.ts';
import { batch, type JobData, lost, type QueueContext, sendJob, single } from './send-job.ts';
import { tryAcquireLease } from './sql-leases.ts';

/** Performs one attempt at a queued task of a user. A rejection queues the task again. */
export type Perform = (userId: string, taskId: string, attempt: TaskAttempt) => Promise<void>;

/** The options by which a process takes tasks: `concurrency` of each kind at a time, until `ending` aborts. */
export interface TakeOptions {
  perform: Perform;
  concurrency: number;
  /** The number of the last attempt at a task, counted from 0. */
  retryLimit: number;
  ending: AbortSignal;
}

/** Takes tasks from the queue and performs each under a lease, and fails those whose attempts are exhausted. */
export async function takeTasks(
  { boss, db, pollIntervalSeconds }: QueueContext,
  { perform, concurrency, retryLimit, ending }: TakeOptions,
): Promise<void> {
  const handle = async ({ id, name, data, signal, retryCount }: Job<JobData>) => {
    const { userId, taskId } = data;
    const taken = new AbortController();
    const lease = await tryAcquireLease(db, {
      userId,
      name: leaseOfTask(taskId),
      // A second attempt at the same job takes over the lease of the first.
      ownerId: id,
      taskId: () => taskId,
      onLost: () => taken.abort(new Failure('unavailable', `The task ${taskId} is performed by another process.`)),
    });
    if (!lease) {
      // The job before it, of a task that was paused and goes on, may not have ended.
      await sendJob(boss, name, data, { startAfter: pollIntervalSeconds });
      return;
    }
    const isLastAttempt = retryCount >= retryLimit;
    try {
      await perform(userId, taskId, { signal: AbortSignal.any([signal, ending, taken.signal]), isLastAttempt });
    } finally {
      await lease.release();
    }
  };
  const options = { pollingIntervalSeconds: pollIntervalSeconds, notifyPollingIntervalSeconds: pollIntervalSeconds };
  const take = async (queue: string) => {
    const limit = queue === single && { groupConcurrency: maxTasksPerUser };
    const worker: string = await boss.work<JobData>(queue, { ...options, ...limit }, async ([job]) => {
      if (job) await handle(job);
      // Polls for the next one at once instead of after the interval.
      boss.notifyWorker(worker);
    });
  };
  for (const queue of [single, batch]) for (let count = 0; count < concurrency; count++) await take(queue);
  await boss.work<JobData>(lost, options, async ([job]) => job && failTask(db, job.data));
}

async function failTask(db: SqlDatabase, { userId, taskId }: JobData): Promise<void> {
  const store = sqlTaskStore(db, userId);
  await store.updateTask(taskId, { status: 'failed', failure: attemptsExhausted.toJSON(), updatedAt: Date.now() });
  await store.forgetSteps(taskId);
}

const attemptsExhausted = new Failure(
  'unavailable',
  'Every process that performed this task ended before the task did. Start it again.',
);
