import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '../../lib/contract/index.ts';
import { httpClient } from '../../lib/transports/http-client.ts';
import { readConfig } from '../config.ts';
import { copyEmptyDatabase } from '../database/testing/test-database.ts';
import { type RunningServer, startServer } from '../start-server.ts';
import { type TestBrowser, testBrowser } from '../testing/test-browser.ts';

const directory = mkdtempSync(join(tmpdir(), 'gloss-library-'));
const password = 'correct horse battery';
let server: RunningServer;
let browser: TestBrowser;
let csrfToken: string;

/** Signs up and in, in a browser of its own. */
async function signIn(email: string): Promise<TestBrowser> {
  const own = testBrowser(server.origin);
  await own.send('/account/sign-up', { email, password });
  await own.send('/account/sign-in', { email, password });
  return own;
}
const readSession = async (own: TestBrowser) => (await own.ask('/library/session')).json();
const post = (path: string, body: object, headers: Record<string, string> = { 'x-csrf-token': csrfToken }) =>
  browser.ask(path, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } });
const codeOf = async (response: Response) => [response.status, (await response.json()).error?.code];

beforeAll(async () => {
  await copyEmptyDatabase(directory);
  const config = readConfig({ GLOSS_PORT: '0', GLOSS_DATA_DIR: directory });
  const fetch = async () => {
    throw new TypeError('the tests of the web library have no network');
  };
  server = await startServer(config, pino({ level: 'silent' }), { fetch });
  browser = await signIn('reader@example.com');
  ({ csrfToken } = await readSession(browser));
});
afterAll(async () => {
  await server.close();
  rmSync(directory, { recursive: true, force: true });
});

describe('the session of the web library', () => {
  it('is that of the cookie, and the operations answer with its token', async () => {
    expect(await readSession(browser)).toMatchObject({
      email: 'reader@example.com',
      csrfToken: expect.stringMatching(/^[\w-]{43}$/),
    });
    const client = httpClient(operations, {
      baseUrl: '/library/api',
      fetch: (path, request) => browser.ask(path, { ...request, headers: { ...request.headers, 'x-csrf-token': csrfToken } }),
    });
    const { id } = await client.createCollection({ name: 'Clocks' });
    expect((await client.listCollections({})).collections).toMatchObject([{ id, name: 'Clocks' }]);
  });

  it('is refused without a cookie, and with a token alone', async () => {
    const stranger = testBrowser(server.origin);
    expect(await codeOf(await stranger.ask('/library/session'))).toEqual([401, 'unauthorized']);
    const headers = { 'x-csrf-token': csrfToken };
    expect(await codeOf(await stranger.ask('/library/api/v1/me', { headers }))).toEqual([401, 'unauthorized']);
    expect(await codeOf(await stranger.ask('/library/mirror/feed', { method: 'POST', headers, body: '{}' }))).toEqual([
      401,
      'unauthorized',
    ]);
  });

  it('is refused without its token, with that of another session, and for reads too', async () => {
    const other = await readSession(await signIn('other@example.com'));
    const wrong: Record<string, string>[] = [{}, { 'x-csrf-token': other.csrfToken }, { 'x-csrf-token': '' }];
    for (const headers of wrong) {
      expect(await codeOf(await post('/library/api/v1/collections/create', { name: 'Theirs' }, headers))).toEqual([
        403,
        'forbidden',
      ]);
      expect(await codeOf(await post('/library/mirror/changes', { cursor: 0, taskIds: [] }, headers))).toEqual([
        403,
        'forbidden',
      ]);
      expect(await codeOf(await browser.ask('/library/api/v1/me', { headers }))).toEqual([403, 'forbidden']);
    }
  });

  it('is refused to pages of other origins, extensions included', async () => {
    const strangers: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: 'chrome-extension://abcdefghijklmnopabcdefghijklmnop' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ];
    for (const headers of strangers) {
      expect(await codeOf(await browser.ask('/library/session', { headers }))).toEqual([403, 'forbidden']);
      const all = { 'x-csrf-token': csrfToken, ...headers };
      expect(await codeOf(await browser.ask('/library/api/v1/me', { headers: all }))).toEqual([403, 'forbidden']);
    }
    const own = { 'x-csrf-token': csrfToken, origin: server.origin, 'sec-fetch-site': 'same-origin' };
    const answer = await browser.ask('/library/api/v1/me', { headers: own });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('opens neither the API nor MCP', async () => {
    const headers = { 'x-csrf-token': csrfToken };
    expect(await codeOf(await browser.ask('/api/v1/me', { headers }))).toEqual([401, 'unauthorized']);
    expect(await codeOf(await post('/api/v1/collections/create', { name: 'Theirs' }))).toEqual([401, 'unauthorized']);
    expect((await post('/mcp', { jsonrpc: '2.0', id: 1, method: 'tools/list' })).status).toBe(401);
  });
});

describe('the records of the web library', () => {
  it('are the changes since a cursor with the settings, and those of the user alone', async () => {
    const changesAfter = async (cursor: number) =>
      (await post('/library/mirror/changes', { cursor, taskIds: ['unknown'] })).json();
    const { cursor } = await changesAfter(0);
    const create = await post('/library/api/v1/collections/create', { name: 'Railways' });
    const { id } = await create.json();
    await post('/library/api/v1/settings/update', { outputLanguage: 'de' });
    const page = await changesAfter(cursor);
    expect(page).toMatchObject({ isReset: false, hasMore: false, tasks: [], settings: { outputLanguage: 'de' } });
    expect(page.groups).toMatchObject([
      { kind: 'collection', id, records: [{ kind: 'collection', value: { name: 'Railways' } }] },
    ]);
    expect(page.cursor).toBeGreaterThan(cursor);
    const other = await signIn('third@example.com');
    const headers = { 'x-csrf-token': (await readSession(other)).csrfToken };
    const theirs = await other.ask('/library/mirror/changes', { method: 'POST', headers, body: '{"cursor": 0, "taskIds": []}' });
    expect((await theirs.json()).groups).toEqual([]);
  });

  it('are refused for an input that no page sends', async () => {
    for (const body of [{}, { cursor: -1, taskIds: [] }, { cursor: 0, taskIds: [], more: 1 }, { cursor: 0, taskIds: 'all' }])
      expect(await codeOf(await post('/library/mirror/changes', body))).toEqual([400, 'invalid']);
    expect((await post('/library/mirror/item', { contentId: 'x'.repeat(200_000) })).status).toBe(413);
  });
});

describe('the page of the web library', () => {
  it('leads to sign-in and back', async () => {
    const stranger = testBrowser(server.origin);
    expect((await stranger.ask('/library')).headers.get('location')).toBe('/library/');
    const { url } = await stranger.open('/library/?content=web%3Atalk');
    expect(url.pathname + url.search).toBe('/account/sign-in?next=%2Flibrary%2F%3Fcontent%3Dweb%253Atalk');
    const next = url.searchParams.get('next')!;
    const entered = await stranger.ask('/account/sign-in', {
      method: 'POST',
      body: new URLSearchParams({ email: 'reader@example.com', password, next }),
      headers: { origin: server.origin },
    });
    expect(entered.headers.get('location')).toBe('/library/?content=web%3Atalk');
  });
});
