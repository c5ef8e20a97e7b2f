import type { Failure } from '../../contract/failure.ts';
import type { Ports } from '../../ports/ports.ts';
import { mediaStepsKey } from '../../ports/task-store.ts';
import type { Task } from '../../records/task.ts';
import { createEngineSelector, type EngineSelection } from '../engine/select-engine.ts';
import { saveAndIndex } from '../library/save-content.ts';
import { requireFreeSpace, tidyUp } from '../library/storage.ts';
import { createOpenPageLookup, type OpenPageLookup } from '../media/open-page.ts';
import { makeProduct } from '../products/make-product.ts';
import type { SharedRuns } from './shared-runs.ts';

/** The engine and the page lookup from the creation of a task, for an attempt that follows at once. */
export interface PreparedTask {
  selection?: EngineSelection;
  openPage?: OpenPageLookup;
}

/** Performs a task in any runner and records its end. Each stage stores its result, so a later attempt continues from there. */
export interface TaskWork {
  /** Rejects with the error of the work, and with the signal's reason. */
  perform(task: Task, signal: AbortSignal, prepared?: PreparedTask): Promise<void>;
  fail(taskId: string, failure: Failure): Promise<unknown>;
  /** Drops the steps of a task that has ended; those of a paused one stay. */
  cleanUp(taskId: string): Promise<void>;
}

/** Creates the functions that perform tasks and record their end. */
export function createTaskWork(ports: Ports, runs: SharedRuns): TaskWork {
  const { store, clock } = ports;
  const { startSelection } = createEngineSelector(ports);
  let tidied: Promise<void> | undefined;

  /**
   * Returns whether a task wrote a text for good, and no other text of its media item is in progress, so that the responses of language
   * models are not needed any more. After a failure another attempt needs them, unless they are its cause.
   */
  async function needsNoResponses({ status, stage, contentId, failure }: Task): Promise<boolean> {
    const mayContinue = status === 'pending' || (failure !== undefined && failure.code !== 'modelFailed');
    if (stage !== 'writing' || mayContinue) return false;
    return (await store.listPendingTasks()).every((pending) => pending.contentId !== contentId);
  }

  return {
    async perform(task, signal, { selection: started, openPage = createOpenPageLookup(ports, task.url) } = {}) {
      signal.throwIfAborted();
      await requireFreeSpace(ports.disk);
      const selection = started ?? (await startSelection(task.wish));
      const result = await makeProduct({ ports, runs, task, selection, openPage, signal });
      await saveAndIndex(ports, result.contentId);
      await store.updateTask(task.taskId, { status: 'completed', ...result, updatedAt: clock.now() });
    },

    fail: (taskId, failure) => store.updateTask(taskId, { status: 'failed', failure: failure.toJSON(), updatedAt: clock.now() }),

    async cleanUp(taskId) {
      const task = await store.getTask(taskId);
      if (task?.status !== 'pending') await store.forgetSteps(taskId);
      if (task?.contentId && (await needsNoResponses(task))) await store.forgetSteps(mediaStepsKey('text', task.contentId));
      // Runs once per process, after a task, so that it delays none.
      tidied ??= tidyUp(ports).catch(() => undefined);
      await tidied;
    },
  };
}
