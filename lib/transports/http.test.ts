import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { Failure } from '../contract/failure.ts';
import { type OperationContext, operation } from '../contract/operation.ts';
import { type HttpTransport, httpTransport } from './http.ts';

const table = {
  read: operation({
    summary: 'Read',
    http: 'GET /v1/thing',
    scope: 'read',
    tag: 'open',
    input: z.strictObject({
      text: z.optional(z.string()),
      count: z.optional(z.int()),
      part: z.optional(z.number()),
      flag: z.optional(z.boolean()),
    }),
    output: z.object({}),
  }),
  write: operation({
    summary: 'Write',
    http: 'POST /v1/thing',
    scope: 'write',
    tag: 'agent',
    input: z.strictObject({ text: z.optional(z.string().check(z.maxLength(10_000))) }),
    output: z.object({}),
  }),
  version: operation({
    summary: 'Version',
    http: 'GET /version',
    scope: 'none',
    tag: 'open',
    input: z.strictObject({}),
    output: z.object({}),
  }),
};

function setUp(options: Partial<HttpTransport<typeof table>> = {}) {
  const calls: { input: unknown; context: OperationContext }[] = [];
  const answer = async (input: object, context: OperationContext) => {
    calls.push({ input, context });
    return {};
  };
  const app = httpTransport({
    table,
    authenticate: async ({ headers }) => {
      const token = headers.get('authorization');
      if (token === 'Bearer old') throw new Failure('unauthorized', 'this token has ended');
      return token ? { userId: 'u', scopes: token.replace('Bearer ', '').split('+') } : undefined;
    },
    handlersOf: () => ({ read: answer, write: answer, version: answer }),
    resourceMetadataUrl: 'https://gloss.example/.well-known/oauth-protected-resource/api',
    ...options,
  });
  const ask = async (path: string, init: RequestInit & { token?: string } = {}) => {
    const { token = 'read+write', ...rest } = init;
    const headers = { ...(token && { authorization: `Bearer ${token}` }), ...rest.headers };
    const response = await app.request(path, { ...rest, headers });
    return { status: response.status, headers: response.headers, body: await response.json().catch(() => undefined) };
  };
  return { ask, calls, app };
}

describe('the HTTP transport', () => {
  it.each([
    ['text=7&count=7&part=0.5&flag=true', { text: '7', count: 7, part: 0.5, flag: true }],
    ['text=true&count=-1&part=1e3&flag=false', { text: 'true', count: -1, part: 1000, flag: false }],
    ['text=a%20b+c%26%C3%A4', { text: 'a b c&ä' }],
    ['text=', { text: '' }],
    ['', {}],
  ])('reads %s by the schema of its operation', async (query, input) => {
    const { ask, calls } = setUp();
    expect(await ask(`/v1/thing?${query}`)).toMatchObject({ status: 200, body: {} });
    expect(calls[0]?.input).toEqual(input);
  });

  it.each([
    ['count=0x10', 'count'],
    ['count=', 'count'],
    ['count=%207', 'count'],
    ['count=1&count=2', 'count'],
    ['text=a&text=b&text=c', 'text'],
    ['part=Infinity', 'part'],
    ['flag=1', 'flag'],
    ['flag=True', 'flag'],
    ['__proto__=1', ''],
    ['constructor=1', ''],
  ])('rejects %s', async (query, path) => {
    const { ask, calls } = setUp();
    const { status, body } = await ask(`/v1/thing?${query}`);
    expect({ status, body }).toMatchObject({
      status: 400,
      body: { success: false, error: { code: 'invalid', details: [{ path }] } },
    });
    expect(calls).toEqual([]);
  });

  it.each(['{', '', 'null', '{}', '[]', '7', '{"text": 7}', '{"__proto__": {}}'])(
    'accepts or rejects %j as a body by the schema',
    async (body) => {
      const { ask } = setUp();
      const { status } = await ask('/v1/thing', { method: 'POST', body });
      expect(status).toBe(['', 'null', '{}'].includes(body) ? 200 : 400);
    },
  );

  it('rejects a body beyond the limit of its schema, with or without a declared length', async () => {
    const { ask, calls } = setUp();
    const body = JSON.stringify({ text: 'x'.repeat(70_000) });
    const stream = new ReadableStream({
      start(controller) {
        for (let i = 0; i < 100; i++) controller.enqueue(new TextEncoder().encode(' '.repeat(1000)));
        controller.close();
      },
    });
    const streamed = { method: 'POST', body: stream, duplex: 'half' } as RequestInit;
    for (const init of [
      { method: 'POST', body, headers: { 'content-length': String(body.length) } },
      { method: 'POST', body },
      streamed,
    ]) {
      expect(await ask('/v1/thing', init)).toMatchObject({ status: 413, body: { error: { code: 'tooLarge' } } });
    }
    expect(calls).toEqual([]);
  });

  it('rejects a body that is nested too deep', async () => {
    const body = `{"text":${'['.repeat(3000)}${']'.repeat(3000)}}`;
    const error = { code: 'invalid', message: expect.stringContaining('nested') };
    expect(await setUp().ask('/v1/thing', { method: 'POST', body })).toMatchObject({ status: 400, body: { error } });
  });

  it('reads a refused body to its end, for clients that send all of it before they read', async () => {
    const { app } = setUp();
    for (const [token, length, status] of [
      ['', 4_000_000, 401],
      ['read+write', 4_000_000, 413],
    ] as const) {
      let sent = 0;
      const body = new ReadableStream<Uint8Array>({
        pull(controller) {
          if (sent === length) return controller.close();
          sent += 100_000;
          controller.enqueue(new Uint8Array(100_000));
        },
      });
      const headers = { 'content-length': String(length), ...(token && { authorization: `Bearer ${token}` }) };
      const answer = await app.request('/v1/thing', { method: 'POST', body, headers, duplex: 'half' } as RequestInit);
      expect([answer.status, sent]).toEqual([status, length]);
    }
  });

  it('distinguishes an unknown path from a wrong method', async () => {
    const { ask } = setUp();
    for (const path of ['/', '/v1', '/v1/thing/', '/v1/Thing', '/v2/thing']) {
      expect(await ask(path)).toMatchObject({ status: 404, body: { success: false, error: { code: 'notFound' } } });
    }
    const wrong = await ask('/v1/thing', { method: 'DELETE' });
    expect(wrong).toMatchObject({ status: 405, body: { error: { code: 'methodNotAllowed' } } });
    expect(wrong.headers.get('allow')).toBe('GET, POST');
    expect((await ask('/version', { method: 'POST' })).headers.get('allow')).toBe('GET');
  });

  it('checks the scope before it reads the body', async () => {
    const { ask, calls } = setUp();
    const none = await ask('/v1/thing?count=x', { token: '' });
    expect(none).toMatchObject({ status: 401, body: { error: { code: 'unauthorized' } } });
    expect(none.headers.get('www-authenticate')).toBe(
      'Bearer resource_metadata="https://gloss.example/.well-known/oauth-protected-resource/api"',
    );
    const old = await ask('/v1/thing', { token: 'old' });
    expect(old).toMatchObject({ status: 401, body: { error: { message: 'this token has ended' } } });
    expect(old.headers.get('www-authenticate')).toMatch(/^Bearer error="invalid_token", resource_metadata=/);
    const reader = await ask('/v1/thing', { token: 'read', method: 'POST', body: '{' });
    expect(reader).toMatchObject({ status: 403, body: { error: { code: 'forbidden', details: { scope: 'write' } } } });
    expect(reader.headers.get('www-authenticate')).toMatch(/^Bearer error="insufficient_scope", scope="write"/);
    expect(await ask('/v1/thing', { token: 'write' })).toMatchObject({ status: 403 });
    expect(calls).toEqual([]);
    expect(await ask('/version', { token: '' })).toMatchObject({ status: 200 });
  });

  it.each([
    [new Failure('rateLimited', 'slow down', { retryAfter: 2.1 }), 429, '3'],
    [new Failure('rateLimited', 'slow down'), 429, '30'],
    [new Failure('quotaExceeded'), 402, null],
    [new Failure('noCaptions'), 422, null],
    [new Failure('offline'), 503, null],
  ])('answers %s with the status of its code', async (failure, status, retryAfter) => {
    const { ask } = setUp({
      handlersOf: () => {
        throw failure;
      },
    });
    const answer = await ask('/v1/thing');
    expect(answer).toMatchObject({ status, body: { success: false, error: failure.toJSON() } });
    expect(answer.headers.get('retry-after')).toBe(retryAfter);
  });

  it('hides internal errors from the caller, and reports them', async () => {
    const errors: unknown[] = [];
    const fault = new TypeError('secret is not a function');
    const failing = async () => {
      throw fault;
    };
    const { ask } = setUp({
      handlersOf: () => ({ read: failing, write: failing, version: failing }),
      onInternalError: (error, operation) => errors.push([error, operation]),
    });
    const { status, body } = await ask('/v1/thing');
    expect({ status, body }).toEqual({
      status: 500,
      body: { success: false, error: { code: 'internal', message: 'The service failed with internal. Try again later.' } },
    });
    expect(errors).toEqual([[fault, 'read']]);
  });

  it('returns the code of a database error without its message', async () => {
    const errors: unknown[] = [];
    const cause = new Error('connect ECONNREFUSED 10.0.0.5:5432');
    const { ask } = setUp({
      authenticate: async () => {
        throw Object.assign(new Failure('unavailable', cause.message), { cause });
      },
      onInternalError: (error) => errors.push(error),
    });
    const { status, body } = await ask('/v1/thing');
    expect({ status, body }).toMatchObject({ status: 503, body: { error: { code: 'unavailable' } } });
    expect(JSON.stringify(body)).not.toContain('10.0.0.5');
    expect(errors).toEqual([cause]);
  });

  it('passes on the caller’s client type and abort signal', async () => {
    const { ask, calls } = setUp();
    const cancel = new AbortController();
    await ask('/v1/thing', { headers: { 'x-client-type': 'svc-cli' }, signal: cancel.signal });
    expect(calls[0]?.context.clientType).toBe('svc-cli');
    cancel.abort();
    expect(calls[0]?.context.signal.aborted).toBe(true);
    await ask('/v1/thing');
    expect(calls[1]?.context.clientType).toBeUndefined();
  });

  it.each([
    ['chrome-extension://abcdefghijklmnopabcdefghijklmnop', true],
    ['moz-extension://0b1d8d50-3b1c-4f0e-9d3b-5a6c1f6f0a11', true],
    ['https://app.example', true],
    ['https://evil.example', false],
    ['https://chrome-extension.example', false],
    ['null', false],
  ])('allows pages of %s to read its responses: %s', async (origin, isAllowed) => {
    const { app, ask } = setUp({ origins: ['https://app.example'] });
    const preflight = await app.request('/v1/thing', { method: 'OPTIONS', headers: { origin } });
    const answer = await ask('/v1/thing', { headers: { origin } });
    for (const { headers } of [preflight, answer]) {
      expect(headers.get('access-control-allow-origin')).toBe(isAllowed ? origin : null);
      expect(headers.get('access-control-allow-credentials')).toBeNull();
    }
    expect(preflight.headers.get('access-control-allow-headers')).toBe('authorization,content-type,x-client-type');
    expect(answer.headers.get('vary')).toContain('Origin');
  });

  it('marks responses as dependent on the origin, also for requests without one', async () => {
    const { headers } = await setUp().ask('/v1/thing');
    expect([headers.get('vary'), headers.get('access-control-expose-headers')]).toEqual(['Origin', null]);
  });

  it('needs no token for an operation without a scope, not even a valid one', async () => {
    expect((await setUp().ask('/version', { token: 'old' })).status).toBe(200);
  });

  it('runs nothing for HEAD where GET makes a text', async () => {
    const { ask, calls } = setUp();
    const { status, headers } = await ask('/v1/thing', { method: 'HEAD' });
    expect([status, headers.get('allow'), calls.length]).toEqual([405, 'GET', 0]);
    expect((await ask('/version', { method: 'HEAD' })).status).toBe(200);
  });

  it('reads and writes no lone half of a surrogate pair', async () => {
    const { ask, calls } = setUp();
    await ask('/v1/thing', { method: 'POST', body: '{"text":"a\\ud83d"}' });
    expect(calls[0]?.input).toEqual({ text: 'a\ufffd' });
    const speaking = setUp({ handlersOf: () => ({ read: async () => ({ text: '\ud83d' }) }) as never });
    expect((await speaking.ask('/v1/thing')).body).toEqual({ text: '\ufffd' });
    const failing = async () => {
      throw new Failure('notFound', 'no \ud83d', { text: '\ud83d' });
    };
    const { body } = await setUp({ handlersOf: () => ({ read: failing }) as never }).ask('/v1/thing');
    expect(body).toMatchObject({ error: { message: 'no \ufffd', details: { text: '\ufffd' } } });
  });

  it('reports no error for an upload that ends early', async () => {
    const errors: unknown[] = [];
    const { ask } = setUp({ onInternalError: (error) => errors.push(error) });
    const body = new ReadableStream({ pull: (stream) => stream.error(new Error('aborted')) });
    const { status } = await ask('/v1/thing', { method: 'POST', body, duplex: 'half' } as RequestInit);
    expect([status, errors]).toEqual([409, []]);
  });
});
