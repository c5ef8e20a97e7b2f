import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createLibraryReader } from '../../lib/export/library/library-reader.ts';
import type { LibraryRecord } from '../../lib/ports/library-records.ts';
import { sqlStore } from '../../lib/store/sql/sql-store.ts';
import { content } from '../../lib/store/testing/rows-suite.ts';
import { programVersion } from '../program-version.ts';
import { newUser, testPassword as password } from '../testing/test-accounts.ts';
import { pageOf, type TestBrowser, testBrowser } from '../testing/test-browser.ts';
import { type TestServer, testServer } from '../testing/test-oauth-server.ts';

let server: TestServer;
let browser: TestBrowser;
let email: string;
let userId: string;

beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  browser = testBrowser(server.origin);
  ({ email, userId } = await newUser(server.accounts));
});

const signIn = () => browser.send('/account/sign-in', { email, password });

it('the pages have an icon, and are no matter for search engines', async () => {
  expect((await browser.ask('/favicon.ico')).headers.get('content-type')).toBe('image/png');
  expect(await (await browser.ask('/robots.txt')).text()).toBe('User-agent: *\nAllow: /c/\nDisallow: /\n');
});

it('the pages show no form where no account can be created', async () => {
  const closed = await testServer({ database: server.database, config: { isSignUpOpen: false } });
  const visitor = testBrowser(closed.origin);
  expect((await pageOf(visitor.open('/account/sign-in'))).text).not.toContain('/account/sign-up');
  const { text } = await pageOf(visitor.open('/account/sign-up'));
  expect(text).toContain('Sign-up is closed.');
  expect(text).not.toContain('<form');
  expect((await pageOf(visitor.send('/account/sign-up', { email: 'new@example.com', password }))).status).toBe(403);
  await closed.close();
});

it('the account shows programs where they call, with an example', async () => {
  await signIn();
  const { text } = await pageOf(browser.open('/account'));
  for (const path of ['/api', '/api/openapi.json', '/mcp']) expect(text).toContain(`>${server.origin}${path}<`);
  expect(text).toContain(`curl -H &quot;Authorization: Bearer $TOKEN&quot; ${server.origin}/api/v1/me`);
  expect(text).toContain(`Gloss ${programVersion}`);
});

it('the account offers the whole library as a file, to its owner', async () => {
  const store = sqlStore(server.database.db, userId);
  await store.putContent(content);
  await store.updateNote(content.contentId, () => ({
    note: { contentId: content.contentId, text: 'Mine', createdAt: 1, updatedAt: 1 },
  }));
  expect((await pageOf(browser.open('/account/export'))).path).toBe('/account/sign-in');
  await signIn();
  const file = await browser.ask('/account/export');
  expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="gloss-library-[\d-]+\.jsonl\.gz"$/);
  const records: LibraryRecord[] = [];
  for await (const record of createLibraryReader(file.body!)) records.push(record);
  expect(records).toMatchObject([
    { kind: 'content', value: { contentId: content.contentId } },
    { kind: 'note', value: { text: 'Mine' } },
  ]);
});
