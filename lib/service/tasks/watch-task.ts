import type { TaskStore } from '../../ports/task-store.ts';
import type { Task } from '../../records/task.ts';

/** Reads a task's row now and at every interval, whichever process writes it. Returns the function that ends it. */
export function watchTask(
  store: Pick<TaskStore, 'getTask'>,
  taskId: string,
  intervalMs: number,
  /** Called with undefined for a task that does not exist. */
  onRow: (task: Task | undefined) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const poll = async () => {
    try {
      const task = await store.getTask(taskId);
      if (timer !== undefined) onRow(task);
    } catch {
      // The store may be unavailable for a while.
    }
    if (timer !== undefined) timer = setTimeout(() => void poll(), intervalMs);
  };
  timer = setTimeout(() => void poll());
  return () => {
    clearTimeout(timer);
    timer = undefined;
  };
}
