import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const origin = 'https://gloss.example';
type Listener = (event: object) => void;

/** The server's files by path; a failing server has none. */
let served: Record<string, string | Promise<Response>>;
let cached: Map<string, Response>;
/** The module is loaded again for each start. */
let starts = 0;
const urlOf = (request: RequestInfo) => new URL(typeof request === 'string' ? request : request.url, origin).href;

beforeEach(() => {
  served = {};
  cached = new Map();
  const fetchFile = async (request: RequestInfo) => {
    const body = served[new URL(urlOf(request)).pathname];
    if (body === undefined) throw new TypeError('Failed to fetch');
    return typeof body === 'string' ? new Response(body) : body;
  };
  vi.stubGlobal('fetch', fetchFile);
  const FakeRequest = function (this: { url: string }, url: string) {
    this.url = url;
  };
  vi.stubGlobal('Request', FakeRequest);
  const cache = {
    keys: async () => [...cached.keys()].map((url) => ({ url })),
    async addAll(requests: RequestInfo[]) {
      const responses = await Promise.all(requests.map(fetchFile));
      for (const [at, request] of requests.entries()) cached.set(urlOf(request), responses[at]!);
    },
    delete: async (request: RequestInfo) => cached.delete(urlOf(request)),
  };
  vi.stubGlobal('caches', {
    open: async () => cache,
    match: async (request: RequestInfo) => cached.get(urlOf(request))?.clone(),
  });
  vi.stubGlobal('clients', { claim: async () => undefined });
});

afterEach(() => vi.useRealTimers());

/** Starts the worker of a version that is on the server. */
async function startVersion(version: string) {
  const asset = `/library/assets/view-${version}.js`;
  served = { '/library/': `page ${version}`, [asset]: `view ${version}`, '/icon/128.png': `icon ${version}` };
  const listeners = new Map<string, Listener>();
  vi.stubGlobal('addEventListener', (type: string, listener: Listener) => listeners.set(type, listener));
  vi.stubGlobal('builtFiles', [asset, '/icon/128.png']);
  const script = new URL('service-worker.ts', import.meta.url).pathname;
  await import(/* @vite-ignore */ `${script}?${++starts}`);
  const dispatch = async (type: string) => {
    let work: Promise<unknown> | undefined;
    listeners.get(type)!({ waitUntil: (given: Promise<unknown>) => (work = given) });
    await work;
  };
  /** Returns the text of the worker's response; undefined where the browser sends the request itself. */
  const open = async (path: string) => {
    let response: Promise<Response> | undefined;
    listeners.get('fetch')!({
      request: { url: origin + path },
      respondWith: (given: Promise<Response>) => (response = given),
    });
    return (await response)?.text();
  };
  return { install: () => dispatch('install'), activate: () => dispatch('activate'), open };
}

it('a page that is open during an update still loads its files, and the next one is of the new version', async () => {
  const first = await startVersion('1');
  await first.install();
  await first.activate();
  const second = await startVersion('2');
  await second.install();
  expect(await first.open('/library/assets/view-1.js')).toBe('view 1');
  expect(await first.open('/library/')).toBe('page 2');
  served = {};
  expect([await first.open('/library/'), await first.open('/library/assets/view-2.js')]).toEqual(['page 2', 'view 2']);
  await second.activate();
  expect([...cached.keys()].toSorted()).toEqual(
    ['/icon/128.png', '/library/', '/library/assets/view-2.js'].map((path) => origin + path),
  );
  expect(await second.open('/icon/128.png')).toBe('icon 2');
});

it('an update that the server interrupts leaves the former version whole', async () => {
  const first = await startVersion('1');
  await first.install();
  const second = await startVersion('2');
  delete served['/library/assets/view-2.js'];
  await expect(second.install()).rejects.toThrow();
  served = {};
  expect([await first.open('/library/'), await first.open('/library/assets/view-1.js')]).toEqual(['page 1', 'view 1']);
});

it('only pages and built files are opened by the worker', async () => {
  const { install, open } = await startVersion('1');
  await install();
  expect([await open('/library/session'), await open('/library/mirror/changes')]).toEqual([undefined, undefined]);
});

it('the stored page opens where the server fails or does not answer', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { install, open } = await startVersion('1');
  await install();
  served['/library/'] = Promise.resolve(new Response('bad gateway', { status: 502 }));
  expect(await open('/library/')).toBe('page 1');
  served['/library/'] = new Promise(() => undefined);
  const opened = open('/library/');
  await vi.advanceTimersByTimeAsync(5000);
  expect(await opened).toBe('page 1');
});

it('without a stored page, the answer of the server opens, however late', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { open } = await startVersion('1');
  served['/library/'] = Promise.resolve(new Response('bad gateway', { status: 502 }));
  expect(await open('/library/')).toBe('bad gateway');
  const { promise, resolve } = Promise.withResolvers<Response>();
  served['/library/'] = promise;
  const opened = open('/library/');
  await vi.advanceTimersByTimeAsync(6000);
  resolve(new Response('late'));
  expect(await opened).toBe('late');
});
