import { limitConcurrency } from '../../async/limit-concurrency.ts';
import { Failure } from '../../contract/failure.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Task } from '../../records/task.ts';
import type { TaskRunner } from './task-runner.ts';
import type { PreparedTask, TaskWork } from './task-work.ts';
import { waitForTask } from './wait-for-task.ts';

interface Run {
  ended: Promise<void>;
  abort: AbortController;
}

/** Runs tasks in this process, which the host keeps alive and starts again while any is unfinished. Tasks of batches run one after the other. */
export function createLocalRunner(
  { store, wakeAlarm, maxConcurrentTasks = Number.POSITIVE_INFINITY }: Pick<Ports, 'store' | 'wakeAlarm' | 'maxConcurrentTasks'>,
  work: TaskWork,
): TaskRunner {
  const withSlot = limitConcurrency(maxConcurrentTasks);
  const running = new Map<string, Run>();
  /** The end of the batch task that was queued last. */
  let queue: Promise<void> = Promise.resolve();
  let isInterrupted = false;
  const isRunning = (taskId: string) => running.get(taskId)?.abort.signal.aborted === false;

  function run(task: Task, prepared?: PreparedTask): void {
    const { taskId } = task;
    if (isInterrupted || isRunning(taskId)) return;
    const former = running.get(taskId);
    const abort = new AbortController();
    if (running.size === 0) wakeAlarm.arm();
    const ended = (task.batchId ? queue : (former?.ended ?? Promise.resolve()))
      .then(() => withSlot(() => work.perform(task, abort.signal, prepared)))
      // The row of a stopped task holds the reason already.
      .catch((error) => abort.signal.aborted || work.fail(taskId, Failure.from(error)))
      .then(() => work.cleanUp(taskId))
      // A disk that is too full even for that leaves the task pending: the next start resumes it.
      .catch(() => undefined)
      .finally(() => {
        // It may have been resumed meanwhile.
        if (running.get(taskId)?.abort !== abort) return;
        running.delete(taskId);
        if (running.size === 0) wakeAlarm.disarm();
      });
    running.set(taskId, { ended, abort });
    if (task.batchId) queue = ended;
  }

  return {
    isRunning,

    async add(task, prepared) {
      await store.putTask(task);
      run(task, prepared);
      return task;
    },

    resume: async (task) => run(task),

    async resumeAll() {
      for (const task of await store.listPendingTasks()) if (!task.isPaused) run(task);
    },

    stop: (taskId, reason) => running.get(taskId)?.abort.abort(reason),

    interrupt(reason) {
      isInterrupted = true;
      for (const { abort } of running.values()) abort.abort(reason);
    },

    async waitForEnd(taskId, context) {
      let task: Task | undefined;
      do {
        const ended = running.get(taskId)?.ended ?? (task?.isPaused ? undefined : Promise.resolve());
        await waitForTask(store, taskId, context, ended);
        task = await store.getTask(taskId);
      } while (task?.status === 'pending' && (task.isPaused || running.has(taskId)));
    },
  };
}
