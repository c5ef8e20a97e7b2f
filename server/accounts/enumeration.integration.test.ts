import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailComposer } from '../pages/compose-mail.ts';
import { pageText } from '../pages/page-text.ts';
import { newUser, type TestAccounts, testAccounts } from '../testing/test-accounts.ts';
import { argon2id, createArgonPasswords } from './passwords.ts';

// Hashes are counted, because times on a busy machine show nothing.
const hashed: { memory: number; passes: number }[] = [];
const passwords = createArgonPasswords(undefined, (parameters) => {
  hashed.push({ memory: parameters.memory, passes: parameters.passes });
  return argon2id(parameters);
});

const compose = mailComposer(pageText('en'));
let open: TestAccounts;
let withMail: TestAccounts;
beforeAll(async () => {
  open = await testAccounts({ passwords });
  withMail = await testAccounts({ hasMail: true, database: open.database, passwords });
});
afterAll(() => open.database.close());

const newEmail = () => `${randomUUID()}@example.com`;

/** The response, and the cost of each password hash that was computed for it. */
async function seen(work: () => Promise<unknown>) {
  hashed.length = 0;
  const answer = await work();
  return { answer, costs: [...hashed] };
}
const one = [{ memory: 32768, passes: 2 }];

describe('responses do not reveal which addresses have an account', () => {
  it('by signing up', async () => {
    const known = await newUser(open.accounts);
    for (const { accounts } of [open, withMail]) {
      for (const email of [known.email, newEmail()]) {
        const signUp = () => accounts.signUp({ email, password: 'some password' }, compose);
        expect(await seen(signUp)).toEqual({ answer: undefined, costs: one });
      }
      await accounts.waitForBackgroundWork();
    }
  });

  it('by signing in', async () => {
    const known = await newUser(open.accounts);
    const unconfirmed = newEmail();
    await withMail.accounts.signUp({ email: unconfirmed, password: 'some password' }, compose);
    // The decoy hash is computed once.
    await withMail.accounts.signIn({ email: newEmail(), password: 'wrong password' });
    for (const email of [known.email, newEmail(), unconfirmed, 'nonsense']) {
      const signIn = () => withMail.accounts.signIn({ email, password: 'some password' });
      expect(await seen(signIn), email).toEqual({ answer: undefined, costs: one });
    }
  });

  it('by asking for a new password', async () => {
    const known = await newUser(open.accounts);
    for (const email of [known.email, newEmail()]) {
      expect(await seen(async () => withMail.accounts.recovery.requestReset(email, compose))).toEqual({
        answer: undefined,
        costs: [],
      });
    }
    await withMail.accounts.waitForBackgroundWork();
  });
});
