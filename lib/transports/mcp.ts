import {
  type CallToolResult,
  createMcpHandler,
  isLegacyRequest,
  originValidationResponse,
  ProtocolError,
  ProtocolErrorCode,
  readRequestBody,
  Server,
  type ServerContext,
  type Tool,
} from '@modelcontextprotocol/server';
import { Failure } from '../contract/failure.ts';
import { invoke, type Operation, type OperationContext, type OperationTable } from '../contract/operation.ts';
import { TaskStage } from '../contract/tasks.ts';
import { contractVersion } from '../contract/version.ts';
import { answerAtOnce } from './answer-at-once.ts';
import { admit, type Caller, type TransportHost } from './caller.ts';
import { describeWhole } from './json-schema.ts';
import { bodyOf, headersOf, isInternal, statusFor } from './public-failure.ts';
import { isStreamed } from './read-events.ts';

export interface McpTransport<T extends OperationTable> extends TransportHost<T> {
  /** Hosts whose pages may ask, in a browser. */
  originHosts?: readonly string[];
}

/** Bytes. */
const largestBody = 4 * 1024 * 1024;
/** Agents may keep the list of tools for so long, in milliseconds: it changes with releases only. */
const listLifetime = 60 * 60_000;
const clientType = 'mcp';

const instructions =
  'Gloss tells what a video or podcast says, from its captions, and keeps a library of it. Give it the address of the page. ' +
  'Times are seconds. A failed call names a code; rateLimited and timeout are worth another try.';

/**
 * The rows that have a tool's name, for agents: Streamable HTTP without sessions, in both eras of the protocol. What a row throws
 * is the tool's answer, with `isError` and the same body as over HTTP; who is not let in is told so by HTTP.
 */
export function mcpTransport<T extends OperationTable>(transport: McpTransport<T>): (request: Request) => Promise<Response> {
  const { table, resourceMetadataUrl, originHosts = [] } = transport;
  const names = new Map(Object.entries(table).flatMap(([name, { tool }]) => (tool ? [[tool, name]] : [])));
  let tools: Tool[] | undefined;
  const listTools = () => {
    tools ??= Object.values(table).flatMap((row) => (row.tool ? [toolOf(row, row.tool)] : []));
    return { tools };
  };

  async function call(tool: string, input: unknown, caller: Caller, context: ServerContext): Promise<CallToolResult> {
    const name = names.get(tool);
    const row = name === undefined ? undefined : table[name];
    if (!name || !row) throw new ProtocolError(ProtocolErrorCode.InvalidParams, `no tool ${tool}`);
    try {
      admit(row, caller);
      const handlers = await transport.handlersOf(caller);
      const { signal } = context.mcpReq;
      const result = await invoke(table, handlers, name, input, { signal, clientType, onProgress: progressTo(context) });
      return { content: [textOf(result)], structuredContent: result as Record<string, unknown> };
    } catch (error) {
      const failure = Failure.from(error);
      if (isInternal(failure)) transport.onFault?.(failure.cause ?? failure, name);
      return { content: [textOf(bodyOf(failure))], isError: true };
    }
  }

  const serverFor = (caller: Caller): Server => {
    const server = new Server(
      { name: 'gloss', title: 'Gloss', version: contractVersion },
      {
        capabilities: { tools: {} },
        instructions,
        cacheHints: { 'tools/list': { ttlMs: listLifetime, cacheScope: 'public' } },
      },
    );
    server.setRequestHandler('tools/list', listTools);
    server.setRequestHandler('tools/call', ({ params }, context) => call(params.name, params.arguments, caller, context));
    return server;
  };
  const handler = createMcpHandler(({ authInfo }) => serverFor(authInfo?.extra?.caller as Caller), {
    maxRequestBodySize: largestBody,
  });

  return async (request) => {
    const foreign = originValidationResponse(request, [...originHosts]);
    if (foreign) return foreign;
    try {
      const caller = await transport.authenticate(request);
      admit({ scope: 'read' }, caller);
      const authInfo = authOf(caller!);
      if (request.method !== 'POST') return await handler.fetch(request, { authInfo });
      const { text, parsedBody, tool, isFollowed } = await readMessage(request);
      const row = table[names.get(tool ?? '') ?? ''];
      // A client that can ask for more rights does so when it is told by HTTP which one it lacks.
      if (row) admit(row, caller);
      const isQuick = row && !isStreamed(row) && !isFollowed;
      if (isQuick && (await isLegacyRequest(request, parsedBody))) {
        return await answerAtOnce(serverFor(caller!), request, { parsedBody });
      }
      // What is no JSON is read once more, for the protocol has its own answer to it.
      const { url, method, headers } = request;
      const again = parsedBody === undefined ? new Request(url, { method, headers, body: text }) : request;
      return await handler.fetch(again, { authInfo, parsedBody });
    } catch (error) {
      const failure = Failure.from(error);
      if (isInternal(failure)) transport.onFault?.(failure.cause ?? failure, 'mcp');
      const headers = headersOf(failure, { hasToken: request.headers.has('authorization'), resourceMetadataUrl });
      return Response.json(bodyOf(failure), { status: statusFor(failure), headers });
    }
  };
}

const textOf = (value: unknown) => ({ type: 'text' as const, text: JSON.stringify(value) });
const authOf = (caller: Caller) => ({ token: '', clientId: caller.tokenId ?? '', scopes: [...caller.scopes], extra: { caller } });

/** Made once, when an agent asks: agents read it, and `invoke` validates. */
const toolOf = ({ summary, scope, tag, input, output }: Operation, name: string): Tool => ({
  name,
  description: summary,
  inputSchema: describeWhole(input, 'input') as Tool['inputSchema'],
  outputSchema: describeWhole(output, 'output') as Tool['outputSchema'],
  // Nothing that a tool replaces or takes away is gone: notes and texts keep versions, a subscription comes back as it was.
  annotations: { readOnlyHint: scope === 'read', destructiveHint: false, openWorldHint: tag === 'open' },
});

/** Whole, where its length is told, to which the platform holds it; that costs a third of reading it as a stream. */
async function readText(request: Request): Promise<string> {
  const length = request.headers.get('content-length');
  if (length !== null && Number(length) <= largestBody) return request.text();
  const body = await readRequestBody(request, largestBody);
  if (body.tooLarge) throw new Failure('tooLarge', `a message here has at most ${largestBody} bytes`);
  return body.text;
}

interface Message {
  text: string;
  parsedBody?: unknown;
  tool?: string;
  /** Whether the client wants to be told how far it is. */
  isFollowed?: boolean;
}

/** Which tool is called, before anything is started for it. */
async function readMessage(request: Request): Promise<Message> {
  const text = await readText(request);
  try {
    const parsedBody = JSON.parse(text);
    const { method, params } = (parsedBody ?? {}) as {
      method?: unknown;
      params?: { name?: unknown; _meta?: { progressToken?: unknown } };
    };
    if (method !== 'tools/call' || typeof params?.name !== 'string') return { text, parsedBody };
    return { text, parsedBody, tool: params.name, isFollowed: params._meta?.progressToken !== undefined };
  } catch {
    return { text };
  }
}

/** Where the client asked for it, the stages of the work as numbers that only rise. */
function progressTo({ mcpReq }: ServerContext): OperationContext['onProgress'] {
  const progressToken = mcpReq._meta?.progressToken;
  if (progressToken === undefined) return undefined;
  const stages: readonly string[] = TaskStage.options;
  let lastReported = -1;
  return ({ stage, done = 0, total = 0 }) => {
    const progress = stages.indexOf(stage) + (total > 0 ? done / total : 0);
    if (progress <= lastReported) return;
    lastReported = progress;
    const params = { progressToken, progress, total: stages.length, message: stage };
    // A client that is gone hears nothing.
    void mcpReq.notify({ method: 'notifications/progress', params }).catch(() => undefined);
  };
}
