import * as z from 'zod';
import { type FailureCode, statusOf } from './failure.ts';
import { operation } from './operation.ts';
import { MediaUrl, SummaryResult } from './summaries.ts';

export const TaskStatus = z.enum(['pending', 'completed', 'failed']);
export type TaskStatus = z.infer<typeof TaskStatus>;

/** What a pending task is doing, in this order. */
export const TaskStage = z.enum(['finding', 'fetching', 'reading', 'summarizing']);
export type TaskStage = z.infer<typeof TaskStage>;

const Task = z.object({ success: z.boolean(), taskId: z.string(), status: TaskStatus }).meta({ id: 'SummaryTask' });
const taskId = z.string().min(1).max(100);

export const tasks = {
  createSummaryTask: operation({
    summary: 'Start a summary and return at once',
    http: 'GET /v1/createSummaryTask',
    tool: 'create_summary_task',
    scope: 'read',
    tag: 'open',
    input: z.strictObject({ url: MediaUrl }),
    output: Task,
  }),
  getSummaryTaskStatus: operation({
    summary: 'How far a summary task is, and its result when completed',
    http: 'GET /v1/getSummaryTaskStatus',
    tool: 'get_task_status',
    scope: 'read',
    tag: 'open',
    // The specification types this one includeDetail as a string.
    input: z.strictObject({ taskId, includeDetail: z.string().max(10).optional() }),
    output: z
      .object({
        ...SummaryResult.partial().shape,
        ...Task.shape,
        stage: TaskStage.optional(),
        code: z
          .enum(Object.keys(statusOf) as [FailureCode])
          .optional()
          .describe('Why the task failed'),
        message: z.string().optional(),
      })
      .meta({ id: 'SummaryTaskStatus' }),
  }),
  cancelSummaryTask: operation({
    summary: 'Stop a summary task; what it has stored so far stays',
    http: 'POST /v1/cancelSummaryTask',
    scope: 'read',
    tag: 'open',
    input: z.strictObject({ taskId }),
    output: Task,
  }),
};
