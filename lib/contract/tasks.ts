import * as z from 'zod/mini';
import { type FailureCode, statusOf } from './failure.ts';
import { maxBatchSize } from './max-batch-size.ts';
import { cueFieldsForAgents } from './media.ts';
import { operation } from './operation.ts';
import { MediaUrl, PromptConfig, SummaryResult } from './summaries.ts';
import { Keywords, ModelName } from './texts.ts';

/** Status of a task: pending (queued, under way or paused), completed or failed. */
export const TaskStatus = z.enum(['pending', 'completed', 'failed']);
export type TaskStatus = z.infer<typeof TaskStatus>;

/** The step that a pending task has reached, in this order. Only tasks of a batch are queued. */
export const TaskStage = z.enum(['queued', 'finding', 'fetching', 'listening', 'reading', 'looking', 'summarizing', 'writing']);
export type TaskStage = z.infer<typeof TaskStage>;

const Task = z
  .object({ success: z.boolean(), taskId: z.string(), status: TaskStatus })
  .register(z.globalRegistry, { id: 'SummaryTask' });
const texts = ['summary', 'article', 'polished', 'translation', 'transcript'] as const;
/** Visuals have an operation of their own, because not every plan includes them. */
export const Product = z.enum([...texts, 'visuals']);
export type Product = z.infer<typeof Product>;

const taskId = z.string().check(z.minLength(1), z.maxLength(100), z.describe('Id of the task, from its creation'));

/** The product of a task and its options. */
const productOptions = {
  product: z.optional(z.enum(texts)),
  promptConfig: z.optional(PromptConfig),
  keywords: z.optional(Keywords),
  model: z.optional(ModelName),
  soundId: z.optional(taskId.check(z.describe('Id of stored audio or video on this device, to use instead of the media file'))),
};

/** Operations that start tasks and follow them. */
export const tasks = {
  createSummaryTask: operation({
    summary: 'Start a summary and return at once',
    description:
      'Poll get_task_status about every 3 seconds. The status is always `pending`; a summary that is stored already is completed at the first request of its status. Costs what the summary costs.',
    http: 'GET /v1/createSummaryTask',
    tool: 'create_summary_task',
    scope: 'read',
    tag: 'open',
    input: z.strictObject({ url: MediaUrl }),
    output: Task,
  }),
  getSummaryTaskStatus: operation({
    summary: 'Progress of a summary task, and its result when completed',
    description: 'Free, and at once; changes nothing.',
    http: 'GET /v1/getSummaryTaskStatus',
    tool: 'get_task_status',
    agents: { isPaged: true, omits: cueFieldsForAgents },
    scope: 'read',
    tag: 'open',
    // The specification types this one includeDetail as a string.
    isReadOnly: true,
    input: z.strictObject({
      taskId,
      includeDetail: z.optional(z.string().check(z.maxLength(10), z.describe('`true` adds the transcript, in `detail`'))),
    }),
    output: z
      .object({
        ...z.partial(SummaryResult).shape,
        ...Task.shape,
        stage: z.optional(TaskStage),
        progress: z.optional(z.object({ done: z.number(), total: z.number() })),
        code: z.optional(z.enum(Object.keys(statusOf) as [FailureCode]).check(z.describe('Reason of the failure'))),
        message: z.optional(z.string()),
        details: z.optional(z.unknown().check(z.describe('Of the failure, such as the address of the plans in `pricingUrl`'))),
      })
      .register(z.globalRegistry, { id: 'SummaryTaskStatus' }),
  }),
  createTask: operation({
    summary: 'Start to generate a text of a video or audio and return at once',
    http: 'POST /v1/createTask',
    scope: 'write',
    tag: 'open',
    input: z.strictObject({ url: MediaUrl, ...productOptions }),
    output: Task,
  }),
  createBatch: operation({
    summary: 'Queue a task for each of many items; they run one after the other',
    http: 'POST /v1/createBatch',
    scope: 'write',
    tag: 'open',
    input: z.strictObject({ urls: z.array(MediaUrl).check(z.minLength(1), z.maxLength(maxBatchSize)), ...productOptions }),
    output: z.object({ success: z.literal(true), batchId: z.string(), taskIds: z.array(z.string()) }),
  }),
  cancelBatch: operation({
    summary: 'Cancel the unfinished tasks of a batch',
    http: 'POST /v1/cancelBatch',
    isIdempotent: true,
    scope: 'read',
    tag: 'open',
    input: z.strictObject({ batchId: taskId }),
    output: z.object({ success: z.literal(true) }),
  }),
  pauseTask: operation({
    summary: 'Pause a task, or resume it; its finished steps stay stored',
    http: 'POST /v1/pauseTask',
    isIdempotent: true,
    scope: 'read',
    tag: 'open',
    input: z.strictObject({ taskId, isPaused: z.boolean() }),
    output: Task,
  }),
  cancelSummaryTask: operation({
    summary: 'Cancel a task; stored texts stay',
    http: 'POST /v1/cancelSummaryTask',
    scope: 'read',
    tag: 'open',
    input: z.strictObject({ taskId }),
    output: Task,
  }),
};
