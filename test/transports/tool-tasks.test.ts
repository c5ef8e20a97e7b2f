import { expect, it } from 'vitest';
import { operations } from '../../lib/contract/index.ts';
import { createService } from '../../lib/service/service.ts';
import { inProcessClient } from '../../lib/transports/in-process.ts';
import { mcpTransport } from '../../lib/transports/mcp.ts';
import { fakePorts, talkUrl } from '../fake-ports.ts';
import { owner } from '../service-transports.ts';

const extension = 'io.modelcontextprotocol/tasks';
const declared = { extensions: { [extension]: {} } };
const call = (name: string, input: object) => ({ name, arguments: input });

/** The fields of answers that the tests read. */
interface Answer {
  resultType?: string;
  taskId: string;
  status?: string;
  result?: { isError?: boolean; structuredContent: Record<string, unknown>; content: { text: string }[] };
  structuredContent?: Record<string, unknown>;
  capabilities?: { extensions?: object };
}

/** A service whose media item has captions after `release`, and requests to it as a client of the newest revision sends them. */
function setUp() {
  const ports = fakePorts();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const readCues = ports.page.cues;
  ports.page.cues = async (...input: Parameters<typeof readCues>) => {
    await released;
    return readCues(...input);
  };
  const { handlers } = createService(ports);
  const transport = mcpTransport({
    table: operations,
    authenticate: async () => owner,
    handlersOf: () => handlers,
    clientOf: (own, clientType) => inProcessClient(operations, own, clientType),
  });
  async function send(method: string, params: Record<string, unknown>, capabilities: object = declared) {
    const _meta = {
      'io.modelcontextprotocol/protocolVersion': '2026-07-28',
      'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
      'io.modelcontextprotocol/clientCapabilities': capabilities,
    };
    const name = params.name ?? params.taskId;
    const response = await transport(
      new Request('http://gloss.example/mcp', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'application/json, text/event-stream',
          'mcp-protocol-version': '2026-07-28',
          'mcp-method': method,
          'x-client-type': 'svc-cli',
          ...(name !== undefined && { 'mcp-name': String(name) }),
        },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: { ...params, _meta } }),
      }),
    );
    const text = await response.text();
    const message = JSON.parse(/^data: (.*)$/m.exec(text)?.[1] ?? text);
    return message as { result: Answer; error?: { code: number; data?: unknown } };
  }
  const end = (taskId: string) =>
    expect.poll(async () => (await send('tasks/get', { taskId })).result.status).not.toBe('working');
  return { ports, release, send, end };
}

it.each([
  ['summarize_video', {}],
  ['summarize_video_with_config', { promptConfig: { showTimestamp: true, isRefresh: true } }],
  ['summarize_by_chapter', {}],
])('%s answers with a task, and the task with what the tool returns', async (name, options) => {
  const { ports, release, send, end } = setUp();
  const input = { url: talkUrl, ...options };
  const { result: created } = await send('tools/call', call(name, input));
  expect(created).toMatchObject({ resultType: 'task', status: 'working', pollIntervalMs: 3000 });
  expect(await ports.store.listPendingTasks()).toMatchObject([{ clientType: 'svc-cli' }]);
  const { taskId } = created;
  expect((await send('tasks/get', { taskId })).result).toMatchObject({ resultType: 'complete', taskId, status: 'working' });
  release();
  await end(taskId);
  const { result } = (await send('tasks/get', { taskId })).result;
  const { result: direct } = await send('tools/call', call(name, { ...input, promptConfig: undefined }), {});
  const { summary: _, ...content } = direct.structuredContent!;
  expect(result?.structuredContent).toMatchObject({ ...content, costDuration: expect.any(Number) });
  expect(result?.structuredContent.costDuration).toBeGreaterThan(0);
  expect(JSON.parse(result!.content[0]!.text)).toEqual(result!.structuredContent);
});

it('a stored text, a quick tool and a client without the extension are answered at once', async () => {
  const { release, send } = setUp();
  release();
  const first = await send('tools/call', call('summarize_video', { url: talkUrl }), {});
  expect(first.result).toMatchObject({ resultType: 'complete', structuredContent: { success: true } });
  for (const [name, input] of [
    ['summarize_video', { url: talkUrl }],
    ['get_account_info', {}],
  ] as const)
    expect((await send('tools/call', call(name, input))).result.resultType).toBe('complete');
  expect((await send('server/discover', {})).result.capabilities?.extensions).toEqual(declared.extensions);
});

it('a tool that fails completes its task with the error', async () => {
  const { ports, release, send, end } = setUp();
  ports.page.captions = {};
  release();
  const { taskId } = (await send('tools/call', call('summarize_video', { url: talkUrl }))).result;
  await end(taskId);
  const { result } = await send('tasks/get', { taskId });
  expect(result).toMatchObject({ status: 'completed', result: { isError: true } });
  expect(result.result!.content[0]!.text).toContain('pageGone');
  const wrong = await send('tools/call', call('summarize_video', { url: 'no address' }));
  expect(wrong.result).toMatchObject({ resultType: 'complete', isError: true });
});

it('a task is canceled, and a second time without effect', async () => {
  const { send, end } = setUp();
  const { taskId } = (await send('tools/call', call('summarize_video', { url: talkUrl }))).result;
  for (let times = 0; times < 2; times++) {
    const { result } = await send('tasks/cancel', { taskId });
    expect([result.resultType, result.status]).toEqual(['complete', undefined]);
  }
  await end(taskId);
  expect((await send('tasks/get', { taskId })).result.status).toBe('cancelled');
  expect((await send('tasks/update', { taskId, inputResponses: {} })).error).toBeUndefined();
});

it('forged ids and undeclared clients are refused', async () => {
  const { send } = setUp();
  const { taskId } = (await send('tools/call', call('summarize_video', { url: talkUrl }))).result;
  const forged = `${crypto.randomUUID()}.${taskId.split('.')[1]}`;
  for (const id of ['', 'x', '.', `a.${btoa('[]')}`, `a.${btoa('["constructor",{},"2026-01-01T00:00:00Z"]')}`, forged])
    for (const method of ['tasks/get', 'tasks/cancel', 'tasks/update'])
      expect([id, (await send(method, { taskId: id, inputResponses: {} })).error?.code]).toEqual([id, -32602]);
  expect((await send('tasks/get', { taskId }, {})).error).toMatchObject({
    code: -32021,
    data: { requiredCapabilities: declared },
  });
  for (const method of ['tasks/result', 'tasks/list']) expect((await send(method, { taskId })).error?.code).toBe(-32601);
});
