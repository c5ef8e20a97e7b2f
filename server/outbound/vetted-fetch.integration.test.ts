import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { expandUrl } from '../../lib/sites/expand-url.ts';
import { loopback, start } from './testing/vetted-fetch-suite.ts';
import type { Resolve } from './vetted-agent.ts';
import type { VettedFetchOptions } from './vetted-fetch.ts';

/** Another loopback address, which counts as private. */
const privateLoopback = '0.0.0.0';

const redirecting =
  (targets: Record<string, string>): RequestListener =>
  ({ url = '', headers }, response) => {
    const target = targets[url]?.replace('PORT', headers.host!.split(':')[1]!);
    if (target) response.writeHead(302, { location: target }).end('moved');
    else response.writeHead(200, { 'content-type': 'text/html' }).end(`here is ${url}`);
  };
const hello: RequestListener = (_, response) => response.end('hello');
const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

describe('the vetted fetch', () => {
  it('returns the response of a public host, whatever its status', async () => {
    const { get, port } = await start((_, response) =>
      response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('nothing here'),
    );
    const { bytes, ...answer } = await get('http://a.example:PORT/x?y#z');
    expect(answer).toEqual({
      url: `http://a.example:${port}/x?y#z`,
      status: 404,
      contentType: 'text/plain; charset=utf-8',
      headers: {},
      isMovedForGood: false,
    });
    expect(text(bytes)).toBe('nothing here');
  });

  it('decompresses', async () => {
    const { get } = await start((_, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('hello '.repeat(1000))),
    );
    expect((await get('http://a.example:PORT/', { maxBytes: 6000 })).bytes).toHaveLength(6000);
  });

  it('sends a user agent, and no cookies or referrer', async () => {
    const seen: NodeJS.Dict<string | string[]>[] = [];
    const { get } = await start(({ headers, url }, response) => {
      seen.push(headers);
      response.writeHead(url === '/1' ? 302 : 200, { location: '/2', 'set-cookie': 'id=1' }).end();
    });
    await get('http://a.example:PORT/1');
    expect(seen.map((headers) => headers['user-agent'])).toEqual(Array(2).fill('Mozilla/5.0 (compatible; Gloss)'));
    for (const headers of seen) {
      for (const name of ['cookie', 'authorization', 'referer', 'origin']) expect(headers).not.toHaveProperty(name);
    }
  });

  it('sends conditional headers and returns cache headers', async () => {
    const seen: NodeJS.Dict<string | string[]>[] = [];
    const { get } = await start(({ headers }, response) => {
      seen.push(headers);
      response
        .writeHead(304, {
          etag: 'W/"b"',
          'retry-after': '5',
          'cache-control': 'max-age=9',
          'last-modified': 'Sat',
          'x-other': '1',
        })
        .end();
    });
    const headers = { 'if-none-match': '"a"', 'if-modified-since': 'Fri' };
    expect(await get('http://a.example:PORT/', { reason: 'feed', headers })).toMatchObject({ status: 304 });
    expect((await get('http://a.example:PORT/', { reason: 'feed', headers })).headers).toEqual({
      etag: 'W/"b"',
      'retry-after': '5',
      'cache-control': 'max-age=9',
      'last-modified': 'Sat',
    });
    expect(seen[0]).toMatchObject(headers);
  });

  it.each([
    ['file:///etc/passwd', 'scheme'],
    ['ftp://a.example/', 'scheme'],
    ['data:text/plain,hello', 'scheme'],
    ['nonsense', 'notAUrl'],
    ['http://user:secret@a.example:PORT/', 'userinfo'],
    ['http://a.example:22/', 'port'],
    ['http://localhost:PORT/', 'localName'],
    ['http://a.internal:PORT/', 'localName'],
    ['http://127.0.0.1:PORT/', 'privateAddress'],
    ['http://2130706433:PORT/', 'privateAddress'],
    ['http://0177.0.0.1:PORT/', 'privateAddress'],
    ['http://0x7f.1:PORT/', 'privateAddress'],
    ['http://127.1.:PORT/', 'privateAddress'],
    ['http://１２７.0.0.1:PORT/', 'privateAddress'],
    ['http://[::1]:PORT/', 'privateAddress'],
    ['http://[::ffff:127.0.0.1]:PORT/', 'privateAddress'],
    ['http://[::ffff:7f00:1]:PORT/', 'privateAddress'],
    ['http://[64:ff9b::7f00:1]:PORT/', 'privateAddress'],
    ['http://169.254.169.254/latest/meta-data/', 'privateAddress'],
  ])('refuses %s', async (url, reason) => {
    const { get, requests } = await start(hello);
    await expect(get(url)).rejects.toMatchObject({ code: 'invalid', details: { address: expect.any(String), reason } });
    expect(requests).toEqual([]);
  });

  it.each<[string, string[]]>([
    ['a private address', [privateLoopback]],
    ['a private address among public ones', [loopback, privateLoopback]],
    ['an IPv4 address in an IPv6 one', ['::ffff:127.0.0.1']],
    ['this host', ['::1']],
    ['no address', []],
  ])('does not reach a name with %s', async (_, addresses) => {
    const { get, requests } = await start(hello, { resolve: async () => addresses });
    const refused = expect.objectContaining({ code: 'siteFailed', message: "a.example can't be reached." });
    await expect(get('http://a.example:PORT/')).rejects.toEqual(refused);
    expect(requests).toEqual([]);
  });

  it('connects to the vetted address, although the name resolves to another one later', async () => {
    const answers = [[loopback], ['203.0.113.1']];
    const { get, requests } = await start((_, response) => response.writeHead(200, { connection: 'close' }).end(), {
      resolve: async () => answers.shift() ?? [],
    });
    await get('http://a.example:PORT/');
    expect(answers).toHaveLength(1);
    await expect(get('http://a.example:PORT/')).rejects.toMatchObject({ code: 'siteFailed' });
    expect(requests).toHaveLength(1);
  });

  it('ignores proxies of the environment', async () => {
    const { get, requests, port } = await start(hello);
    const { http_proxy: before } = process.env;
    process.env.http_proxy = `http://127.0.0.1:${port}`;
    try {
      await get('http://a.example:PORT/');
    } finally {
      if (before === undefined) delete process.env.http_proxy;
      else process.env.http_proxy = before;
    }
    expect(requests).toEqual([`a.example:${port} /`]);
  });
});

describe('redirects', () => {
  it('are followed across hosts, with relative and raw UTF-8 targets, and keep the fragment', async () => {
    const { get, requests, port } = await start((request, response) => {
      const utf8 = Buffer.from('/été').toString('latin1');
      redirecting({ '/1': 'http://b.example:PORT/2', '/2': '/3', '/3': utf8 })(request, response);
    });
    const { url, status, bytes } = await get('http://a.example:PORT/1#t=9');
    expect({ url, status }).toEqual({ url: `http://b.example:${port}/%C3%A9t%C3%A9#t=9`, status: 200 });
    expect(text(bytes)).toBe('here is /%C3%A9t%C3%A9');
    expect(requests[0]).toBe(`a.example:${port} /1`);
    expect(requests.slice(1)).toEqual(['/2', '/3', '/%C3%A9t%C3%A9'].map((path) => `b.example:${port} ${path}`));
  });

  it('distinguish permanent from temporary moves', async () => {
    const statuses: Record<string, number> = { '/for-good': 301, '/too': 308, '/for-now': 302 };
    const { get } = await start(({ url = '' }, response) => {
      const [path = '', rest] = url.split('?then=');
      const status = statuses[path];
      response.writeHead(status ?? 200, status ? { location: rest ?? '/end' } : {}).end();
    });
    const isMovedForGood = async (path: string) => (await get(`http://a.example:PORT${path}`)).isMovedForGood;
    expect(await isMovedForGood('/for-good?then=/too')).toBe(true);
    expect(await isMovedForGood('/for-good?then=/for-now')).toBe(false);
    expect(await isMovedForGood('/end')).toBe(false);
  });

  it.each([
    'http://127.0.0.1:PORT/secret',
    'http://2130706433:PORT/secret',
    'http://[::ffff:127.0.0.1]:PORT/secret',
    'http://user:secret@a.example:PORT/secret',
    'http://a.example:22/secret',
    'http://inside.test:PORT/secret',
  ])('to %s end in a failure', async (target) => {
    const resolve: Resolve = async (host) => [host === 'inside.test' ? privateLoopback : loopback];
    const { get, requests, port } = await start(redirecting({ '/1': target }), { resolve });
    await expect(get('http://a.example:PORT/1')).rejects.toMatchObject({ code: 'siteFailed' });
    expect(requests).toEqual([`a.example:${port} /1`]);
  });

  it.each(['intent://watch#Intent;end', 'bilibili://video/1', 'file:///etc/passwd', 'http://['])(
    'to %s are the answer themselves',
    async (target) => {
      const { get, port } = await start(redirecting({ '/1': target }));
      const { url, status, bytes } = await get('http://a.example:PORT/1');
      expect({ url, status, text: text(bytes) }).toEqual({ url: `http://a.example:${port}/1`, status: 302, text: 'moved' });
    },
  );

  it('fail in a loop, and after ten', async () => {
    const loop = await start(redirecting({ '/1': '/2', '/2': '/1' }));
    await expect(loop.get('http://a.example:PORT/1')).rejects.toMatchObject({ code: 'siteFailed' });
    expect(loop.requests).toHaveLength(2);
    const many = Array.from({ length: 12 }, (_, i) => [`/${i}`, `/${i + 1}`]);
    const chain = await start(redirecting(Object.fromEntries(many)));
    await expect(chain.get('http://a.example:PORT/0')).rejects.toMatchObject({ code: 'siteFailed' });
    expect(chain.requests).toHaveLength(11);
    expect((await chain.get('http://a.example:PORT/2')).url).toBe(`http://a.example:${chain.port}/12`);
  });
});

describe('limits', () => {
  it('count bytes after decompression', async () => {
    const bomb = gzipSync(Buffer.alloc(50_000_000));
    const { get } = await start((_, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip', 'content-length': bomb.length }).end(bomb),
    );
    expect(bomb.length).toBeLessThan(100_000);
    await expect(get('http://a.example:PORT/', { maxBytes: 100_000 })).rejects.toMatchObject({ code: 'tooLarge' });
  });

  it('abort an endless body and close its connection', async () => {
    let closed: Promise<unknown> | undefined;
    const { get } = await start((_, response) => {
      closed = once(response, 'close');
      const pour = () => {
        while (!response.destroyed && response.write('x'.repeat(10_000)));
      };
      response.on('drain', pour);
      pour();
    });
    await expect(get('http://a.example:PORT/', { maxBytes: 1_000_000 })).rejects.toMatchObject({ code: 'tooLarge' });
    await closed;
  });

  it.each<[string, RequestListener, VettedFetchOptions['timeouts']]>([
    ['never begins to answer', () => undefined, { hopTimeoutMs: 150 }],
    ['never ends its answer', (_, response) => response.write('a'), { hopTimeoutMs: 60_000, readTimeoutMs: 400 }],
    [
      'redirects slowly',
      ({ url }, response) => setTimeout(() => response.writeHead(302, { location: `${url}x` }).end(), 60),
      { hopTimeoutMs: 60_000, readTimeoutMs: 400 },
    ],
  ])('end the wait for a server that %s', async (_, listener, timeouts) => {
    const { get } = await start(listener, { timeouts });
    await expect(get('http://a.example:PORT/')).rejects.toMatchObject({ code: 'timeout' });
  });

  it('use a shorter timeout to expand an address', async () => {
    const { get } = await start((_, response) => setTimeout(() => response.end('a'), 250), { timeouts: { expandTimeoutMs: 50 } });
    await expect(get('http://a.example:PORT/', { reason: 'expand' })).rejects.toMatchObject({ code: 'timeout' });
    expect(text((await get('http://a.example:PORT/')).bytes)).toBe('a');
  });

  it('abort with the caller’s signal', async () => {
    const { get } = await start(() => undefined);
    const client = new AbortController();
    const answer = get('http://a.example:PORT/', { signal: client.signal });
    setTimeout(() => client.abort(), 50);
    await expect(answer).rejects.toMatchObject({ code: 'cancelled' });
    await expect(get('http://a.example:PORT/', { signal: AbortSignal.timeout(50) })).rejects.toMatchObject({ code: 'timeout' });
  });

  it.each<[string, RequestListener]>([
    ['hangs up', ({ socket }) => socket.destroy()],
    ['breaks off', (_, response) => void response.writeHead(200, { 'content-length': 9 }).write('a', () => response.destroy())],
    ['does not send what it names', (_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end('no gzip')],
  ])('answer for a server that %s', async (_, listener) => {
    const { get } = await start(listener);
    const broken = expect.objectContaining({ code: 'siteFailed', message: expect.not.stringContaining('127.0.0.1') });
    await expect(get('http://a.example:PORT/')).rejects.toEqual(broken);
  });
});

describe('expandUrl over the vetted fetch', () => {
  const signal = new AbortController().signal;

  it('follows a shortener to the end, over redirects and pages that only redirect', async () => {
    const { fetch, port, requests } = await start((request, response) => {
      if (request.url !== '/page') return redirecting({ '/short?t=42': 'http://b.example:PORT/page' })(request, response);
      const target = `http://c.example:${request.headers.host!.split(':')[1]}/article?id=7&amp;utm_source=short`;
      response.writeHead(200, { 'content-type': 'text/html' }).end(`<meta http-equiv="refresh" content="0;url=${target}">`);
    });
    const expanded = await expandUrl(`http://a.example:${port}/short?t=42`, fetch, signal);
    expect(expanded).toBe(`http://c.example:${port}/article?id=7&t=42`);
    expect(requests.at(-1)).toBe(`c.example:${port} /article?id=7&utm_source=short&t=42`);
  });

  it('stops before the address of an app, and fails on a private one', async () => {
    const { fetch, port } = await start(
      redirecting({ '/app': '/before', '/before': 'intent://x#Intent;end', '/in': 'http://127.0.0.1/' }),
    );
    expect(await expandUrl(`http://a.example:${port}/app`, fetch, signal)).toBe(`http://a.example:${port}/before`);
    await expect(expandUrl(`http://a.example:${port}/in`, fetch, signal)).rejects.toMatchObject({ code: 'siteFailed' });
  });
});
