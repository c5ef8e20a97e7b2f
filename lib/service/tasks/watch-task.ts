import type { TaskStore } from '../../ports/task-store.ts';
import type { Task } from '../../records/records.ts';

/** Looks at a task's row now and every so many milliseconds, whoever writes it; gives what ends the looking. */
export function watchTask(
  store: Pick<TaskStore, 'getTask'>,
  taskId: string,
  pace: number,
  /** Hears undefined for a task that is not there. */
  heard: (task: Task | undefined) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = async () => {
    try {
      const task = await store.getTask(taskId);
      if (timer !== undefined) heard(task);
    } catch {
      // A store that is away may come back.
    }
    if (timer !== undefined) timer = setTimeout(() => void look(), pace);
  };
  timer = setTimeout(() => void look());
  return () => {
    clearTimeout(timer);
    timer = undefined;
  };
}
