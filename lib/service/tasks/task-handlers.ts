import { defaultDetailLevel } from '../../contract/detail-level.ts';
import type { Operations } from '../../contract/index.ts';
import { notFound } from '../../contract/not-found.ts';
import type { Handlers } from '../../contract/operation.ts';
import type { PromptConfig } from '../../contract/summaries.ts';
import type { tasks as operations, Product } from '../../contract/tasks.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Task } from '../../records/task.ts';
import type { TaskOptions } from '../../records/task-options.ts';
import { finishedVersion, summaryResult } from '../products/summary-handlers.ts';
import type { Tasks } from './tasks.ts';

/** The options of a request as tasks store them. */
export function optionsOf({
  product = 'summary',
  promptConfig: { showTimestamp: _, ...config } = {},
  ...rest
}: {
  product?: Product;
  promptConfig?: PromptConfig;
  keywords?: string;
  model?: string;
  soundId?: string;
}): TaskOptions {
  return { detailLevel: defaultDetailLevel, ...config, ...rest, product };
}

/** Handlers that start tasks and follow them. */
export function taskHandlers(ports: Ports, tasks: Tasks): Pick<Handlers<Operations>, keyof typeof operations> {
  const taskResult = ({ taskId, status }: Task) => ({ success: true as const, taskId, status });
  return {
    async createSummaryTask({ url }, context) {
      const { taskId } = await tasks.start(url, optionsOf({}), context);
      return { success: true, taskId, status: 'pending' };
    },

    createTask: async ({ url, ...work }, context) => taskResult(await tasks.start(url, optionsOf(work), context)),

    async createBatch({ urls, ...work }, context) {
      const batch = await tasks.startBatch(urls, optionsOf(work), context);
      return { success: true, batchId: batch.batchId, taskIds: batch.tasks.map(({ taskId }) => taskId) };
    },

    async cancelBatch({ batchId }) {
      await tasks.cancelBatch(batchId);
      return { success: true };
    },

    async getSummaryTaskStatus({ taskId, includeDetail }, context) {
      const task = await ports.store.getTask(taskId);
      if (!task) throw notFound('task', taskId);
      const { status, stage, progress, failure } = task;
      const why = { code: failure?.code, message: failure?.message, details: failure?.details };
      if (status !== 'completed') return { success: status === 'pending', taskId, status, stage, progress, ...why };
      if (!task.summaryId) return { success: true, taskId, status, ...why };
      const result = await finishedVersion(ports, await tasks.finish(taskId, context));
      return { ...(await summaryResult(ports, result, { includeDetail: includeDetail === 'true' })), taskId, status, ...why };
    },

    pauseTask: async ({ taskId, isPaused }) => taskResult(await tasks.pause(taskId, isPaused)),

    cancelSummaryTask: async ({ taskId }) => taskResult(await tasks.cancel(taskId)),
  };
}
