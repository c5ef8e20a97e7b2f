import { Client as McpClient, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { Failure } from '../lib/contract/failure.ts';
import { type Operations, operations } from '../lib/contract/index.ts';
import { type Client, type Handlers, invoke, type OperationTable } from '../lib/contract/operation.ts';
import type { Caller } from '../lib/transports/caller.ts';
import { httpTransport } from '../lib/transports/http.ts';
import { httpClient } from '../lib/transports/http-client.ts';
import { inProcessClient } from '../lib/transports/in-process.ts';
import { mcpTransport } from '../lib/transports/mcp.ts';
import { answerPort } from '../lib/transports/message.ts';
import { messageClient } from '../lib/transports/message-client.ts';
import { portPair } from '../lib/transports/testing/port-pair.ts';

type Transport = (handlers: Handlers<Operations>) => Client<Operations>;
export type Era = 'legacy' | 'modern';

export const owner: Caller = { userId: 'somebody', scopes: ['read', 'write'] };

const throughMessages: Transport = (handlers) =>
  messageClient(() => {
    const { caller, answerer } = portPair();
    answerPort(answerer, (name, input, context) => invoke(operations, handlers, name, input, context));
    return caller;
  });

const hostOptions = (handlers: Handlers<Operations>) => ({
  table: operations,
  authenticate: async () => owner,
  handlersOf: () => handlers,
});

const overHttp: Transport = (handlers) => {
  const app = httpTransport(hostOptions(handlers));
  return httpClient(operations, { baseUrl: 'http://gloss.example', fetch: async (url, request) => app.request(url, request) });
};

/** Connects an agent with the official MCP client. */
export async function connectAgent(fetch: (request: Request) => Promise<Response>, era: Era): Promise<McpClient> {
  const negotiation = era === 'modern' ? { versionNegotiation: { mode: { pin: '2026-07-28' } } } : {};
  const client = new McpClient({ name: 'test', version: '1' }, negotiation);
  await client.connect(
    new StreamableHTTPClientTransport(new URL('http://gloss.example/mcp'), {
      fetch: (url, init) => fetch(new Request(url, init)),
      requestInit: { headers: { authorization: 'Bearer secret' } },
    }),
  );
  return client;
}

/** Calls tools over MCP; operations without a tool are called in process. */
const overMcp =
  (era: Era): Transport =>
  (handlers) => {
    let agent: Promise<McpClient> | undefined;
    const calls = Object.entries<OperationTable[string]>(operations).flatMap(([name, { tool }]) => {
      if (!tool) return [];
      const call = async (input: Record<string, unknown> = {}) => {
        agent ??= connectAgent(mcpTransport(hostOptions(handlers)), era);
        const { isError, structuredContent, content } = await (await agent).callTool({ name: tool, arguments: input });
        if (!isError) return structuredContent;
        const [block] = content;
        throw Failure.from(block?.type === 'text' ? JSON.parse(block.text).error : block);
      };
      return [[name, call]];
    });
    return { ...inProcessClient(operations, handlers), ...Object.fromEntries(calls) };
  };

/** All transports, each making the same calls. */
export const transports: [string, Transport][] = [
  ['in process', (handlers) => inProcessClient(operations, handlers)],
  ['by message', throughMessages],
  ['over HTTP', overHttp],
  ['over MCP', overMcp('modern')],
  ['over MCP of 2025', overMcp('legacy')],
];
