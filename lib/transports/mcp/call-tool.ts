import {
  type CallToolResult,
  type InputRequiredResult,
  ProtocolError,
  ProtocolErrorCode,
  type Server,
  type ServerContext,
} from '@modelcontextprotocol/server';
import { Failure } from '../../contract/failure.ts';
import type { Operations } from '../../contract/index.ts';
import { type Client, type Handlers, invoke, type OperationTable } from '../../contract/operation.ts';
import { validateInput } from '../../contract/validate-input.ts';
import { type Caller, requireScope, type TransportHost } from '../caller.ts';
import { isInternal } from '../public-failure.ts';
import { createChannelQuestion, readChosenChannel } from './channel-question.ts';
import { progressReporter } from './progress-reporter.ts';
import { readToolCall, toFailedResult, toToolResult } from './tool-answer.ts';
import { acceptsTasks, startToolTask } from './tool-tasks.ts';

/** The operations to offer as tools, with what performs them. */
export interface ToolHost<T extends OperationTable> extends TransportHost<T> {
  /** Returns the client with which resources, prompts and tasks are served; without it there are none. */
  clientOf?(handlers: Handlers<T>, clientType: string): Client<Operations>;
}

/** The account that a message belongs to, with the name that the calling program gives itself. */
export interface AgentCaller {
  caller: Caller;
  clientType: string;
}

/** A call of a tool, and how it is served. */
interface ToolRequest {
  tool: string;
  input: unknown;
  agent: AgentCaller;
  /** The request; absent when the answer of a task is read. */
  request?: { server: Server; context: ServerContext };
  /** The cost of the task that made the text. */
  costDuration?: number;
}

/**
 * Creates the function that performs calls of tools. `names` are those of the tools' operations. A failure is the tool's answer, or
 * a question to the user that resolves it.
 */
export function createToolCaller<T extends OperationTable>(
  host: ToolHost<T>,
  names: ReadonlyMap<string, string>,
): (request: ToolRequest) => Promise<CallToolResult | InputRequiredResult> {
  const { table, clientOf } = host;
  return async ({ tool, input, agent: { caller, clientType }, request, costDuration }) => {
    const name = names.get(tool);
    const operation = name === undefined ? undefined : table[name];
    if (!name || !operation) throw new ProtocolError(ProtocolErrorCode.InvalidParams, `Unknown tool ${tool}: see tools/list`);
    const signal = request?.context.mcpReq.signal ?? new AbortController().signal;
    try {
      requireScope(operation, caller);
      const handlers = await host.handlersOf(caller);
      const toolCall = readToolCall(operation, input);
      const onProgress = request && progressReporter(request.context);
      if (clientOf && request && acceptsTasks(request.server) && toolCall.place.start === 0) {
        const valid = validateInput(operation.input, toolCall.input) as Record<string, unknown>;
        const started = await startToolTask(clientOf(handlers, clientType), tool, valid);
        if (started) return started;
      }
      const chosen = request && readChosenChannel(request.context);
      const fullInput = chosen ? { ...(toolCall.input as object), ...chosen } : toolCall.input;
      const result = await invoke(table, handlers, name, fullInput, { signal, clientType, onProgress });
      const priced = costDuration === undefined ? result : { ...(result as object), costDuration };
      return toToolResult(tool, operation, priced, toolCall);
    } catch (error) {
      const failure = Failure.from(error);
      // The reason of an aborted call is that its caller is gone.
      if (isInternal(failure) && !signal.aborted) host.onInternalError?.(failure.cause ?? failure, name);
      const canAsk = request?.server.getClientCapabilities()?.elicitation !== undefined;
      return (canAsk && createChannelQuestion(failure, request.context)) || toFailedResult(failure);
    }
  };
}
