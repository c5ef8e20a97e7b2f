import type { Task } from '../../lib/records/task.ts';

/**
 * The tasks of a media item, newest first. A task found by address counts only if it belongs to no other item of that
 * address.
 */
export function mergeTasks(contentId: string, byId: Task[], byUrl: Task[]): Task[] {
  const unidentified = byUrl.filter((task) => task.contentId === undefined);
  return [...byId.filter((task) => task.contentId === contentId), ...unidentified].sort((a, b) => b.createdAt - a.createdAt);
}
