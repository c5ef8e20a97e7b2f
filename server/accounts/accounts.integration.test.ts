import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sqlStore } from '../../lib/store/sql/sql-store.ts';
import { content } from '../../lib/store/testing/rows-suite.ts';
import { mailComposer } from '../pages/compose-mail.ts';
import { pageText } from '../pages/page-text.ts';
import { newUser, type TestAccounts, testAccounts, testPassword } from '../testing/test-accounts.ts';
import { ownUserId, payerId } from './users-without-account.ts';

const compose = mailComposer(pageText('en'));
const password = testPassword;
const newEmail = () => `${randomUUID()}@example.com`;
const linkOf = (text: string) => /[?&]link=([\w-]+)/.exec(text)![1]!;

let open: TestAccounts;
let withMail: TestAccounts;
beforeAll(async () => {
  open = await testAccounts();
  withMail = await testAccounts({ hasMail: true, database: open.database });
});
afterAll(() => open.database.close());
beforeEach(() => {
  withMail.mails.length = 0;
});

const mailTo = async (email: string) => {
  await withMail.accounts.waitForBackgroundWork();
  return withMail.mails.filter(({ to }) => to === email);
};

describe('signing up and in', () => {
  it('takes an address in any case', async () => {
    const email = newEmail();
    await open.accounts.signUp({ email: `  ${email.toUpperCase()} `, password }, compose);
    expect(await open.accounts.signIn({ email, password })).toMatchObject({ email, tier: 'free' });
    expect(await open.accounts.signIn({ email, password: `${password}!` })).toBeUndefined();
  });

  it.each([
    [{ email: 'nobody', password }, 'email'],
    [{ email: 'a@b', password }, 'email'],
    [{ email: undefined, password }, 'email'],
    [{ email: `${'a'.repeat(250)}@example.com`, password }, 'email'],
    [{ email: 'a@example.com', password: 'too short' }, 'password'],
    [{ email: 'a@example.com', password: 'x'.repeat(257) }, 'password'],
    [{ email: 'a@example.com', password: ['x'.repeat(20)] }, 'password'],
  ])('refuses %j', async (input, path) => {
    await expect(open.accounts.signUp(input, compose)).rejects.toMatchObject({ code: 'invalid', details: { path } });
  });

  it('never changes an account that is there', async () => {
    const user = await newUser(open.accounts);
    await open.accounts.signUp({ email: user.email, password: 'another password' }, compose);
    expect(await open.accounts.signIn({ email: user.email, password: 'another password' })).toBeUndefined();
    expect(await open.accounts.signIn({ email: user.email, password })).toMatchObject({ userId: user.userId });
  });

  it('can be closed', async () => {
    const { accounts } = await testAccounts({ database: open.database, config: { isSignUpOpen: false } });
    await expect(accounts.signUp({ email: newEmail(), password }, compose)).rejects.toMatchObject({ code: 'forbidden' });
  });

  it('is slowed down after ten failures, for addresses without an account too', async () => {
    const user = await newUser(open.accounts);
    for (const email of [user.email, newEmail()]) {
      for (let i = 0; i < 10; i++) await open.accounts.signIn({ email, password: 'wrong password' });
      const refused = open.accounts.signIn({ email, password });
      await expect(refused).rejects.toMatchObject({
        code: 'rateLimited',
        message: expect.stringMatching(/^Limit signInAs reached: 10 in 900 s\. Try again in \d+ s\.$/),
        details: { retryAfter: expect.any(Number) },
      });
    }
  });
});

describe('with mail', () => {
  it('an account opens once its address is confirmed, with the password', async () => {
    const email = newEmail();
    await withMail.accounts.signUp({ email, password }, compose);
    const [mail] = await mailTo(email);
    expect(mail).toMatchObject({ subject: 'Confirm your email for Gloss' });
    expect(await withMail.accounts.signIn({ email, password })).toBeUndefined();
    const link = linkOf(mail!.text);
    expect(await withMail.accounts.recovery.confirm(link, 'wrong password')).toBeUndefined();
    expect(await withMail.accounts.recovery.confirm(link, password)).toMatchObject({ email });
    expect(await withMail.accounts.recovery.confirm(link, password)).toBeUndefined();
    expect(await withMail.accounts.signIn({ email, password })).toMatchObject({ email });
  });

  it('whoever claims an address first does not get in with the mail that its owner reads', async () => {
    const email = newEmail();
    await withMail.accounts.signUp({ email, password: 'the thief’s one' }, compose);
    await withMail.accounts.signUp({ email, password }, compose);
    const [first, second] = await mailTo(email);
    expect(await withMail.accounts.recovery.confirm(linkOf(first!.text), password)).toBeUndefined();
    expect(await withMail.accounts.recovery.confirm(linkOf(second!.text), password)).toMatchObject({ email });
    expect(await withMail.accounts.signIn({ email, password: 'the thief’s one' })).toBeUndefined();
  });

  it('a forgotten password is replaced once, and what the old one opened is closed', async () => {
    const user = await newUser(open.accounts);
    const { sessions, recovery, signIn } = withMail.accounts;
    const session = await sessions.start(user.userId, '');
    recovery.requestReset(user.email.toUpperCase(), compose);
    recovery.requestReset(newEmail(), compose);
    recovery.requestReset('nonsense', compose);
    const [mail] = await mailTo(user.email);
    expect(withMail.mails).toHaveLength(1);
    const link = linkOf(mail!.text);
    await expect(recovery.reset(link, 'short')).rejects.toMatchObject({ code: 'invalid' });
    const both = await Promise.all(['first new password', 'second new one'].map((one) => recovery.reset(link, one)));
    expect(both.filter(Boolean)).toHaveLength(1);
    expect(await sessions.findByCookie(`gloss_session=${session}`)).toBeUndefined();
    expect(await signIn({ email: user.email, password })).toBeUndefined();
  });

  it('links grow old, and one for confirming resets nothing', async () => {
    const email = newEmail();
    await withMail.accounts.signUp({ email, password }, compose);
    const link = linkOf((await mailTo(email))[0]!.text);
    expect(await withMail.accounts.recovery.reset(link, password)).toBe(false);
    withMail.clock.time += 49 * 3_600_000;
    expect(await withMail.accounts.recovery.confirm(link, password)).toBeUndefined();
    withMail.clock.time -= 49 * 3_600_000;
  });

  it('a mail that can’t be sent is reported in the log only', async () => {
    const { accounts, errors } = await testAccounts({ database: open.database });
    const failing = await testAccounts({ database: open.database, hasMail: true });
    failing.mails.push = () => {
      throw new Error('no mail today');
    };
    await failing.accounts.signUp({ email: newEmail(), password }, compose);
    await failing.accounts.waitForBackgroundWork();
    expect(failing.errors).toEqual([expect.objectContaining({ message: 'no mail today' })]);
    expect([accounts.hasMail, errors]).toEqual([false, []]);
  });
});

describe('API tokens', () => {
  const bearer = (token: string, path = '/api/v1/me', headers = {}) =>
    new Request(`http://gloss.test${path}`, { headers: { authorization: `Bearer ${token}`, ...headers } });

  it('are displayed once, stored hashed, and limited to their scope', async () => {
    const { accounts, database } = open;
    const { userId } = await newUser(accounts);
    const token = await accounts.tokens.create(userId, { name: ' my \u0000 notebook ', scope: 'read' });
    expect(token).toMatch(/^gloss_[\w-]{43}$/);
    const [listed] = await accounts.tokens.list(userId);
    expect(listed).toMatchObject({ name: 'my \u0000 notebook', scope: 'read', lastUsedAt: null });
    const caller = { userId, kind: 'apiToken', scopes: ['read'], tokenId: listed!.tokenId };
    expect(await accounts.authenticate(bearer(token))).toEqual(caller);
    expect(await accounts.authenticate(bearer(token, '/mcp', { 'x-client-type': 'svc-cli' }))).toEqual({
      ...caller,
      clientType: 'svc-cli',
    });
    await accounts.waitForBackgroundWork();
    expect((await accounts.tokens.list(userId))[0]!.lastUsedAt).toBe(open.clock.time);
    expect(await everything(database.db)).not.toContain(token.slice(6));
  });

  it('end, by revoking, by time, with the account, and for others’ hands never', async () => {
    const { accounts, clock } = open;
    const [user, other] = [await newUser(accounts), await newUser(accounts)];
    const token = await accounts.tokens.create(user.userId, { name: 'a', scope: 'read write', days: 1 });
    const [{ tokenId } = { tokenId: '' }] = await accounts.tokens.list(user.userId);
    await accounts.tokens.revoke(other.userId, tokenId);
    expect(await accounts.authenticate(bearer(token))).toMatchObject({ scopes: ['read', 'write'] });
    clock.time += 86_400_000;
    await expect(accounts.authenticate(bearer(token))).rejects.toMatchObject({ code: 'unauthorized' });
    clock.time -= 86_400_000;
    await accounts.tokens.revoke(user.userId, tokenId);
    await expect(accounts.authenticate(bearer(token))).rejects.toMatchObject({ code: 'unauthorized' });
  });

  it.each([
    { name: '', scope: 'read' },
    { name: 'x'.repeat(81), scope: 'read' },
    { name: 'a', scope: 'write' },
    { name: 'a', scope: 'read', days: 0 },
    {},
    undefined,
  ])('are not made of %j', async (input) => {
    const { userId } = await newUser(open.accounts);
    await expect(open.accounts.tokens.create(userId, input)).rejects.toMatchObject({ code: 'invalid' });
  });

  it.each([
    'Bearer',
    'Bearer ',
    'Bearer gloss_x',
    'Bearer a b',
    'Basic dTpw',
    '',
    'Bearer \u00e9',
    `Bearer gloss_${'a'.repeat(600)}`,
  ])('don’t look like %j, and a session makes not up for it', async (authorization) => {
    const { userId } = await newUser(open.accounts);
    const cookie = `gloss_session=${await open.accounts.sessions.start(userId, '')}`;
    const request = new Request('http://gloss.test/api', { headers: { authorization, cookie } });
    await expect(open.accounts.authenticate(request)).rejects.toMatchObject({ code: 'unauthorized' });
  });
});

describe('sessions', () => {
  const asking = (cookie: string, method = 'GET') => new Request('http://gloss.test/v/1', { method, headers: { cookie } });

  it('let a person look, and not change', async () => {
    const { userId } = await newUser(open.accounts);
    const cookie = `theme=dark; gloss_session=${await open.accounts.sessions.start(userId, '')}`;
    expect(await open.accounts.authenticate(asking(cookie))).toEqual({ userId, kind: 'session', scopes: ['read'] });
    expect(await open.accounts.authenticate(asking(cookie, 'POST'))).toBeUndefined();
    expect(await open.accounts.authenticate(asking('gloss_session=nonsense'))).toBeUndefined();
    expect(await open.accounts.authenticate(new Request('http://gloss.test/'))).toBeUndefined();
  });

  it('last for a month after each visit, half a year at most', async () => {
    const { accounts, clock } = open;
    const { userId } = await newUser(accounts);
    const started = clock.time;
    const secret = await accounts.sessions.start(userId, '');
    const day = 86_400_000;
    for (let visit = 1; visit <= 6; visit++) {
      clock.time = started + visit * 29 * day;
      expect(await accounts.sessions.findByCookie(`gloss_session=${secret}`)).toBeDefined();
    }
    clock.time = started + 181 * day;
    expect(await accounts.sessions.findByCookie(`gloss_session=${secret}`)).toBeUndefined();
    await accounts.sweep();
    clock.time = started;
    expect(await accounts.sessions.list(userId)).toEqual([]);
  });
});

describe('deleting an account', () => {
  it('needs the password, and leaves no row of it', async () => {
    const { accounts, database } = open;
    const user = await newUser(accounts);
    const stays = await newUser(accounts);
    await accounts.sessions.start(user.userId, '');
    await accounts.tokens.create(user.userId, { name: 'a', scope: 'read' });
    await accounts.getMeter(user.userId).bookSeconds({ key: 'a', contentId: 'b', seconds: 1 });
    await database.db.execute(sql`insert into settings (user_id, "row") values (${user.userId}, '{}'), (${stays.userId}, '{}')`);
    expect(await accounts.deleteAccount(user, 'wrong password')).toBe(false);
    expect(await everything(database.db)).toContain(user.userId);
    expect(await accounts.deleteAccount(user, password)).toBe(true);
    const rest = await everything(database.db);
    expect(rest).not.toContain(user.userId);
    expect(rest).not.toContain(user.email);
    expect(rest.match(new RegExp(stays.userId, 'g'))).toHaveLength(2);
  });

  it('is followed by the deletion of what was written for it meanwhile, and of no other data', async () => {
    const { accounts, database } = open;
    const { userId } = await newUser(accounts);
    const stores = ['deleted', payerId, ownUserId, userId].map((owner) => sqlStore(database.db, owner));
    for (const store of stores) await store.putContent(content);
    await accounts.sweep();
    const left = await Promise.all(stores.map(async (store) => (await store.getContent(content.contentId)) !== undefined));
    expect(left).toEqual([false, true, true, true]);
  });
});

it('the right password ends the count of wrong ones', async () => {
  const user = await newUser(open.accounts);
  for (let round = 0; round < 3; round++) {
    for (let wrong = 0; wrong < 6; wrong++) expect(await open.accounts.verifyPassword(user, 'wrong password')).toBe(false);
    expect(await open.accounts.verifyPassword(user, password)).toBe(true);
  }
  for (let wrong = 0; wrong < 10; wrong++) await open.accounts.verifyPassword(user, 'wrong password');
  await expect(open.accounts.verifyPassword(user, password)).rejects.toMatchObject({ code: 'rateLimited' });
});

/** Returns every row of every table as text. */
async function everything(db: TestAccounts['database']['db']): Promise<string> {
  const tables = await db
    .select({ name: sql<string>`table_name` })
    .from(sql`information_schema.tables`)
    .where(sql`table_schema = 'public'`);
  const rows = await Promise.all(
    tables.map(({ name }) => db.select({ row: sql<string>`t::text` }).from(sql`${sql.identifier(name)} as t`)),
  );
  return JSON.stringify(rows);
}
