import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Jobs } from '../../lib/ports/jobs.ts';
import type { Task } from '../../lib/records/task.ts';
import { mapDatabaseErrors } from '../../lib/store/sql/map-database-errors.ts';
import { sqlTaskStore } from '../../lib/store/sql/sql-task-store.ts';
import { type QueueContext, queueOf, sendJob, transactionAdapter } from './send-job.ts';
import { taskOfLease, tryAcquireLease } from './sql-leases.ts';

/** Creates the access of a user's service to the task queue. */
export const createUserJobs = ({ boss, db, pollIntervalSeconds }: QueueContext, userId: string): Jobs =>
  mapDatabaseErrors({
    add: (task: Task) =>
      db.transaction(async (transaction) => {
        const store = sqlTaskStore(transaction, userId);
        await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${userId} tasks`}, 1))`);
        const known = (await store.listPendingTasks()).find(({ key }) => key === task.key);
        if (known) return known;
        await store.putTask(task);
        const { taskId } = task;
        await sendJob(boss, queueOf(task), { userId, taskId }, { id: taskId, db: transactionAdapter(transaction) });
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
      await sendJob(boss, queueOf(task), { userId, taskId: task.taskId });
    },
  } satisfies Jobs);
