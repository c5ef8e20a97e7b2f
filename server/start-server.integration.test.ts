import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json as readJson, text as readText } from 'node:stream/consumers';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '../lib/contract/index.ts';
import { httpClient } from '../lib/transports/http-client.ts';
import { listen } from '../test/listen.ts';
import { connectAgent } from '../test/service-transports.ts';
import { readConfig } from './config.ts';
import { copyEmptyDatabase } from './database/testing/test-database.ts';
import { type RunningServer, startServer } from './start-server.ts';

const directory = mkdtempSync(join(tmpdir(), 'gloss-server-'));
const token = 'a-token-of-the-administrator';
const lines: string[] = [];
const log = pino({ level: 'info', base: null }, { write: (line) => void lines.push(line) });
const metricsToken = 'a-token-of-the-monitor';
const config = readConfig({
  GLOSS_PORT: '0',
  GLOSS_DATA_DIR: directory,
  GLOSS_TOKEN: token,
  GLOSS_METRICS_TOKEN: metricsToken,
  GLOSS_CALLS_A_MINUTE: '60',
});
let server: RunningServer;

beforeAll(async () => {
  server = await startServer(config, log);
});
afterAll(async () => {
  await server.close();
  rmSync(directory, { recursive: true });
});

const clientOf = (bearer?: string) =>
  httpClient(operations, { baseUrl: `${server.origin}/api`, fetch, token: async () => bearer });
const get = async (path: string, headers: Record<string, string> = {}) =>
  fetch(`${server.origin}${path}`, { headers, redirect: 'manual' });

describe('a server without configuration', () => {
  it('is there, and ready', async () => {
    expect([(await get('/healthz')).status, (await get('/readyz')).status]).toEqual([200, 200]);
    // Longer than proxies keep an idle connection.
    expect((await get('/healthz')).headers.get('keep-alive')).toBe('timeout=75');
    expect(await clientOf().getVersion({})).toEqual({ version: '1.1.0' });
    expect((await get('/')).headers.get('location')).toBe('/account');
    expect((await get('/pricing')).status).toBe(200);
  });

  it('shows browsers at an unknown path a page in their language, and programs the bare status', async () => {
    const response = await get('/nothing', { accept: 'text/html,*/*', 'accept-language': 'de' });
    expect([response.status, await response.text()]).toEqual([404, expect.stringContaining('<html lang="de"')]);
    const bare = await get('/nothing');
    expect([await bare.text(), bare.headers.get('cache-control')]).toEqual(['404 Not Found', 'no-store']);
  });

  it('opens its only user’s library with the token that it was given', async () => {
    expect(await clientOf(token).getAccount({})).toMatchObject({ userId: 'local', isUnmetered: true });
    await expect(clientOf().getAccount({})).rejects.toMatchObject({ code: 'unauthorized' });
    await expect(clientOf(`${token}x`).getAccount({})).rejects.toMatchObject({ code: 'unauthorized' });
  });

  it('keeps what it is given, keys of models sealed, and finds it after a restart', async () => {
    const before = clientOf(token);
    const { id } = await before.createCollection({ name: 'Clocks' });
    const kind = 'openaiCompatible';
    await before.saveProvider({ kind, name: 'Mine', baseUrl: 'https://models.example/v1', model: 'small', apiKey: 'sk-hush' });
    await server.close();
    server = await startServer(config, log);
    const after = clientOf(token);
    expect(await after.getCollection({ id })).toMatchObject({ name: 'Clocks' });
    expect((await after.getSettings({})).providers).toMatchObject([{ name: 'Mine', hasKey: true }]);
    expect(statSync(join(directory, 'secret.key')).mode & 0o077).toBe(0);
  });

  it('answers what has come before it ends', async () => {
    const sent = request(`${server.origin}/api/v1/collections/create`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-length': '16', expect: '100-continue' },
    });
    const answered = once(sent, 'response');
    // The server says so once it has read the head.
    await once(sent, 'continue');
    sent.write('{"name": ');
    const closed = server.close(60_000);
    expect((await get('/readyz').catch(() => undefined))?.status).not.toBe(200);
    sent.end('"Time"}');
    const [{ statusCode }] = await answered;
    expect(statusCode, lines.join('')).toBe(200);
    await closed;
    await expect(get('/healthz')).rejects.toThrow();
    server = await startServer(config, log);
    expect((await clientOf(token).listCollections({})).collections.map(({ name }) => name)).toEqual(['Time', 'Clocks']);
  });

  it('lets no other user into its directory', async () => {
    await expect(startServer(config, log)).rejects.toThrow(/in use by another process/);
  });

  it('leaves neither its port nor its directory in use when it can’t start', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'gloss-server-'));
    await copyEmptyDatabase(folder);
    const { port, close: freePort } = await listen(() => undefined);
    await freePort();
    const env = { GLOSS_PORT: String(port), GLOSS_DATA_DIR: folder };
    await expect(startServer(readConfig({ ...env, GLOSS_FFMPEG: process.execPath }), log)).rejects.toThrow('GLOSS_FFMPEG');
    const started = await startServer(readConfig(env), log);
    expect((await fetch(`${started.origin}/readyz`)).status).toBe(200);
    await started.close();
    rmSync(folder, { recursive: true });
  });

  it('describes itself', async () => {
    const description = (await (await get('/api/openapi.json')).json()) as { servers: { url: string }[] };
    expect(description.servers).toEqual([{ url: `${server.origin}/api` }]);
    const answer = await get('/api/v1/me', { authorization: `Bearer ${token}` });
    expect([answer.headers.get('cache-control'), answer.headers.get('x-content-type-options')]).toEqual(['no-store', 'nosniff']);
  });

  it('answers a request with an unknown expectation', async () => {
    const socket = connect(Number(new URL(server.origin).port), '127.0.0.1');
    socket.write('GET /api/version HTTP/1.1\r\nHost: 127.0.0.1\r\nExpect: other\r\nConnection: close\r\n\r\n');
    expect(await readText(socket)).toMatch(/^HTTP\/1\.1 200 .*"version"/s);
  });

  it('shows clients where tokens come from', async () => {
    const refusal = await get('/api/v1/me');
    const [, address = ''] = /resource_metadata="([^"]+)"/.exec(refusal.headers.get('www-authenticate') ?? '') ?? [];
    expect(await (await fetch(address)).json()).toMatchObject({ authorization_servers: [server.origin] });
  });

  it('reads addresses of the documented length in any script', async () => {
    const url = `https://media.example/${'語'.repeat(4074)}`;
    const query = new URLSearchParams({ url });
    const answer = await get(`/api/v1/detectUrl?${query}`, { authorization: `Bearer ${token}` });
    expect(answer.status).toBe(200);
  });

  it('logs and counts requests by route, and nothing of a user', async () => {
    await get('/v/web%3Ahttps%3A%2F%2Fprivate.example%2Ftalk?x=secret');
    await get('/api/v1/library/get?id=web%3Aprivate.example', { authorization: `Bearer ${token}` });
    expect((await get('/metrics')).status).toBe(404);
    const answer = await get('/metrics', { authorization: `Bearer ${metricsToken}` });
    expect(answer.headers.get('content-type')).toMatch(/^application\/openmetrics-text/);
    const figures = await answer.text();
    expect(figures).toMatch(/^gloss_http_requests_total\{method="GET",route="\/api\/v1\/library\/get",status="404"\} 1$/m);
    expect(figures).toMatch(/^gloss_rows\{table="users"\} \d+$/m);
    expect(figures).toMatch(/\n# EOF\n$/);
    expect(lines.join('')).toContain('"route":"/api/v1/library/get"');
    for (const written of [figures, lines.join('')]) expect(written).not.toMatch(/private\.example|secret/);
  });

  it('answers agents', async () => {
    const mcp = (request: Request) => {
      const headers = new Headers(request.headers);
      headers.set('authorization', `Bearer ${token}`);
      return fetch(new Request(request.url.replace('http://gloss.example', server.origin), new Request(request, { headers })));
    };
    const agent = await connectAgent(mcp, 'modern');
    const { structuredContent } = await agent.callTool({ name: 'list_collections', arguments: {} });
    expect(structuredContent).toMatchObject({ collections: [{ name: 'Time' }, { name: 'Clocks' }] });
  });

  it('is reached under its own name only', async () => {
    const open = (path: string) =>
      new Promise<IncomingMessage>((resolve, reject) => {
        request(`${server.origin}${path}`, { headers: { host: 'evil.example' } }, resolve)
          .on('error', reject)
          .end();
      });
    for (const path of ['/mcp', '/api/version', '/api/v1/me', '/account/sign-up', '/pricing', '/v/x'])
      expect([path, (await open(path)).statusCode]).toEqual([path, 403]);
    expect(await readJson(await open('/api/v1/me'))).toMatchObject({ success: false, error: { code: 'forbidden' } });
    expect(await readJson(await open('/mcp'))).toMatchObject({ jsonrpc: '2.0' });
  });

  it('reaches nothing in its own network', async () => {
    for (const url of [`${server.origin}/api/version`, 'http://169.254.169.254/latest/meta-data', 'http://localhost/']) {
      await expect(clientOf(token).summarize({ url })).rejects.toMatchObject({
        code: expect.stringMatching(/^(invalid|siteFailed)$/),
      });
    }
  });

  it('limits the calls of a user, and says how long', async () => {
    const answers = await Promise.all(Array.from({ length: 61 }, () => get('/api/v1/me', { authorization: `Bearer ${token}` })));
    const refused = answers.find(({ status }) => status === 429);
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await get('/api/version')).status).toBe(200);
  });

  it('logs every response, those of the OpenID provider included', async () => {
    const paths = { '/oauth/token': 400, '/api/nothing': 404, '/account': 303 };
    for (const [path, status] of Object.entries(paths)) {
      const method = path === '/oauth/token' ? 'POST' : 'GET';
      expect((await fetch(server.origin + path, { method, redirect: 'manual' })).status).toBe(status);
    }
    const logged = lines.slice(-3).map((line) => JSON.parse(line) as { route: string; status: number });
    expect(logged.map(({ route, status }) => [route, status])).toEqual([
      ['/oauth/token', 400],
      ['/api/*', 404],
      ['/account', 303],
    ]);
  });

  it('logs no secret and no query', async () => {
    await get(`/api/v1/library/search?keyword=private-word`, { authorization: `Bearer ${token}` });
    const logText = lines.join('\n');
    for (const word of [token, 'private-word', 'sk-hush', readFileSync(join(directory, 'secret.key'), 'utf8').trim()]) {
      expect(logText).not.toContain(word);
    }
    expect(logText).toContain('/api/v1/library/search');
  });
});
