import { eq } from 'drizzle-orm';
import { notFound } from '../../contract/not-found.ts';
import { contentIdOfSteps } from '../../ports/task-store.ts';
import type { OwnRows } from './own-rows.ts';
import { contents } from './schema-media.ts';
import { tasks } from './schema-tasks.ts';

/**
 * Throws `notFound` for a media item that is not stored, so that work that outlives its deletion stores nothing. Must run inside
 * the transaction of the write, for which it locks the row: a deletion of the item waits for the write.
 */
export async function requireMedia({ db, where }: OwnRows, contentId: string): Promise<void> {
  const found = await db
    .select({ contentId: contents.contentId })
    .from(contents)
    .where(where(contents, eq(contents.contentId, contentId)))
    .for('key share');
  if (found.length === 0) throw notFound('media item', contentId);
}

/** Throws `notFound` unless the task, or the media item, that steps belong to is stored. As `requireMedia`. */
export async function requireOwnerOfSteps(rows: OwnRows, taskId: string): Promise<void> {
  const contentId = contentIdOfSteps(taskId);
  if (contentId !== undefined) return requireMedia(rows, contentId);
  const found = await rows.db
    .select({ taskId: tasks.taskId })
    .from(tasks)
    .where(rows.where(tasks, eq(tasks.taskId, taskId)))
    .for('key share');
  if (found.length === 0) throw notFound('task', taskId);
}
