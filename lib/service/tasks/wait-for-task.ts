import type { OperationContext } from '../../contract/operation.ts';
import type { TaskStore } from '../../ports/task-store.ts';
import type { Task } from '../../records/records.ts';
import { untilAborted } from './until-aborted.ts';
import { watchTask } from './watch-task.ts';

/** Milliseconds between two looks at the row. */
const progressPace = 1000;
const endPace = 300;

/**
 * Waits until a task has ended, `local` in this process or else in whichever, and tells its stages meanwhile. A caller that
 * goes away is let go.
 */
export function followTask(
  store: Pick<TaskStore, 'getTask'>,
  taskId: string,
  { signal, onProgress }: OperationContext,
  here: Promise<void> | undefined,
): Promise<void> {
  const elsewhere = Promise.withResolvers<void>();
  let told = '';
  const heard = (task: Task | undefined) => {
    if (task?.status !== 'pending') return elsewhere.resolve();
    const { stage, progress } = task;
    const now = JSON.stringify([stage, progress]);
    if (now !== told) onProgress?.({ stage, ...progress });
    told = now;
  };
  const stop = here && !onProgress ? undefined : watchTask(store, taskId, here ? progressPace : endPace, heard);
  return untilAborted(here ?? elsewhere.promise, signal).finally(stop);
}
