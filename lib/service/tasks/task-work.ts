import type { Failure } from '../../contract/failure.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Task } from '../../records/task.ts';
import { createEngineSelector, type SelectedEngine } from '../engine/select-engine.ts';
import { saveAndIndex } from '../library/save-content.ts';
import { requireFreeSpace, tidyUp } from '../library/storage.ts';
import { type OpenPageLookup, openPageLookup } from '../media/open-page.ts';
import { makeProduct } from '../products/make-product.ts';
import type { SharedRuns } from './shared-runs.ts';

/** The findings of a task's creation, for a run that follows at once. */
export interface PreparedTask {
  selected?: SelectedEngine;
  openPage?: OpenPageLookup;
}

/** The work of a task, whichever runner does it. Each stage leaves its product in the store, so a later run continues from there. */
export interface TaskWork {
  /** Rejects with the error of the work, and with the signal's reason. */
  perform(task: Task, signal: AbortSignal, prepared?: PreparedTask): Promise<void>;
  fail(taskId: string, failure: Failure): Promise<unknown>;
  /** Drops the steps of a task that has ended; those of a paused one stay. */
  cleanUp(taskId: string): Promise<void>;
}

/** Creates the work of tasks for a runner. */
export function createTaskWork(ports: Ports, runs: SharedRuns): TaskWork {
  const { store, clock } = ports;
  const { select } = createEngineSelector(ports);
  let tidied: Promise<void> | undefined;
  return {
    async perform(task, signal, { selected, openPage } = {}) {
      signal.throwIfAborted();
      await requireFreeSpace(ports.disk);
      const engine = selected ?? (await select(task.wish));
      const result = await makeProduct(ports, runs, task, engine, openPage ?? openPageLookup(ports, task.url), signal);
      await saveAndIndex(ports, result.contentId);
      await store.updateTask(task.taskId, { status: 'completed', ...result, updatedAt: clock.now() });
    },

    fail: (taskId, failure) => store.updateTask(taskId, { status: 'failed', failure: failure.toJSON(), updatedAt: clock.now() }),

    async cleanUp(taskId) {
      if ((await store.getTask(taskId))?.status !== 'pending') await store.forgetSteps(taskId);
      // Once in a host's life, when there is time for it.
      tidied ??= tidyUp(ports).catch(() => undefined);
      await tidied;
    },
  };
}
