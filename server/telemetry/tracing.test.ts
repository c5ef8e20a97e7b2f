import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, describe, expect, it } from 'vitest';
import { Failure } from '../../lib/contract/failure.ts';
import { newUser, testAccounts } from '../accounts/test-accounts.ts';
import { createProvider } from '../oauth/provider.ts';
import { loadTracing } from './load-tracing.ts';
import { openTelemetry } from './open-telemetry.ts';
import { tracedFetch, tracedOpen, tracedPort, traceRequests } from './traced.ts';
import { tracedAccounts } from './traced-accounts.ts';
import { type Attributes, noTrace, type Tracing, traceWith } from './tracing.ts';

/** Keeps what it is told, with the name of the span that a span is in. */
function recorder() {
  const spans: { name: string; attributes: Attributes; hasEnded: boolean }[] = [];
  const tracing: Tracing = {
    async span(name, attributes, work) {
      const span = { name, attributes: { ...attributes }, hasEnded: false };
      spans.push(span);
      try {
        return await work({ set: (more) => Object.assign(span.attributes, more) });
      } finally {
        span.hasEnded = true;
      }
    },
  };
  const errors: unknown[] = [];
  return { spans, errors, trace: traceWith(tracing, (error) => errors.push(error)) };
}

describe('tracing', () => {
  it('gives the work’s own result and failure, and tells the code', async () => {
    const { spans, errors, trace } = recorder();
    expect(
      await trace('a', { at: 1 }, async (span) => {
        span.set({ more: 'x' });
        return 7;
      }),
    ).toBe(7);
    const failure = new Failure('noCaptions', 'of a secret video');
    await expect(trace('b', {}, () => Promise.reject(failure))).rejects.toBe(failure);
    expect(spans).toEqual([
      { name: 'a', attributes: { at: 1, more: 'x' }, hasEnded: true },
      { name: 'b', attributes: { 'error.type': 'noCaptions' }, hasEnded: true },
    ]);
    expect(errors).toEqual([]);
    expect(await noTrace('c', {}, async () => 8)).toBe(8);
  });

  const broken = new Error('the module is broken');
  it.each<[string, Tracing['span']]>([
    [
      'throws',
      () => {
        throw broken;
      },
    ],
    [
      'rejects',
      async () => {
        throw broken;
      },
    ],
    ['never does the work', () => undefined],
    [
      'does it twice',
      async (_, __, work) => {
        await work({ set: () => undefined });
        await work({ set: () => undefined });
      },
    ],
    [
      'throws afterwards',
      async (_, __, work) => {
        await work({ set: () => undefined });
        throw broken;
      },
    ],
    [
      'never ends',
      (_, __, work) => {
        void work({ set: () => undefined });
        return new Promise(() => undefined);
      },
    ],
    [
      'can’t be told more',
      (_, __, work) =>
        work({
          set: () => {
            throw broken;
          },
        }),
    ],
  ])('does the work once under a module that %s', async (_, span) => {
    let done = 0;
    const errors: unknown[] = [];
    const trace = traceWith({ span }, (error) => errors.push(error));
    const result = await trace('a', {}, async (own) => {
      own.set({ at: 1 });
      return ++done;
    });
    expect({ result, done }).toEqual({ result: 1, done: 1 });
    await new Promise((resolve) => setTimeout(resolve));
    for (const error of errors) expect(error).toBe(broken);
  });

  it('tells of a request its route and status, and not what was asked', async () => {
    const { spans, trace } = recorder();
    const inner = new Hono().get('/v/:contentId', (context) => context.text('here')).all('/v/*', (context) => context.notFound());
    inner.onError((_, context) => context.text('', 500));
    const app = new Hono().use(traceRequests(trace)).route('/', inner);
    await app.request('/v/youtube:secret?token=secret');
    await app.request('/secret');
    expect(spans.map(({ attributes }) => attributes)).toEqual([
      { 'http.request.method': 'GET', 'http.route': '/v/:contentId', 'http.response.status_code': 200 },
      { 'http.request.method': 'GET', 'http.route': '/*', 'http.response.status_code': 404 },
    ]);
  });

  it('tells of what goes out the host, and of a port the function', async () => {
    const { spans, trace } = recorder();
    const options = { reason: 'captions' as const, signal: new AbortController().signal };
    const answer = { url: '', status: 404, contentType: '', bytes: new Uint8Array() };
    await tracedFetch(async () => answer, trace)('https://example.com:8443/secret?signature=secret', options);
    const opened = { url: new URL('https://example.com'), response: new Response(), isMovedForGood: false };
    await tracedOpen(async () => opened, trace)('https://media.example/secret.mp3', { signal: options.signal });
    const store = tracedPort('database', { getTask: async (id: string) => ({ id }) }, trace);
    expect(await store.getTask('secret')).toEqual({ id: 'secret' });
    expect(spans.map(({ name, attributes }) => [name, attributes])).toEqual([
      ['fetch', { 'server.address': 'example.com', 'gloss.reason': 'captions', 'http.response.status_code': 404 }],
      ['fetch', { 'server.address': 'media.example', 'gloss.reason': 'media', 'http.response.status_code': 200 }],
      ['database getTask', { 'gloss.operation': 'getTask' }],
    ]);
  });
});

describe('telemetry', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gloss-telemetry-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const module = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };

  it.each([
    ['object.mjs', 'export default { span: (name, attributes, work) => work({ set() {} }) };'],
    ['function.mjs', 'export default async () => ({ span: (name, attributes, work) => work({ set() {} }) });'],
  ])('is a module, loaded from its path: %s', async (name, text) => {
    const { span } = await loadTracing(module(name, text));
    expect(await span('a', {}, async () => 7)).toBe(7);
  });

  it.each([
    ['nothing.mjs', 'export const span = 1;', 'has no default export'],
    ['other.mjs', 'export default { span: 1 };', 'has no default export'],
    ['broken.mjs', 'throw new Error("no exporter");', 'no exporter'],
  ])('of a module that is none says so: %s', async (name, text, message) => {
    await expect(loadTracing(module(name, text))).rejects.toThrow(message);
  });

  it('puts a span around each task, and nothing anywhere without a module', async () => {
    const path = module(
      'spans.mjs',
      `export const spans = [];
      export default { span: (name, attributes, work) => { spans.push([name, attributes]); return work({ set() {} }); },
        close: async () => { spans.push('closed'); } };`,
    );
    const { spans } = (await import(path)) as { spans: unknown[] };
    const telemetry = await openTelemetry(path, () => undefined);
    const one = { signal: new AbortController().signal, isLast: false };
    const done: unknown[] = [];
    await telemetry.task(async (...call) => void done.push(call))('ada', 't1', one);
    await telemetry.close();
    expect(done).toEqual([['ada', 't1', one]]);
    expect(spans).toEqual([['task', { 'gloss.task': 't1' }], 'closed']);

    const none = await openTelemetry(undefined, () => undefined);
    const port = {};
    expect(none.port('database', port)).toBe(port);
    expect(none.requests).toBeUndefined();
  });

  it('puts a span around each question of accounts to the database, without what is asked', async () => {
    const { spans, trace } = recorder();
    const port = <Port extends object>(kind: string, traced: Port) => tracedPort(kind, traced, trace);
    const { accounts, database } = await testAccounts();
    const traced = tracedAccounts(accounts, { port });
    const { userId, email } = await newUser(traced);
    const token = await traced.tokens.create(userId, { name: 'mine', scope: 'read' });
    const asked = new Request('http://gloss.test/api/v1/me', { headers: { authorization: `Bearer ${token}` } });
    await traced.authenticate(asked);
    await traced.meterOf(userId).book({ key: 'a', contentId: 'web:secret', seconds: 60 });
    await expect(traced.recovery.reset('nothing', 'short')).rejects.toMatchObject({ code: 'invalid' });
    const { origin } = traced.config;
    await createProvider({
      db: database.db,
      config: { origin, isMetered: false, isSignUpOpen: true, extensionHosts: [] },
      fetch: async () => Promise.reject(new Error('no way out')),
      userOfCookies: async () => undefined,
      renderError: () => undefined,
      traced: port,
    }).then((provider) => provider.AccessToken.find('nothing'));
    expect(spans.map(({ name }) => name)).toEqual([
      'accounts signUp',
      'accounts signIn',
      'tokens create',
      'accounts authenticate',
      'meter book',
      'recovery reset',
      'oauth AccessToken find',
    ]);
    for (const secret of [token, email, userId, 'web:secret']) expect(JSON.stringify(spans)).not.toContain(secret);
    await database.close();
  }, 60_000);

  it('of a missing module names it', async () => {
    await expect(loadTracing(join(folder, 'missing.mjs'))).rejects.toThrow(/GLOSS_TELEMETRY: .*missing\.mjs/);
    await expect(loadTracing('gloss-no-such-package')).rejects.toThrow(/GLOSS_TELEMETRY: gloss-no-such-package/);
  });
});
