import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase } from '../database/testing/test-database.ts';
import { mailComposer } from '../pages/compose-mail.ts';
import { pageText } from '../pages/page-text.ts';
import { newUser, type TestAccounts, testAccounts, testPassword } from '../testing/test-accounts.ts';
import { createRateLimits } from './rate-limits.ts';

let open: TestAccounts;
let withMail: TestAccounts;
beforeAll(async () => {
  const database = await testDatabase();
  const limits = createRateLimits(database.db, { signInTo: { points: 15, duration: 3600 } });
  open = await testAccounts({ database, limits });
  withMail = await testAccounts({ database, limits, hasMail: true });
});
afterAll(() => open.database.close());

const compose = mailComposer(pageText('en'));
const refusedOften = { code: 'rateLimited', details: { retryAfter: expect.any(Number) } };

it('ten failures from one network address refuse that address only', async () => {
  const { email } = await newUser(open.accounts);
  const signIn = (address: string, password = testPassword) => open.accounts.signIn({ email, password }, { address });
  for (let tries = 0; tries < 10; tries++) expect(await signIn('192.0.2.1', 'wrong')).toBeUndefined();
  await expect(signIn('192.0.2.1')).rejects.toMatchObject(refusedOften);
  expect(await signIn('192.0.2.2')).toMatchObject({ email });
});

it('failures from many network addresses refuse strangers, not a browser of the user, and are reported by mail once', async () => {
  const user = await newUser(open.accounts);
  const { email } = user;
  const { accounts, mails } = withMail;
  const deviceToken = accounts.devices.read((await accounts.devices.write(user)).split(';')[0]);
  const signIn = (address: string, password: string) => accounts.signIn({ email, password }, { address, compose });
  for (let tries = 0; tries < 15; tries++) await signIn(`192.0.2.${tries}`, 'wrong');
  for (const address of ['198.51.100.1', '198.51.100.2']) {
    await expect(signIn(address, testPassword)).rejects.toMatchObject(refusedOften);
  }
  await accounts.waitForBackgroundWork();
  expect(mails.filter(({ to }) => to === email)).toMatchObject([{ subject: 'Many failed sign-ins to Gloss' }]);
  const known = { address: '198.51.100.1', deviceToken };
  expect(await accounts.signIn({ email, password: testPassword }, known)).toMatchObject({ email });
});

it('a browser is known as long as the password, and to its own user', async () => {
  const { devices, recovery } = open.accounts;
  const [user, other] = [await newUser(open.accounts), await newUser(open.accounts)];
  const token = devices.read((await devices.write(user)).split(';')[0])!;
  expect([await devices.isKnown(user, token), await devices.isKnown(other, token)]).toEqual([true, false]);
  await recovery.change(user, testPassword, 'another password');
  const changed = await open.accounts.signIn({ email: user.email, password: 'another password' });
  expect(await devices.isKnown(changed!, token)).toBe(false);
});

it('a changed password ends a link that was to replace the former one', async () => {
  const { recovery } = open.accounts;
  const user = await newUser(open.accounts);
  const link = new URL(await recovery.makeResetLink(user.userId)).searchParams.get('link')!;
  expect(await recovery.change(user, testPassword, 'another password')).toBe(true);
  expect(await recovery.reset(link, 'the password of a stranger')).toBe(false);
});

it('of two changes of a password at once, one is made, and API tokens stay valid', async () => {
  const { recovery, tokens, signIn } = open.accounts;
  const user = await newUser(open.accounts);
  await tokens.create(user.userId, { name: 'script', scope: 'read' });
  const wanted = ['another password', 'a third password'];
  const changed = await Promise.all(wanted.map((password) => recovery.change(user, testPassword, password)));
  expect(changed.toSorted()).toEqual([false, true]);
  const signedIn = await signIn({ email: user.email, password: wanted[changed.indexOf(true)]! });
  expect(signedIn).toMatchObject({ email: user.email });
  expect(await recovery.change(user, testPassword, 'a fourth password')).toBe(false);
  expect(await tokens.list(user.userId)).toHaveLength(1);
});
