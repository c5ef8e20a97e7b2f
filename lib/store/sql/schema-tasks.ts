import { index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import type { Task } from '../../records/task.ts';
import type { PartialText, TaskStep } from '../../records/task-parts.ts';
import { key, number, ownedBy, record } from './schema-columns.ts';

/** Table of the users' tasks. */
export const tasks = pgTable(
  'tasks',
  {
    userId: ownedBy(),
    taskId: key('task_id').notNull(),
    contentId: key('content_id'),
    status: key('status').notNull(),
    createdAt: number('created_at').notNull(),
    updatedAt: number('updated_at').notNull(),
    row: record<Task>(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.taskId] }),
    index('tasks_status').on(t.userId, t.status, t.createdAt),
    index('tasks_content').on(t.userId, t.contentId, t.createdAt),
  ],
);

/** Table of the finished steps of the users' unfinished tasks and media items. */
export const steps = pgTable(
  'steps',
  { userId: ownedBy(), taskId: key('task_id').notNull(), key: key('key').notNull(), row: record<TaskStep>() },
  (t) => [primaryKey({ columns: [t.userId, t.taskId, t.key] })],
);

/** Table of the texts that language models are still writing for tasks. */
export const partials = pgTable(
  'partials',
  { userId: ownedBy(), taskId: key('task_id').notNull(), row: record<PartialText>() },
  (t) => [primaryKey({ columns: [t.userId, t.taskId] })],
);
