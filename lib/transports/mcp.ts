import {
  type CallToolResult,
  createMcpHandler,
  type InputRequiredResult,
  isLegacyRequest,
  originValidationResponse,
  ProtocolError,
  ProtocolErrorCode,
  Server,
  type ServerContext,
  type Tool,
} from '@modelcontextprotocol/server';
import { Failure } from '../contract/failure.ts';
import type { Operations } from '../contract/index.ts';
import { type Client, type Handlers, invoke, type OperationTable } from '../contract/operation.ts';
import { validateInput } from '../contract/validate-input.ts';
import { contractVersion } from '../contract/version.ts';
import { answerAsJson } from './answer-as-json.ts';
import { type Caller, requireScope, type TransportHost } from './caller.ts';
import { clientTypeOf } from './client-type.ts';
import { discardBody } from './discard-body.ts';
import { createChannelQuestion, readChosenChannel } from './mcp/channel-question.ts';
import { describeTool } from './mcp/describe-tool.ts';
import { offerLibrary } from './mcp/offer-library.ts';
import { progressReporter } from './mcp/progress-reporter.ts';
import { maxBodyBytes, readMessage } from './mcp/read-message.ts';
import { readToolCall, toFailedResult, toToolResult } from './mcp/tool-answer.ts';
import { acceptsTasks, startToolTask, tasksExtension } from './mcp/tool-tasks.ts';
import { failureBody, failureHeaders, isInternal, statusFor } from './public-failure.ts';
import { isStreamed } from './read-events.ts';

/** The operations to offer as MCP tools, with the host's authentication and the allowed origins. */
export interface McpTransport<T extends OperationTable> extends TransportHost<T> {
  /** Hosts of web pages that may call, in a browser. */
  originHosts?: readonly string[];
  /** Returns the client with which resources, prompts and tasks are served; without it there are none. */
  clientOf?(handlers: Handlers<T>, clientType: string): Client<Operations>;
}

/** The account that a message belongs to, with the name that the calling program gives itself. */
interface AgentCaller {
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

/** Lists that change only with releases, and the time for which agents may cache them. */
const fixedLists = ['tools/list', 'prompts/list', 'resources/templates/list'] as const;
const listTtlMs = 60 * 60_000;
/** The client type of callers that send no header. */
const defaultClientType = 'mcp';

const instructions =
  'Gloss reads transcripts of videos and podcasts, summarizes them, and stores a library of them. Pass the address of the page. ' +
  'To learn what a recording says about something, call search_transcript rather than reading it. An answer that is longer than ' +
  'maxTokens (8000) ends with nextCursor: call again with it as cursor. ' +
  'Times are seconds. A failed call has a code; after rateLimited or timeout, call again.';

/**
 * Offers the operations with a tool name to agents: Streamable HTTP without sessions, in both eras of the protocol. A failure is
 * the tool's answer, with `isError` and the same body as over HTTP; a request without a valid token is refused by HTTP.
 */
export function mcpTransport<T extends OperationTable>(transport: McpTransport<T>): (request: Request) => Promise<Response> {
  const { table, resourceMetadataUrl, originHosts = [], clientOf } = transport;
  const names = new Map(Object.entries(table).flatMap(([name, { tool }]) => (tool ? [[tool, name]] : [])));
  let tools: Tool[] | undefined;
  const listTools = () => {
    tools ??= Object.values(table).flatMap((operation) => (operation.tool ? [describeTool(operation, operation.tool)] : []));
    return { tools };
  };

  async function call({
    tool,
    input,
    agent: { caller, clientType },
    request,
    costDuration,
  }: ToolRequest): Promise<CallToolResult | InputRequiredResult> {
    const name = names.get(tool);
    const operation = name === undefined ? undefined : table[name];
    if (!name || !operation) throw new ProtocolError(ProtocolErrorCode.InvalidParams, `Unknown tool ${tool}: see tools/list`);
    const signal = request?.context.mcpReq.signal ?? new AbortController().signal;
    try {
      requireScope(operation, caller);
      const handlers = await transport.handlersOf(caller);
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
      if (isInternal(failure) && !signal.aborted) transport.onInternalError?.(failure.cause ?? failure, name);
      const canAsk = request?.server.getClientCapabilities()?.elicitation !== undefined;
      return (canAsk && createChannelQuestion(failure, request.context)) || toFailedResult(failure);
    }
  }

  const serverFor = (agent: AgentCaller): Server => {
    const server = new Server(
      { name: 'gloss', title: 'Gloss', version: contractVersion },
      {
        capabilities: {
          tools: {},
          ...(clientOf && { resources: {}, prompts: {}, completions: {}, extensions: tasksExtension }),
        },
        instructions,
        cacheHints: Object.fromEntries(fixedLists.map((method) => [method, { ttlMs: listTtlMs, cacheScope: 'public' }])),
      },
    );
    server.setRequestHandler('tools/list', listTools);
    server.setRequestHandler('tools/call', ({ params }, context) =>
      call({ tool: params.name, input: params.arguments, agent, request: { server, context } }),
    );
    if (clientOf)
      offerLibrary(server, {
        async openClient() {
          requireScope({ scope: 'read' }, agent.caller);
          return clientOf(await transport.handlersOf(agent.caller), agent.clientType);
        },
        perform: async (tool, input, costDuration) => (await call({ tool, input, agent, costDuration })) as CallToolResult,
        onInternalError: (error) => transport.onInternalError?.(error, 'mcp'),
      });
    return server;
  };
  const handler = createMcpHandler(({ authInfo }) => serverFor(authInfo?.extra?.agent as AgentCaller), {
    maxRequestBodySize: maxBodyBytes,
  });

  return async (request) => {
    const refusal = originValidationResponse(request, [...originHosts]);
    if (refusal) return refusal;
    try {
      const caller = await transport.authenticate(request);
      // Each tool requires its own scope; the list of tools requires none.
      if (!caller) requireScope({ scope: 'read' }, caller);
      const countCall = async () => transport.countCall?.(caller!);
      await countCall();
      const agent = { caller: caller!, clientType: clientTypeOf(request.headers) ?? defaultClientType };
      const authInfo = authOf(agent);
      if (request.method !== 'POST') return await handler.fetch(request, { authInfo });
      const { text, parsedBody, tool, wantsProgress } = await readMessage(request);
      // Each further message of a batch is a call.
      if (Array.isArray(parsedBody)) for (const _ of parsedBody.slice(1)) await countCall();
      const operation = table[names.get(tool ?? '') ?? ''];
      // Clients request a missing scope when HTTP names it.
      if (operation) requireScope(operation, caller);
      const isQuick = operation && !isStreamed(operation) && !wantsProgress;
      if (isQuick && (await isLegacyRequest(request, parsedBody))) {
        return await answerAsJson(serverFor(agent), request, { parsedBody });
      }
      // The protocol has its own answer to a body that is not JSON, so its handler reads it again.
      const { url, method, headers } = request;
      const again = parsedBody === undefined ? new Request(url, { method, headers, body: text }) : request;
      return await handler.fetch(again, { authInfo, parsedBody });
    } catch (error) {
      const failure = Failure.from(error);
      if (isInternal(failure)) transport.onInternalError?.(failure.cause ?? failure, 'mcp');
      await discardBody(request);
      const headers = failureHeaders(failure, { hasToken: request.headers.has('authorization'), resourceMetadataUrl });
      return Response.json(failureBody(failure), { status: statusFor(failure), headers });
    }
  };
}

const authOf = (agent: AgentCaller) => ({
  token: '',
  clientId: agent.caller.tokenId ?? '',
  scopes: [...agent.caller.scopes],
  extra: { agent },
});
