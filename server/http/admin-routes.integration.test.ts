import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { channels } from '../../lib/store/sql/schema-channels.ts';
import { tasks } from '../../lib/store/sql/schema-tasks.ts';
import { users } from '../accounts/schema.ts';
import { newUser, testPassword } from '../testing/test-accounts.ts';
import { testBrowser } from '../testing/test-browser.ts';
import { type TestServer, testServer } from '../testing/test-oauth-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

/** Signs in a new user, an administrator or not. */
async function signIn(isAdmin: boolean) {
  const browser = testBrowser(server.origin);
  const user = await newUser(server.accounts);
  await server.database.db.update(users).set({ isAdmin }).where(eq(users.userId, user.userId));
  await browser.send('/account/sign-in', { email: user.email, password: testPassword });
  const act = async (form: Record<string, string>, headers?: Record<string, string>) => {
    const { response } = await browser.send('/account/admin', { password: testPassword, ...form }, headers);
    return { status: response.status, text: await response.text() };
  };
  return { ...user, browser, act };
}

it('the page of administrators does not exist for others', async () => {
  const { browser, act, email } = await signIn(false);
  expect((await browser.open('/account/admin')).response.status).toBe(404);
  expect((await act({ action: 'delete', email })).status).toBe(404);
  expect(await (await browser.open('/account')).response.text()).not.toContain('/account/admin');
  expect((await testBrowser(server.origin).open('/account/admin')).url.pathname).toBe('/account/sign-in');
});

it('the page of administrators shows accounts, tasks, failures, feeds and storage, and no address of a video or feed', async () => {
  const { db } = server.database;
  const { browser, email, userId } = await signIn(true);
  const url = 'https://www.youtube.com/watch?v=private';
  const failure = { code: 'noCaptions', message: 'none' };
  const task = { taskId: 't', key: 'k', url, wish: {}, status: 'failed', stage: 'captions', failure, fromCache: false };
  const times = { createdAt: Date.now(), updatedAt: Date.now() };
  await db.insert(tasks).values({ userId, taskId: 't', status: 'failed', ...times, row: { ...task, ...times } as never });
  const refresh = { feedUrl: 'https://feeds.example/private.xml', failures: 2, failure: { code: 'feedUnreadable', message: '' } };
  // Such a title must neither break the query nor be taken for a failing feed.
  const rows = [
    { title: '\u0000', refresh },
    { title: '"failures":9', refresh: { ...refresh, failures: 0 } },
  ];
  await db.insert(channels).values(rows.map((row, at) => ({ userId, channelId: `${at}`, row: row as never })));

  const text = await (await browser.open('/account/admin')).response.text();
  expect(text).toContain(email);
  for (const shown of [
    'noCaptions',
    'www.youtube.com',
    'feedUnreadable',
    'feeds.example',
    'Database:',
    '2 subscribed channels. Feeds that fail:',
  ])
    expect(text).toContain(shown);
  expect(text.match(/feedUnreadable/g)).toHaveLength(1);
  expect(text).not.toContain('private');
  const found = await (await browser.open('/account/admin?find=no%25one')).response.text();
  expect(found).not.toContain(email);
});

it('an administrator invites, resets passwords, sets plans and deletes, each time with the own password', async () => {
  const { act } = await signIn(true);
  const email = 'new@example.org';
  expect((await act({ action: 'invite', email, password: 'wrong' })).text).toContain('The password is wrong');
  expect((await act({ action: 'invite', email })).text).toMatch(/\/account\/reset\?link=[\w-]{20,}/);
  expect(await act({ action: 'invite', email })).toMatchObject({ status: 400, text: expect.stringContaining('already exists') });
  expect((await act({ action: 'reset-password', email })).text).toMatch(/\/account\/reset\?link=[\w-]{20,}/);
  expect((await act({ action: 'plan pro', email })).status).toBe(200);
  const { db } = server.database;
  const find = () => db.select({ tier: users.tier }).from(users).where(eq(users.email, email));
  expect(await find()).toEqual([{ tier: 'pro' }]);
  for (const action of ['doctor', 'grant-admin', 'add-webhook', ''])
    expect([action, (await act({ action, email })).status]).toEqual([action, 400]);
  expect((await act({ action: 'delete', email }, { origin: 'https://evil.test' })).status).toBe(403);
  expect(await find()).toHaveLength(1);
  expect((await act({ action: 'delete', email })).status).toBe(200);
  expect(await find()).toEqual([]);
  expect((await act({ action: 'delete', email })).text).toContain('No account has this email');
});
