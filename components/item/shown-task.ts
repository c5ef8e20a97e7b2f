import type { Task } from '../../lib/records/task.ts';

/**
 * The task that a face follows, of those of its kind, newest first: what goes on, else what ended last. What was asked for
 * before the last asking is history, and what was begun elsewhere since then is not: listening while it plays, for one.
 */
export function shownTask(tasks: Task[], { taskId, since }: { taskId?: string; since: number }): Task | undefined {
  const isPending = ({ status }: Task) => status === 'pending';
  const news = tasks.filter((task) => task.taskId === taskId || task.createdAt > since);
  if (news.length === 0) return tasks.find(isPending) ?? tasks[0];
  return news.find(isPending) ?? news.reduce((last, task) => (task.updatedAt > last.updatedAt ? task : last));
}
