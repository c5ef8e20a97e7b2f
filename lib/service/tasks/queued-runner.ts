import { Failure, type FailureCode } from '../../contract/failure.ts';
import type { Jobs, TaskAttempt } from '../../ports/jobs.ts';
import type { Store } from '../../ports/store.ts';
import type { Task } from '../../records/task.ts';
import { canceledByUser } from './canceled-by-user.ts';
import type { TaskRunner } from './task-runner.ts';
import type { TaskWork } from './task-work.ts';
import { waitForTask } from './wait-for-task.ts';
import { watchTask } from './watch-task.ts';

/** Interval at which the process that performs a task reads whether another process has canceled or paused it. */
const cancelPollMs = 2000;

/** Leaves tasks to a queue, from which any process of the host takes them. The queue itself starts unfinished tasks again. */
export const createQueuedRunner = (store: Store, jobs: Jobs): TaskRunner => ({
  add: (task) => jobs.add(task),
  resume: (task) => jobs.requeueTask(task),
  resumeAll: async () => undefined,
  isRunning: () => false,
  stop: () => undefined,
  interrupt: () => undefined,
  waitForEnd: (taskId, context) => waitForTask(store, taskId, context, undefined),
});

/** Errors of the host, which may be over at the next attempt. */
const hostErrors: FailureCode[] = ['internal', 'unavailable'];

/** Performs one attempt at a queued task. Rejects when another attempt is needed. */
export async function attemptTask(
  store: Store,
  work: TaskWork,
  taskId: string,
  { signal, isLastAttempt }: TaskAttempt,
): Promise<void> {
  const task = await store.getTask(taskId);
  if (task?.status !== 'pending' || task.isPaused) return;
  const canceled = new AbortController();
  const check = (now?: Task) => (now?.status === 'pending' && !now.isPaused) || canceled.abort(canceledByUser());
  const stop = watchTask(store, taskId, cancelPollMs, check);
  try {
    await work.perform(task, AbortSignal.any([signal, canceled.signal]));
  } catch (error) {
    const failure = Failure.from(error);
    if (signal.aborted || (hostErrors.includes(failure.code) && !isLastAttempt)) throw failure;
    if (!canceled.signal.aborted) await work.fail(taskId, failure);
  } finally {
    stop();
  }
  await work.cleanUp(taskId);
}
