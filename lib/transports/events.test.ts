import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { Failure } from '../contract/failure.ts';
import { type OperationContext, operation } from '../contract/operation.ts';
import { httpTransport } from './http.ts';
import { httpClient } from './http-client.ts';
import { readEvents } from './read-events.ts';

const common = { summary: '', scope: 'read', tag: 'open', output: z.record(z.string(), z.unknown()) } as const;
const input = z.strictObject({ word: z.string() });
const table = {
  slow: operation({ ...common, http: 'GET /v1/slow', stream: true, input }),
  slowPost: operation({ ...common, http: 'POST /v1/slow', stream: true, input }),
  quick: operation({ ...common, http: 'GET /v1/quick', input }),
};
const accept = { accept: 'text/event-stream' };

function setUp(work: (context: OperationContext) => Promise<Record<string, unknown>>) {
  const contexts: OperationContext[] = [];
  const errors: unknown[] = [];
  const answer = async (_: object, context: OperationContext) => {
    contexts.push(context);
    return work(context);
  };
  const app = httpTransport({
    table,
    authenticate: async ({ headers }) => (headers.has('x-nobody') ? undefined : { userId: 'u', scopes: ['read'] }),
    handlersOf: () => ({ slow: answer, slowPost: answer, quick: answer }),
    onInternalError: (error) => errors.push(error),
  });
  const client = httpClient(table, { baseUrl: '', fetch: async (url, request) => app.request(url, request) });
  return { app, client, contexts, errors };
}

async function eventsOf(response: Response) {
  const events: [string, unknown][] = [];
  for await (const { event, data } of readEvents(response.body as never, () => new Failure('offline'))) {
    events.push([event, JSON.parse(data)]);
  }
  return events;
}

/** Emits two stages and ends. */
const work = async ({ onProgress }: OperationContext) => {
  onProgress?.({ stage: 'finding' });
  onProgress?.({ stage: 'writing', done: 1, total: 3 });
  return { text: 'a\nb\r\n\ndata: ä' };
};

afterEach(() => {
  vi.useRealTimers();
});

describe('an event stream', () => {
  it('holds few stages for a caller who reads nothing, and the result', async () => {
    const { app } = setUp(async ({ onProgress }) => {
      for (let done = 0; done < 10_000; done++) onProgress?.({ stage: 'writing', done });
      return { text: 'complete' };
    });
    const events = await eventsOf(await app.request('/v1/slow?word=a', { headers: accept }));
    expect(events.length).toBeLessThan(110);
    expect(events.at(-1)).toEqual(['result', { text: 'complete' }]);
  });

  it('emits the stages in their order, and the result last', async () => {
    const { app, contexts } = setUp(work);
    const response = await app.request('/v1/slow?word=a', { headers: { ...accept, 'x-client-type': 'svc-cli' } });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await eventsOf(response)).toEqual([
      ['progress', { stage: 'finding' }],
      ['progress', { stage: 'writing', done: 1, total: 3 }],
      ['result', { text: 'a\nb\r\n\ndata: ä' }],
    ]);
    expect(contexts[0]?.clientType).toBe('svc-cli');
  });

  it('has no lone half of a surrogate pair', async () => {
    const { app } = setUp(async ({ onProgress }) => {
      onProgress?.({ stage: 'writing', contentId: 'a\ud83d' } as never);
      return { title: 'a\ud83d' };
    });
    expect(await eventsOf(await app.request('/v1/slow?word=a', { headers: accept }))).toEqual([
      ['progress', { stage: 'writing', contentId: 'a\ufffd' }],
      ['result', { title: 'a\ufffd' }],
    ]);
  });

  it.each([
    ['/v1/quick?word=a', 'text/event-stream'],
    ['/v1/slow?word=a', '*/*'],
    ['/v1/slow?word=a', 'application/json, text/event-stream'],
    ['/v1/slow?word=a', 'text/event-stream;q=0'],
  ])('is not sent to %s with Accept: %s', async (path, accepted) => {
    const { app } = setUp(work);
    const response = await app.request(path, { headers: { accept: accepted } });
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(await response.json()).toEqual({ text: 'a\nb\r\n\ndata: ä' });
  });

  it('reports an invalid call by its HTTP status', async () => {
    const { app, contexts } = setUp(work);
    expect((await app.request('/v1/slow', { headers: accept })).status).toBe(400);
    expect((await app.request('/v1/slow', { method: 'POST', body: '{', headers: accept })).status).toBe(400);
    expect((await app.request('/v1/slow?word=a', { headers: { ...accept, 'x-nobody': '1' } })).status).toBe(401);
    expect(contexts).toEqual([]);
  });

  it('ends with the failure, and reveals no internal details', async () => {
    const refused = setUp(async () => {
      throw new Failure('noCaptions', 'no words', { at: 1 });
    });
    const error = { code: 'noCaptions', message: 'no words', details: { at: 1 } };
    const response = await refused.app.request('/v1/slow?word=a', { headers: accept });
    expect(await eventsOf(response)).toEqual([['failure', { success: false, error }]]);
    expect(refused.errors).toEqual([]);

    const fault = new TypeError('secret is not a function');
    const broken = setUp(async () => {
      throw fault;
    });
    const body = await (await broken.app.request('/v1/slow?word=a', { headers: accept })).text();
    expect(body).toContain('event: failure');
    expect(body).not.toContain('secret');
    expect(broken.errors).toEqual([fault]);
  });

  it('sends keep-alives while idle, and stops them with the result', async () => {
    vi.useFakeTimers();
    const end = Promise.withResolvers<Record<string, unknown>>();
    const { app } = setUp(() => end.promise);
    const response = await app.request('/v1/slow?word=a', { headers: accept });
    const text = response.text();
    await vi.advanceTimersByTimeAsync(46_000);
    end.resolve({});
    expect((await text).match(/^: .*\n\n/gm)).toHaveLength(4);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('aborts the call when its caller closes the connection', async () => {
    const { app, contexts, errors } = setUp(({ signal }) => {
      const gone = Promise.withResolvers<Record<string, unknown>>();
      signal.addEventListener('abort', () => gone.reject(signal.reason), { once: true });
      return gone.promise;
    });
    const response = await app.request('/v1/slow?word=a', { headers: accept });
    await expect.poll(() => contexts).toHaveLength(1);
    expect(contexts[0]?.signal.aborted).toBe(false);
    await response.body?.cancel();
    await expect.poll(() => contexts[0]?.signal.aborted).toBe(true);
    expect(errors).toEqual([]);
  });
});

describe('the client of a server', () => {
  it.each(['slow', 'slowPost'] as const)('reports the progress of %s to its observer', async (name) => {
    const { client } = setUp(work);
    const body: unknown[] = [];
    const result = await client[name]({ word: 'a' }, { onProgress: (progress) => body.push(progress) });
    expect(result).toEqual({ text: 'a\nb\r\n\ndata: ä' });
    expect(body).toEqual([{ stage: 'finding' }, { stage: 'writing', done: 1, total: 3 }]);
  });

  it('requests no events without an observer, or when the operation has none', async () => {
    const { client, contexts } = setUp(async () => ({}));
    await client.slow({ word: 'a' });
    await client.quick({ word: 'a' }, { onProgress: () => undefined });
    expect(contexts.map(({ onProgress }) => onProgress)).toEqual([undefined, undefined]);
  });

  it('throws the failure at the end, with its code and details', async () => {
    const { client } = setUp(async () => {
      throw new Failure('quotaExceeded', 'no minutes left', { pricingUrl: 'https://gloss.example/pricing' });
    });
    await expect(client.slow({ word: 'a' }, { onProgress: () => undefined })).rejects.toMatchObject({
      code: 'quotaExceeded',
      details: { pricingUrl: 'https://gloss.example/pricing' },
    });
  });

  it.each([
    ['breaks off', 'event: progress\ndata: {"stage":"finding"}\n\nevent: result\ndata: {"a"', 'offline'],
    ['is no JSON', 'event: result\ndata: <h1>\n\n', 'siteFailed'],
    ['fails in no way of ours', 'event: failure\ndata: {"error":"no"}\n\n', 'siteFailed'],
  ])('distinguishes a response that %s from a complete one', async (_, text, code) => {
    const fetch = async () => new Response(text, { headers: { 'content-type': 'text/event-stream' } });
    const client = httpClient(table, { baseUrl: '', fetch });
    await expect(client.slow({ word: 'a' }, { onProgress: () => undefined })).rejects.toMatchObject({ code });
  });

  it('can be canceled in the middle of a response', async () => {
    const cancel = new AbortController();
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('event: progress\ndata: {"stage":"finding"}\n\n'));
        cancel.signal.addEventListener('abort', () => controller.error(cancel.signal.reason));
      },
    });
    const fetch = async () => new Response(body, { headers: { 'content-type': 'text/event-stream' } });
    const call = httpClient(table, { baseUrl: '', fetch }).slow(
      { word: 'a' },
      { signal: cancel.signal, onProgress: () => cancel.abort() },
    );
    await expect(call).rejects.toMatchObject({ code: 'cancelled' });
  });
});

describe('reading events', () => {
  const text =
    ': hello\r\nevent: a\r\ndata: 1\r\ndata:2\r\nid: 7\r\n\r\ndata\n\n\n\nevent: lost\n\ndata: ä\n\nevent: cut\ndata: x';
  it.each([1, 2, 3, 7, 1000])('returns the same however they are split: %i bytes', async (size) => {
    const bytes = new TextEncoder().encode(text);
    const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) => bytes.slice(at * size, (at + 1) * size));
    const body = new ReadableStream({
      pull(controller) {
        const piece = pieces.shift();
        if (piece) controller.enqueue(piece);
        else controller.close();
      },
    });
    const events = [];
    for await (const event of readEvents(body as never, () => new Failure('offline'))) events.push(event);
    expect(events).toEqual([
      { event: 'a', data: '1\n2' },
      { event: 'message', data: '' },
      { event: 'message', data: 'ä' },
    ]);
  });
});
