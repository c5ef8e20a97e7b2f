import { untilAborted } from '../../async/until-aborted.ts';
import type { OperationContext } from '../../contract/operation.ts';
import type { TaskStore } from '../../ports/task-store.ts';
import type { Task } from '../../records/task.ts';
import { watchTask } from './watch-task.ts';

/** Intervals of reading the task's row: for its progress, and for its end in another process. */
const progressPollMs = 1000;
const endPollMs = 300;

/**
 * Waits for the end of a task and reports its stages. `localEnd` resolves at the end of a task that runs in this process. Rejects
 * when the caller's signal aborts.
 */
export function waitForTask(
  store: Pick<TaskStore, 'getTask'>,
  taskId: string,
  { signal, onProgress }: OperationContext,
  localEnd: Promise<void> | undefined,
): Promise<void> {
  const endedRemotely = Promise.withResolvers<void>();
  let reported = '';
  const onRow = (task: Task | undefined) => {
    if (task?.status !== 'pending') return endedRemotely.resolve();
    const { stage, progress } = task;
    const now = JSON.stringify([stage, progress]);
    if (now !== reported) onProgress?.({ stage, ...progress });
    reported = now;
  };
  const stop = localEnd && !onProgress ? undefined : watchTask(store, taskId, localEnd ? progressPollMs : endPollMs, onRow);
  return untilAborted(localEnd ?? endedRemotely.promise, signal).finally(stop);
}
