import {
  type CallToolResult,
  MissingRequiredClientCapabilityError,
  ProtocolError,
  ProtocolErrorCode,
  type Server,
} from '@modelcontextprotocol/server';
import * as z from 'zod/mini';
import { Failure } from '../../contract/failure.ts';
import type { Operations } from '../../contract/index.ts';
import type { Client } from '../../contract/operation.ts';
import { decodeBase64Url, encodeBase64Url } from '../../encoding/base64.ts';
import { toFailedResult } from './tool-answer.ts';

type ToolInput = Record<string, unknown>;

/** A call of a tool whose text a task makes. */
interface ToolTask {
  /** The id of the service's task. */
  id: string;
  tool: string;
  input: ToolInput;
  createdAt: string;
}

/** The dependencies of the methods on tasks, for one caller. */
export interface ToolTasksHost {
  /** Runs work with the caller's client, and reports failures as the protocol's errors. */
  answer<Answer>(work: (client: Client<Operations>) => Promise<Answer>): Promise<Answer>;
  /** Performs a tool whose text is stored, with the cost that its task had. */
  perform(tool: string, input: ToolInput, costDuration: number | undefined): Promise<CallToolResult>;
}

const extension = 'io.modelcontextprotocol/tasks';
/** The protocol's extension by which a long tool answers with a task that the client polls (SEP-2663). */
export const tasksExtension = { [extension]: {} };

/** The time for which the service stores a task that has ended. */
const ttlMs = 7 * 24 * 3600_000;
const pollIntervalMs = 3000;
/**
 * Maximum length of a task id, which clients repeat in the header `Mcp-Name`; a call with longer input is answered without a
 * task.
 */
const maxIdLength = 2000;

/** The tools that tasks perform, with the options of their texts. */
const textOptions: Record<string, (input: ToolInput) => object> = {
  summarize_video: () => ({}),
  summarize_video_with_config: ({ promptConfig }) => ({ promptConfig }),
  summarize_by_chapter: ({ outputLanguage }) => ({ promptConfig: { outputLanguage } }),
};

/** Returns whether the client of a request accepts tasks for answers. */
export const acceptsTasks = (server: Server): boolean => server.getClientCapabilities()?.extensions?.[extension] !== undefined;

/**
 * Starts the task of a tool that generates a text. Returns undefined for other tools, and for a text that is stored already. The
 * task's id encodes the call, so that any process of the server can answer for it.
 */
export async function startToolTask(
  client: Client<Operations>,
  tool: string,
  input: ToolInput,
): Promise<CallToolResult | undefined> {
  const optionsOf = Object.hasOwn(textOptions, tool) ? textOptions[tool] : undefined;
  const call = { tool, input, createdAt: new Date().toISOString() };
  if (!optionsOf || writeTaskId({ ...call, id: crypto.randomUUID() }).length > maxIdLength) return undefined;
  const { taskId: id, status } = await client.createTask({ url: String(input.url), ...optionsOf(input) });
  if (status !== 'pending') return undefined;
  return { resultType: 'task', ...taskFields({ ...call, id }), status: 'working', content: [] };
}

const TaskParams = z.object({ taskId: z.string() });

/** Registers the methods by which clients follow and cancel tasks. */
export function offerTasks(server: Server, { answer, perform }: ToolTasksHost): void {
  const withTask = <Answer>(taskId: string, work: (task: ToolTask, client: Client<Operations>) => Promise<Answer>) => {
    if (!acceptsTasks(server))
      throw new MissingRequiredClientCapabilityError({ requiredCapabilities: { extensions: tasksExtension } });
    return answer(async (client) => {
      const unknown = new ProtocolError(ProtocolErrorCode.InvalidParams, `Unknown task ${taskId.slice(0, 100)}`);
      const task = readTaskId(taskId);
      if (!task) throw unknown;
      return work(task, client).catch((error) => {
        throw Failure.from(error).code === 'notFound' ? unknown : error;
      });
    });
  };

  server.setRequestHandler('tasks/get', { params: TaskParams }, ({ taskId }) =>
    withTask(taskId, async (task, client) => {
      const { status, stage, costDuration, code, message, details } = await client.getSummaryTaskStatus({ taskId: task.id });
      const fields = taskFields(task);
      if (status === 'pending') return { ...fields, status: 'working', statusMessage: stage };
      if (code === 'cancelled') return { ...fields, status: 'cancelled', statusMessage: message };
      const result = code
        ? toFailedResult(new Failure(code, message, details))
        : await perform(task.tool, withoutRefresh(task.input), costDuration);
      return { ...fields, status: 'completed', result: { resultType: 'complete', ...result } };
    }),
  );
  server.setRequestHandler('tasks/cancel', { params: TaskParams }, ({ taskId }) =>
    withTask(taskId, async ({ id }, client) => {
      const { status } = await client.getSummaryTaskStatus({ taskId: id });
      if (status === 'pending') await client.cancelSummaryTask({ taskId: id });
      return {};
    }),
  );
  // No task of this server waits for input.
  server.setRequestHandler('tasks/update', { params: TaskParams }, ({ taskId }) =>
    withTask(taskId, async ({ id }, client) => {
      await client.getSummaryTaskStatus({ taskId: id });
      return {};
    }),
  );
}

const taskFields = (task: ToolTask) => ({
  taskId: writeTaskId(task),
  createdAt: task.createdAt,
  lastUpdatedAt: new Date().toISOString(),
  ttlMs,
  pollIntervalMs,
});

/** The input that reads the text which the task has made. */
function withoutRefresh({ promptConfig, ...input }: ToolInput): ToolInput {
  if (!promptConfig) return input;
  const { isRefresh: _, ...config } = promptConfig as ToolInput;
  return { ...input, promptConfig: config };
}

const StoredCall = z.tuple([z.string(), z.record(z.string(), z.unknown()), z.iso.datetime()]);

const writeTaskId = ({ id, tool, input, createdAt }: ToolTask): string =>
  `${id}.${encodeBase64Url(new TextEncoder().encode(JSON.stringify([tool, input, createdAt])))}`;

/** Decodes a task id. A forged id is harmless, because the call runs with the caller's own permissions. */
function readTaskId(taskId: string): ToolTask | undefined {
  const [id = '', call = ''] = taskId.split('.', 2);
  if (taskId.length > maxIdLength) return undefined;
  try {
    const json = new TextDecoder().decode(decodeBase64Url(call));
    const [tool, input, createdAt] = StoredCall.parse(JSON.parse(json));
    return Object.hasOwn(textOptions, tool) ? { id, tool, input, createdAt } : undefined;
  } catch {
    return undefined;
  }
}
