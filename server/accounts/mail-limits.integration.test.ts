import { randomUUID } from 'node:crypto';
import { afterAll, expect, it } from 'vitest';
import { mailComposer } from '../pages/compose-mail.ts';
import { pageText } from '../pages/page-text.ts';
import { newUser, testAccounts } from '../testing/test-accounts.ts';

const { accounts, database, mails, errors } = await testAccounts({ hasMail: true });
/** Those of a server without mail, where an account opens at once. */
const open = await testAccounts({ database });
afterAll(database.close);
const compose = mailComposer(pageText('en'));
const mailTo = async (email: string) => {
  await accounts.waitForBackgroundWork();
  return mails.filter(({ to }) => to === email);
};

it('the owner of a known address gets one mail a day about sign-ups with it, and can reset the password meanwhile', async () => {
  const user = await newUser(open.accounts);
  for (let i = 0; i < 5; i++) await accounts.signUp({ email: user.email, password: 'another password' }, compose);
  await accounts.waitForBackgroundWork();
  for (let i = 0; i < 4; i++) accounts.recovery.requestReset(user.email, compose);
  const subjects = (await mailTo(user.email)).map(({ subject }) => subject);
  expect(subjects).toEqual(['You already have a Gloss account', ...Array.from({ length: 3 }, () => 'Reset your Gloss password')]);
  expect(errors).toEqual([]);
});

it('an unconfirmed address gets three mails an hour, and the password of the last', async () => {
  const email = `${randomUUID()}@example.com`;
  for (let i = 0; i < 5; i++) {
    await accounts.signUp({ email, password: `password number ${i}` }, compose);
    await accounts.waitForBackgroundWork();
  }
  const sent = await mailTo(email);
  expect(sent).toHaveLength(3);
  expect(await accounts.recovery.confirm(/[?&]link=([\w-]+)/.exec(sent[2]!.text)![1]!, 'password number 2')).toMatchObject({
    email,
  });
});
