import type { Task } from '../../lib/records/task.ts';

/**
 * The tasks of a media item, newest first. A task found by address counts only if it belongs to no other item of that
 * address.
 */
export function mergeTasks(contentId: string, byId: Task[], byUrl: Task[]): Task[] {
  const unidentified = byUrl.filter((task) => task.contentId === undefined);
  return [...byId.filter((task) => task.contentId === contentId), ...unidentified].sort((a, b) => b.createdAt - a.createdAt);
}

/** The tasks that a view reports: that of its last request, and those that have changed since a time of this device's clock. */
export interface NewTasks {
  /** Time of the view's opening or last request. Milliseconds since 1970. */
  since: number;
  /**
   * The task of the last request, until the user dismisses it. It is known by its id, because a server, whose clock is another one,
   * may have written it.
   */
  newTaskId?: string;
}

export const isNewTask = ({ taskId, updatedAt }: Task, { since, newTaskId }: NewTasks): boolean =>
  taskId === newTaskId || updatedAt >= since;

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
