import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sqlStore } from '../../lib/store/sql/sql-store.ts';
import { content } from '../../lib/store/testing/rows-suite.ts';
import { mailComposer } from '../pages/compose-mail.ts';
import { pageText } from '../pages/page-text.ts';
import { type TestAccounts, testAccounts, testPassword } from '../testing/test-accounts.ts';
import { createArgonPasswords } from './passwords.ts';
import { users } from './schema.ts';

const compose = mailComposer(pageText('en'));
const linkOf = (text: string) => /[?&]link=([\w-]+)/.exec(text)![1]!;

let withMail: TestAccounts;
beforeAll(async () => {
  withMail = await testAccounts({ hasMail: true });
});
afterAll(() => withMail.database.close());

const signUp = async (email: string) => {
  const { accounts, mails } = withMail;
  await accounts.signUp({ email, password: testPassword }, compose);
  await accounts.waitForBackgroundWork();
  return linkOf(mails.pop()!.text);
};

it('leaves the password of an account whose owner confirms it meanwhile', async () => {
  const email = 'owner@example.com';
  const { accounts, database } = withMail;
  const link = await signUp(email);
  const stranger = await testAccounts({
    hasMail: true,
    database,
    limits: {
      ...accounts.limits,
      // The stranger's sign-up has read the unconfirmed account, and waits for the limit.
      consume: async () => void (await accounts.recovery.confirm(link, testPassword)),
    },
  });
  await stranger.accounts.signUp({ email, password: 'the stranger’s password' }, compose);
  await stranger.accounts.waitForBackgroundWork();
  expect(await accounts.signIn({ email, password: testPassword })).toMatchObject({ email });
  expect(await accounts.signIn({ email, password: 'the stranger’s password' })).toBeUndefined();
  expect(stranger.mails.map(({ subject }) => subject)).toEqual(['You already have a Gloss account']);
});

it('does not confirm an account with a password that was replaced since it was verified', async () => {
  const email = 'claimed@example.com';
  const { database } = withMail;
  const link = await signUp(email);
  const passwords = createArgonPasswords({ memory: 8, passes: 1 });
  const { accounts } = await testAccounts({
    database,
    passwords: {
      ...passwords,
      verify: async (...input) => {
        const isVerified = await passwords.verify(...input);
        await database.db.update(users).set({ passwordHash: 'of a stranger' }).where(eq(users.email, email));
        return isVerified;
      },
    },
  });
  expect(await accounts.recovery.confirm(link, testPassword)).toBeUndefined();
  expect(await database.db.select().from(users).where(eq(users.email, email))).toMatchObject([{ confirmedAt: null }]);
});

it('forgets an address that is not confirmed while a link to it is valid', async () => {
  const { accounts, database, clock } = withMail;
  const hourMs = 3_600_000;
  const [stranger, owner, user] = ['stranger@example.com', 'late@example.com', 'user@example.com'];
  const started = clock.time;
  for (const email of [stranger, owner, user]) await signUp(email);
  const [withData] = await database.db.select().from(users).where(eq(users.email, user));
  await sqlStore(database.db, withData!.userId).putContent(content);
  clock.time = started + 47 * hourMs;
  const renewed = await signUp(owner);
  const sweepAndList = async () => {
    await accounts.sweep();
    const all = await database.db.select().from(users);
    return [stranger, owner, user].filter((one) => all.some(({ email }) => email === one));
  };
  expect(await sweepAndList()).toEqual([stranger, owner, user]);
  clock.time = started + 49 * hourMs;
  expect(await sweepAndList()).toEqual([owner, user]);
  expect(await accounts.recovery.confirm(renewed, testPassword)).toMatchObject({ email: owner });
  clock.time = started + 200 * hourMs;
  expect(await sweepAndList()).toEqual([owner, user]);
  clock.time = started;
});
