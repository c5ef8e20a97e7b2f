import { and, asc, desc, eq, inArray, isNotNull, lt, ne, notInArray } from 'drizzle-orm';
import type { TaskStore } from '../../ports/task-store.ts';
import { hasField } from './conditions.ts';
import { type OwnRows, ownRows } from './own-rows.ts';
import { requireOwnerOfSteps } from './require-owner.ts';
import { valuesOf } from './row-values.ts';
import { partials, steps, tasks } from './schema-tasks.ts';
import type { SqlDatabase } from './sql-database.ts';
import { withUserLock } from './with-user-lock.ts';

/** Creates one user's store of tasks and checkpoints over the server's PostgreSQL database. */
export function sqlTaskStore(db: SqlDatabase, userId: string): TaskStore {
  const rows = ownRows(db, userId);
  // The lock of its owner's row is enough, and a step need not wait for an import.
  const writePart = (taskId: string, write: (own: OwnRows) => Promise<void>) =>
    db.transaction(async (transaction) => {
      const own = ownRows(transaction, userId);
      await requireOwnerOfSteps(own, taskId);
      await write(own);
    });
  return {
    getTask: (taskId) => rows.one(tasks, eq(tasks.taskId, taskId)),
    putTask: (task) => rows.put(tasks, [valuesOf.task(task)]),
    // The row's own lock is enough.
    updateTask: (taskId, change) =>
      db.transaction(async (transaction) => {
        const [task] = await transaction
          .select({ row: tasks.row })
          .from(tasks)
          .where(rows.where(tasks, eq(tasks.taskId, taskId)))
          .for('update');
        if (task?.row.status !== 'pending') return false;
        await ownRows(transaction, userId).put(tasks, [valuesOf.task({ ...task.row, ...change })]);
        return true;
      }),
    listPendingTasks: () => rows.list(tasks, eq(tasks.status, 'pending'), [asc(tasks.createdAt), asc(tasks.taskId)]),
    hasBatch: async (batchId) => (await rows.one(tasks, hasField(tasks.row, 'batchId', batchId))) !== undefined,
    pruneTasks: (endedBefore) =>
      withUserLock(db, userId, async (locked) => {
        const ended = locked.where(tasks, ne(tasks.status, 'pending'));
        const newest = locked.db
          .selectDistinctOn([tasks.contentId], { taskId: tasks.taskId })
          .from(tasks)
          .where(and(ended, isNotNull(tasks.contentId)))
          .orderBy(tasks.contentId, desc(tasks.createdAt), desc(tasks.taskId));
        const old = await locked.db
          .select({ taskId: tasks.taskId })
          .from(tasks)
          .where(and(ended, lt(tasks.updatedAt, endedBefore), notInArray(tasks.taskId, newest)));
        const taskIds = old.map(({ taskId }) => taskId);
        for (const table of [tasks, partials, steps]) await locked.remove(table, inArray(table.taskId, taskIds));
      }),
    getSteps: (taskId) => rows.list(steps, eq(steps.taskId, taskId), [asc(steps.key)]),
    putStep: (step) => writePart(step.taskId, (own) => own.put(steps, [{ taskId: step.taskId, key: step.key, row: step }])),
    getPartial: (taskId) => rows.one(partials, eq(partials.taskId, taskId)),
    putPartial: (partial) => writePart(partial.taskId, (own) => own.put(partials, [{ taskId: partial.taskId, row: partial }])),
    forgetSteps: (taskId) =>
      withUserLock(db, userId, async (locked) => {
        await locked.remove(steps, eq(steps.taskId, taskId));
        await locked.remove(partials, eq(partials.taskId, taskId));
      }),
  };
}
