import { sqlTaskStore } from '../../lib/store/sql/sql-task-store.ts';
import { findStrandedTasks, settlingMs } from './find-stranded-tasks.ts';
import { batch, type JobData, maxRetryDelaySeconds, type QueueContext, queueOf, sendJob, single } from './send-job.ts';
import { deleteExpiredLeases } from './sql-leases.ts';

/** Seconds by which the clocks of this process and of the database may differ. */
const clockToleranceSeconds = 60;

/**
 * Queues the pending tasks that no queue contains and no process performs, as in a restored database. Starts tasks that are
 * postponed only because the clock was set back.
 */
export async function requeueTasks({ boss, db }: Omit<QueueContext, 'pollIntervalSeconds'>): Promise<void> {
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
    if ((await sendJob(boss, name, work, { id: taskId })) !== null) continue;
    const jobs = await boss.findJobs<JobData>(name, { data: { taskId } });
    if (!jobs.every(({ state }) => endedStates.has(state))) continue;
    // Another process may have queued the task meanwhile, and a third one completed it.
    if ((await sqlTaskStore(db, userId).getTask(taskId))?.status === 'pending') await sendJob(boss, name, work);
  }
}

const endedStates = new Set<string>(['completed', 'cancelled', 'failed']);
