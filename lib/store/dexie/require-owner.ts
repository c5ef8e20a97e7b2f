import { notFound } from '../../contract/not-found.ts';
import { contentIdOfSteps } from '../../ports/task-store.ts';
import type { GlossDatabase } from './database.ts';

/**
 * Throws `notFound` for a media item that is not stored, so that work that outlives its deletion stores nothing. Must run inside
 * the transaction of the write, which must include the table of media items.
 */
export async function requireMedia({ contents }: GlossDatabase, contentId: string): Promise<void> {
  if ((await contents.where('contentId').equals(contentId).count()) === 0) throw notFound('media item', contentId);
}

/** Throws `notFound` unless the task, or the media item, that steps belong to is stored. As `requireMedia`, for both tables. */
export async function requireOwnerOfSteps(database: GlossDatabase, taskId: string): Promise<void> {
  const contentId = contentIdOfSteps(taskId);
  if (contentId !== undefined) return requireMedia(database, contentId);
  if ((await database.tasks.where('taskId').equals(taskId).count()) === 0) throw notFound('task', taskId);
}
