import { Client, LogLevel } from '@notionhq/client';
import { afterEach, describe, expect, it } from 'vitest';
import { listen } from '../../../test/listen.ts';
import type { WorkspaceState } from '../../ports/exporter.ts';
import { exportToWorkspace } from './export-to-workspace.ts';
import type { WorkspacePage } from './note-requests.ts';
import { sendRequest } from './send-request.ts';
import { type FakePage, fakeNotion } from './testing/fake-notion.ts';
import { workspaceName } from './workspace-rows.ts';

/** Errors of a request: rejected for now, failed before it was carried out, or carried out while its response was lost. */
type Mishap = 'busy' | 'down' | 'broken' | 'lost' | 'broken after' | undefined;
const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function start(
  mishap: (path: string, count: number) => Mishap = () => undefined,
  options: Parameters<typeof fakeNotion>[0] = {},
) {
  const notion = fakeNotion(options);
  const requests: string[] = [];
  const slept: number[] = [];
  const { origin, close } = await listen(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { method = '', url = '', headers } = request;
    const name = `${method} ${url.replace('/v1/', '').replace(/\?.*/, '')}`;
    const wrong = mishap(name, requests.filter((other) => other === name).length);
    requests.push(name);
    const send = (status: number, body: unknown, more = {}) =>
      response.writeHead(status, { 'content-type': 'application/json', ...more }).end(JSON.stringify(body));
    if (wrong === 'busy')
      return send(429, { object: 'error', status: 429, code: 'rate_limited', message: 'slow' }, { 'retry-after': '3' });
    if (wrong === 'broken') return send(500, { object: 'error', status: 500, code: 'internal_server_error', message: 'oh' });
    if (wrong === 'down') return request.socket.destroy();
    const answer = notion.answer({
      method,
      path: url,
      headers: headers as Record<string, string>,
      body: Buffer.concat(chunks).toString(),
    });
    if (wrong === 'lost') return request.socket.destroy();
    if (wrong === 'broken after') return send(503, { object: 'error', status: 503, code: 'service_unavailable', message: 'oh' });
    return send(answer.status, answer.body);
  });
  closing.push(close);
  const clientOf = (auth: string) =>
    new Client({
      auth,
      baseUrl: origin,
      retry: false,
      logLevel: LogLevel.ERROR,
    });
  const states: WorkspaceState[] = [];
  const run = (page: WorkspacePage, more: Partial<Parameters<typeof exportToWorkspace>[1]> = {}) =>
    exportToWorkspace(page, {
      client: clientOf('secret'),
      databaseId: '0123456789abcdef0123456789abcdef',
      signal: new AbortController().signal,
      sleep: async (time) => void slept.push(time),
      save: async (state) => void states.push(structuredClone(state)),
      ...more,
    });
  return { ...notion, requests, slept, states, run, clientOf };
}

const short = { title: 'Bread', sourceUrl: 'https://example.com/bread', markdown: '## Why\n\n- It **rises**' };
/** Three requests' worth of what native Markdown can't express. */
const long = { title: 'Long', markdown: `\\_x_\n\n${Array.from({ length: 249 }, (_, i) => `paragraph ${i}`).join('\n\n')}` };
const wordsOf = ({ blocks }: FakePage) =>
  blocks.map((block) => block[block.type]!.rich_text!.map(({ text }) => text.content).join(''));
const longWords = ['_x_', ...Array.from({ length: 249 }, (_, i) => `paragraph ${i}`)];
const writes = (requests: string[]) => requests.filter((name) => /^(POST pages|PATCH)/.test(name));

describe('exportToWorkspace', () => {
  it('creates a short page in one request', async () => {
    const { run, pages, requests } = await start();
    expect(await run(short)).toEqual({ id: 'page-1', url: 'https://www.notion.so/page-1' });
    expect(pages).toEqual([
      {
        id: 'page-1',
        properties: {
          title: { title: [{ type: 'text', text: { content: 'Bread' } }] },
          'u%3A1': { url: 'https://example.com/bread' },
        },
        blocks: [],
        markdown: '## Why\n- It **rises**',
      },
    ]);
    expect(writes(requests)).toEqual(['POST pages']);
  });

  it('creates a long page in several requests, in order', async () => {
    const { run, pages, requests } = await start();
    await run(long);
    expect(wordsOf(pages[0]!)).toEqual(longWords);
    expect(writes(requests)).toEqual(['POST pages', 'PATCH blocks/page-1/children', 'PATCH blocks/page-1/children']);
  });

  it('creates blocks when native Markdown is not accepted', async () => {
    const { run, pages } = await start(undefined, { refuseMarkdown: true });
    await run(short);
    expect(pages.map((page) => [wordsOf(page), page.markdown])).toEqual([[['Why', 'It rises'], undefined]]);
  });

  it('creates a page without text, title or web address', async () => {
    const { run, pages } = await start();
    await run({ title: '', markdown: '' });
    await run({ title: 'a'.repeat(2500), markdown: '' });
    await run({ title: 'a', sourceUrl: 'file:///talk.mp4', markdown: '' });
    expect(pages.map(({ properties }) => properties.title!.title!.map(({ text }) => text.content.length))).toEqual([
      [],
      [2000],
      [1],
    ]);
    expect(pages.map(({ properties }) => Object.keys(properties))).toEqual([['title'], ['title'], ['title']]);
  });

  it('creates a second page for a second export', async () => {
    const { run, pages } = await start();
    expect([(await run(short)).id, (await run(short)).id]).toEqual(['page-1', 'page-2']);
    expect(pages).toHaveLength(2);
  });

  it('waits as long as a busy workspace requests', async () => {
    const { run, pages, slept } = await start((_, count) => (count < 2 ? 'busy' : undefined));
    await run(long);
    expect(wordsOf(pages[0]!)).toEqual(longWords);
    expect(new Set(slept)).toEqual(new Set([3000]));
  });

  it.each<Mishap>(['down', 'broken', 'lost', 'broken after'])(
    'creates everything once when every first write is %s',
    async (mishap) => {
      for (const page of [short, long]) {
        const { run, pages } = await start((name, count) =>
          /^(POST pages|PATCH)/.test(name) && count % 2 === 0 ? mishap : undefined,
        );
        await run(page);
        expect(pages).toHaveLength(1);
        expect(page === long ? wordsOf(pages[0]!) : pages[0]!.markdown).toEqual(
          page === long ? longWords : '## Why\n- It **rises**',
        );
      }
    },
  );

  it('continues after an interruption at any moment, and creates no second page', async () => {
    for (const page of [short, long]) {
      for (let cut = 1; ; cut++) {
        // The interruption comes after a request was carried out, before its response.
        let heard = 0;
        const { run, pages, states, clientOf } = await start();
        const real = clientOf('secret');
        const client = {
          async request(request: Parameters<typeof real.request>[0]) {
            const answer = await real.request(request);
            if (++heard === cut) throw new Error('killed');
            return answer;
          },
        };
        const kill = async () => {
          throw new Error('killed');
        };
        const first = await run(page, { client, sleep: kill }).catch(String);
        if (heard < cut) break;
        expect(first).toContain('killed');
        await run(page, { state: states.at(-1) });
        expect(pages).toHaveLength(1);
        expect(page === long ? wordsOf(pages[0]!) : pages[0]!.markdown).toEqual(
          page === long ? longWords : '## Why\n- It **rises**',
        );
      }
    }
  });
});

describe('reports to the caller', () => {
  const caught = async (mishap: Mishap) => {
    const { run } = await start(() => mishap);
    return run(short).then(
      () => undefined,
      ({ code, details }) => ({ code, details }),
    );
  };

  it('a workspace that stays busy, broken or unreachable', async () => {
    expect(await caught('busy')).toEqual({ code: 'rateLimited', details: { status: 429, code: 'rate_limited', retryAfter: 3 } });
    expect(await caught('broken')).toEqual({ code: 'siteFailed', details: { status: 500, code: 'internal_server_error' } });
    expect(await caught('down')).toMatchObject({ code: 'offline' });
  });

  it('a rejected token and a missing database', async () => {
    const { run, clientOf } = await start();
    await expect(run(short, { client: clientOf('other') })).rejects.toMatchObject({
      code: 'siteFailed',
      details: { status: 401, code: 'unauthorized' },
    });
    await expect(run(short, { databaseId: 'database-2' })).rejects.toMatchObject({ code: 'notFound' });
  });

  it('a delay that is too long', async () => {
    const busy = { status: 429, headers: new Headers({ 'retry-after': '3600' }) };
    const client = { request: () => Promise.reject(busy) };
    const sent = sendRequest(client, { method: 'get', path: 'users/me' }, { signal: new AbortController().signal });
    await expect(sent).rejects.toMatchObject({ code: 'rateLimited', details: { retryAfter: 3600 } });
  });

  it('a call that was canceled during a delay', async () => {
    const { run } = await start(() => 'busy');
    const controller = new AbortController();
    const running = run(short, { signal: controller.signal, sleep: undefined });
    setTimeout(() => controller.abort(), 50);
    await expect(running).rejects.toMatchObject({ code: 'cancelled' });
  });

  it('an invalid response', async () => {
    const client = { request: async () => ({}) };
    const { run } = await start();
    await expect(run(short, { client })).rejects.toMatchObject({ code: 'siteFailed' });
  });
});

it('the workspace name of a token', async () => {
  const { clientOf } = await start();
  const client = clientOf('secret');
  expect(await workspaceName((request) => client.request(request))).toBe('Kitchen');
});
