import {
  type CallToolResult,
  createMcpHandler,
  isLegacyRequest,
  originValidationResponse,
  Server,
  type Tool,
} from '@modelcontextprotocol/server';
import { Failure } from '../contract/failure.ts';
import type { OperationTable } from '../contract/operation.ts';
import { contractVersion } from '../contract/version.ts';
import { answerAsJson } from './answer-as-json.ts';
import { requireCaller, requireScope } from './caller.ts';
import { clientTypeOf } from './client-type.ts';
import { discardBody } from './discard-body.ts';
import { type AgentCaller, createToolCaller, type ToolHost } from './mcp/call-tool.ts';
import { describeTool } from './mcp/describe-tool.ts';
import { offerLibrary } from './mcp/offer-library.ts';
import { maxMessageBytes, readMessage } from './mcp/read-message.ts';
import { tasksExtension } from './mcp/tool-tasks.ts';
import { failureBody, failureHeaders, isInternal, statusFor } from './public-failure.ts';
import { isStreamed } from './read-events.ts';

/** The operations to offer as MCP tools, with the host's authentication and the allowed origins. */
export interface McpTransport<T extends OperationTable> extends ToolHost<T> {
  /** Hosts of web pages that may call, in a browser. */
  originHosts?: readonly string[];
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
  const call = createToolCaller(transport, names);

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
    maxRequestBodySize: maxMessageBytes,
  });

  return async (request) => {
    const refusal = originValidationResponse(request, [...originHosts]);
    if (refusal) return refusal;
    try {
      const caller = await transport.authenticate(request);
      // Each tool requires its own scope; the list of tools requires none.
      requireCaller(caller);
      const countCall = async () => transport.countCall?.(caller);
      await countCall();
      const agent = { caller, clientType: clientTypeOf(request.headers) ?? defaultClientType };
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
