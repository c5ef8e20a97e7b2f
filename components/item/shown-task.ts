import type { Task } from '../../lib/records/task.ts';

/**
 * Returns the task that a view follows, from tasks of one kind, newest first: the pending one, or the one that ended
 * last. After a request only newer tasks count, those started by other views included, such as a capture during
 * playback.
 */
export function shownTask(tasks: Task[], { taskId, since }: { taskId?: string; since: number }): Task | undefined {
  const isPending = ({ status }: Task) => status === 'pending';
  const newTasks = tasks.filter((task) => task.taskId === taskId || task.createdAt > since);
  if (newTasks.length === 0) return tasks.find(isPending) ?? tasks[0];
  return newTasks.find(isPending) ?? newTasks.reduce((last, task) => (task.updatedAt > last.updatedAt ? task : last));
}
