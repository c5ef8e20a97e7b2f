import type { TaskStore } from '../../ports/task-store.ts';
import type { GlossDatabase } from './database.ts';
import { withPrefix } from './key-prefix.ts';
import { mapWriteErrors } from './map-write-errors.ts';
import { requireOwnerOfSteps } from './require-owner.ts';

/** Creates the store of tasks and checkpoints over the extension's IndexedDB database. */
export function dexieTaskStore(database: GlossDatabase): TaskStore {
  const { contents, tasks, steps, partials } = database;
  const stepsOf = (taskId: string) => withPrefix(steps.where('[taskId+key]'), taskId);
  return {
    getTask: (taskId) => tasks.get(taskId),
    putTask: (task) => mapWriteErrors(async () => void (await tasks.put(task))),
    updateTask: (taskId, change) =>
      mapWriteErrors(() =>
        database.transaction('rw', tasks, async () => {
          const task = await tasks.get(taskId);
          if (task?.status !== 'pending') return false;
          await tasks.put({ ...task, ...change });
          return true;
        }),
      ),
    listPendingTasks: () => tasks.where('status').equals('pending').sortBy('createdAt'),
    hasBatch: async (batchId) => (await tasks.filter((task) => task.batchId === batchId).first()) !== undefined,
    pruneTasks: (endedBefore) =>
      mapWriteErrors(() =>
        database.transaction('rw', tasks, steps, partials, async () => {
          const ended = await tasks.where('status').anyOf('completed', 'failed').sortBy('createdAt');
          const newest = new Map(ended.map(({ contentId, taskId }) => [contentId, taskId]));
          const isOld = ({ taskId, contentId, updatedAt }: (typeof ended)[number]) =>
            updatedAt < endedBefore && (contentId === undefined || newest.get(contentId) !== taskId);
          const old = ended.filter(isOld).map(({ taskId }) => taskId);
          await tasks.bulkDelete(old);
          await partials.bulkDelete(old);
          for (const taskId of old) await stepsOf(taskId).delete();
        }),
      ),
    getSteps: (taskId) => stepsOf(taskId).toArray(),
    putStep: (step) =>
      mapWriteErrors(() =>
        database.transaction('rw', contents, tasks, steps, async () => {
          await requireOwnerOfSteps(database, step.taskId);
          await steps.put(step);
        }),
      ),
    getPartial: (taskId) => partials.get(taskId),
    putPartial: (partial) =>
      mapWriteErrors(() =>
        database.transaction('rw', contents, tasks, partials, async () => {
          await requireOwnerOfSteps(database, partial.taskId);
          await partials.put(partial);
        }),
      ),
    forgetSteps: (taskId) =>
      mapWriteErrors(() =>
        database.transaction('rw', steps, partials, async () => {
          await stepsOf(taskId).delete();
          await partials.delete(taskId);
        }),
      ),
  };
}
