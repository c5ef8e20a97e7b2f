import { describe, expect, it } from 'vitest';
import { connectAgent, type Era } from '../../test/service-transports.ts';
import { Failure } from '../contract/failure.ts';
import { type Operations, operations } from '../contract/index.ts';
import type { Handlers, Operation, OperationContext } from '../contract/operation.ts';
import { TaskStage } from '../contract/tasks.ts';
import type { Caller } from './caller.ts';
import { type McpTransport, mcpTransport } from './mcp.ts';

const reader: Caller = { userId: 'u', scopes: ['read'] };
const stages = TaskStage.options;
const eras: Era[] = ['legacy', 'modern'];
const toolNames = Object.values<Operation>(operations).flatMap(({ tool }) => tool ?? []);

function setUp(options: Partial<McpTransport<Operations>> & { handlers?: Partial<Handlers<Operations>> } = {}) {
  const { handlers = {}, ...transport } = options;
  return mcpTransport({
    table: operations,
    authenticate: async ({ headers }) => (headers.has('authorization') ? reader : undefined),
    handlersOf: () => handlers as Handlers<Operations>,
    resourceMetadataUrl: 'https://gloss.example/.well-known/oauth-protected-resource/mcp',
    ...transport,
  });
}

const post = (body: string, headers: Record<string, string> = {}) =>
  new Request('http://gloss.example/mcp', {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      authorization: 'Bearer secret',
      ...headers,
    },
  });
const message = (method: string, params: object = {}) => JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });

it('counts each message of a batch as a call', async () => {
  let calls = 0;
  const transport = setUp({
    countCall: async () => {
      calls += 1;
      if (calls > 4) throw new Failure('rateLimited');
    },
  });
  const batch = (size: number) => post(`[${Array.from({ length: size }, () => message('tools/list')).join(',')}]`);
  expect((await transport(batch(3))).status).toBe(200);
  expect(calls).toBe(3);
  expect((await transport(batch(3))).status).toBe(429);
});

it('rejects a message that is nested too deep', async () => {
  const deep = `${'['.repeat(3000)}${']'.repeat(3000)}`;
  const answer = await setUp()(post(message('tools/call', { name: toolNames[0], arguments: {} }).replace('{}', deep)));
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ error: { code: 'invalid', message: expect.stringContaining('nested') } });
});

it.each(['at once', 'as a stream'])(
  'rejects a message in Latin-1 that is sent %s, whose characters would be lost',
  async (how) => {
    const body = Buffer.from(message('tools/call', { name: toolNames[0], arguments: { text: 'é' } }), 'latin1');
    const { headers } = post('');
    if (how === 'at once') headers.set('content-length', String(body.length));
    const answer = await setUp()(new Request('http://gloss.example/mcp', { method: 'POST', body, headers }));
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error: { message: expect.stringContaining('UTF-8') } });
  },
);

it('reads a message that is sent as a stream, up to the limit', async () => {
  const { headers } = post('');
  const send = (...parts: Uint8Array[]) => {
    const body = new ReadableStream({
      start(stream) {
        for (const part of parts) stream.enqueue(part);
        stream.close();
      },
    });
    return setUp()(new Request('http://gloss.example/mcp', { method: 'POST', body, headers, duplex: 'half' } as RequestInit));
  };
  const bytes = new TextEncoder().encode(message('tools/list', { note: 'é' }));
  const cut = bytes.indexOf(0xc3) + 1;
  expect((await send(bytes.subarray(0, cut), bytes.subarray(cut))).status).toBe(200);
  expect((await send(bytes, new Uint8Array(5_000_000))).status).toBe(413);
});

it('reports no error when the caller hangs up', async () => {
  const errors: unknown[] = [];
  const hangUp = new AbortController();
  const ended = Promise.withResolvers<void>();
  const getAccount = async (_: unknown, { signal }: OperationContext) => {
    hangUp.abort();
    await expect.poll(() => signal.aborted).toBe(true);
    setImmediate(ended.resolve);
    throw signal.reason instanceof Error ? new Error('gone', { cause: signal.reason }) : signal.reason;
  };
  const transport = setUp({
    handlers: { getAccount: getAccount as never },
    onInternalError: (error) => void errors.push(error),
  });
  const call = post(message('tools/call', { name: 'get_account_info', arguments: {} }));
  await transport(new Request(call, { signal: hangUp.signal }));
  await ended.promise;
  const body = new ReadableStream({ pull: (stream) => stream.error(new Error('aborted')) });
  const { status } = await transport(new Request(post(''), { method: 'POST', body, duplex: 'half' } as RequestInit));
  expect([status, errors]).toEqual([409, []]);
});

describe.each(eras)('the MCP transport, %s', (era) => {
  it('lists every operation that has a tool name, with self-contained schemas', async () => {
    const agent = await connectAgent(setUp(), era);
    const { tools } = await agent.listTools();
    expect(tools.map(({ name }) => name).sort()).toEqual(toolNames.toSorted());
    for (const { name, title, inputSchema, outputSchema, annotations } of tools) {
      expect(title, name).toMatch(/^[A-Z][a-z ]+$/);
      expect(inputSchema.type, name).toBe('object');
      expect(outputSchema?.type, name).toBe('object');
      const { $defs = {} } = outputSchema as { $defs?: object };
      for (const [, reference] of JSON.stringify(outputSchema).matchAll(/"\$ref":"#\/\$defs\/(\w+)"/g)) {
        expect(Object.keys($defs), name).toContain(reference);
      }
      const { scope, tag, isReadOnly } = Object.values<Operation>(operations).find(({ tool }) => tool === name)!;
      expect(annotations?.readOnlyHint, name).toBe(isReadOnly === true || (scope === 'read' && tag === 'agent'));
    }
    const named = Object.fromEntries(tools.map(({ name, annotations }) => [name, annotations]));
    // It books minutes and saves the media item.
    expect(named.summarize_video).toMatchObject({ readOnlyHint: false, openWorldHint: true });
    expect(named.get_task_status).toMatchObject({ readOnlyHint: true });
    expect(named.get_latest_feed).toMatchObject({ readOnlyHint: true, openWorldHint: true });
    expect(named.export_to_workspace).toMatchObject({ readOnlyHint: false, openWorldHint: true });
    expect(named.list_notes).toMatchObject({ readOnlyHint: true, openWorldHint: false });
  });

  it('passes on the name that the calling program gives itself', async () => {
    const names: unknown[] = [];
    const getAccount = async (_: unknown, { clientType }: OperationContext) => {
      names.push(clientType);
      return { success: true };
    };
    const transport = setUp({ handlers: { getAccount: getAccount as never } });
    for (const name of ['svc-cli', 'x'.repeat(60), undefined]) {
      const agent = await connectAgent((request) => {
        const named = new Request(request);
        if (name) named.headers.set('x-client-type', name);
        return transport(named);
      }, era);
      await agent.callTool({ name: 'get_account_info', arguments: {} });
    }
    expect(names).toEqual(['svc-cli', 'x'.repeat(50), 'mcp']);
  });

  it('serves a token that may only write', async () => {
    const handlers = { updateNote: (async () => ({ success: true })) as never };
    const writer = { userId: 'u', scopes: ['write'] };
    const agent = await connectAgent(setUp({ handlers, authenticate: async () => writer }), era);
    const call = { name: 'update_note', arguments: { contentId: 'a', text: 'b' } };
    expect((await agent.callTool(call)).isError).toBeFalsy();
    await expect(agent.callTool({ name: 'get_account_info', arguments: {} })).rejects.toThrow();
  });

  it('reports progress on request', async () => {
    const expandUrl = async (_: unknown, { onProgress }: OperationContext) => {
      onProgress?.({ stage: 'finding' });
      onProgress?.({ stage: 'writing', done: 1, total: 2 });
      onProgress?.({ stage: 'finding' });
      return { success: true };
    };
    const agent = await connectAgent(setUp({ handlers: { getAccount: expandUrl as never } }), era);
    const messages: unknown[] = [];
    await agent.callTool({ name: 'get_account_info', arguments: {} }, { onprogress: (progress) => void messages.push(progress) });
    expect(messages).toEqual([
      { progress: stages.indexOf('finding'), total: stages.length, message: 'finding' },
      { progress: stages.indexOf('writing') + 0.5, total: stages.length, message: 'writing' },
    ]);
    await agent.callTool({ name: 'get_account_info', arguments: {} });
    expect(messages).toHaveLength(2);
  });

  it('rejects a writing tool for a read-only token', async () => {
    const agent = await connectAgent(setUp(), era);
    const call = agent.callTool({ name: 'update_note', arguments: { contentId: 'web:talk', text: '' } });
    await expect(call).rejects.toThrow(/scope/i);
  });

  it('answers an internal error with a code, and reports it', async () => {
    const errors: unknown[] = [];
    const getAccount = async () => {
      throw new TypeError('secret');
    };
    const agent = await connectAgent(setUp({ handlers: { getAccount }, onInternalError: (_, name) => errors.push(name) }), era);
    const { isError, content } = await agent.callTool({ name: 'get_account_info', arguments: {} });
    expect({ isError, text: JSON.stringify(content) }).toEqual({ isError: true, text: expect.stringContaining('internal') });
    expect(JSON.stringify(content)).not.toContain('secret');
    expect(errors).toEqual(['getAccount']);
  });

  it('rejects an unknown tool', async () => {
    const agent = await connectAgent(setUp(), era);
    for (const name of ['getAccount', 'constructor', '']) {
      await expect(agent.callTool({ name, arguments: {} })).rejects.toMatchObject({ code: -32602 });
    }
  });
});

describe('a request to the MCP transport', () => {
  it('requires a token, and is answered with where to get one', async () => {
    const transport = setUp();
    const response = await transport(new Request('http://gloss.example/mcp', { method: 'POST', body: message('tools/list') }));
    expect(response.status).toBe(401);
    expect(response.headers.get('www-authenticate')).toBe(
      'Bearer resource_metadata="https://gloss.example/.well-known/oauth-protected-resource/mcp"',
    );
  });

  it('is answered with the missing scope', async () => {
    const response = await setUp()(post(message('tools/call', { name: 'update_note', arguments: {} })));
    expect(response.status).toBe(403);
    expect(response.headers.get('www-authenticate')).toMatch(
      /^Bearer error="insufficient_scope", scope="write", resource_metadata=/,
    );
  });

  it('is rate limited', async () => {
    const transport = setUp({
      authenticate: async () => {
        throw new Failure('rateLimited', 'slow down', { retryAfter: 7 });
      },
    });
    const response = await transport(post(message('tools/list')));
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '7']);
  });

  it.each([
    ['{', 400],
    ['', 400],
    ['7', 400],
    [`"${'x'.repeat(5 * 1024 * 1024)}"`, 413],
  ])('receives a response to %.10s', async (body, status) => {
    expect((await setUp()(post(body))).status).toBe(status);
  });

  it('is rejected from a page of another origin', async () => {
    const transport = setUp({ originHosts: ['gloss.example'] });
    const from = async (origin: string) => (await transport(post(message('tools/list'), { origin }))).status;
    expect([await from('https://evil.example'), await from('null'), await from('https://gloss.example')]).toEqual([
      403, 403, 200,
    ]);
  });

  it('is answered with one JSON body, unless the call may take long or wants its progress', async () => {
    const listNotes = async () => ({ notes: [] });
    const transport = setUp({ handlers: { listNotes, summarize: listNotes as never } });
    const typeOf = async (tool: string, params: object = {}) =>
      (await transport(post(message('tools/call', { name: tool, arguments: {}, ...params })))).headers.get('content-type');
    expect(await typeOf('list_notes')).toMatch(/^application\/json/);
    expect(await typeOf('list_notes', { _meta: { progressToken: 1 } })).toMatch(/^text\/event-stream/);
    expect(await typeOf('summarize_video')).toMatch(/^text\/event-stream/);
  });

  it('is rejected when it opens a stream without a call', async () => {
    for (const method of ['GET', 'DELETE']) {
      const headers = { authorization: 'Bearer secret', accept: 'text/event-stream' };
      expect((await setUp()(new Request('http://gloss.example/mcp', { method, headers }))).status).toBe(405);
    }
  });
});
