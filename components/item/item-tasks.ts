import type { Task } from '../../lib/records/task.ts';

/**
 * The tasks of a media item, newest first. A task found by address counts only if it belongs to no other item of that
 * address.
 */
export function mergeTasks(contentId: string, byId: Task[], byUrl: Task[]): Task[] {
  const unidentified = byUrl.filter((task) => task.contentId === undefined);
  return [...byId.filter((task) => task.contentId === contentId), ...unidentified].sort((a, b) => b.createdAt - a.createdAt);
}

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
