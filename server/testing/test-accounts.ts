import { randomUUID } from 'node:crypto';
import { type Accounts, type AccountsOptions, createAccounts } from '../accounts/accounts.ts';
import type { Mail } from '../accounts/mailer.ts';
import { createArgonPasswords } from '../accounts/passwords.ts';
import type { Database } from '../database/open-database.ts';
import { testDatabase } from '../database/testing/test-database.ts';
import { createSqlOAuthGrants } from '../oauth/oauth-grants.ts';
import { mailComposer } from '../pages/compose-mail.ts';
import { pageText } from '../pages/page-text.ts';

const testOrigin = 'http://gloss.test';
export const testPassword = 'correct horse battery';

/** A clock for tests, whose time (milliseconds since 1970) a test can set. */
export interface TestClock {
  time: number;
  now(): number;
}
const createTestClock = (): TestClock => ({
  time: Date.now(),
  now() {
    return this.time;
  },
});

/** An accounts service over a test database, with the mails and errors that it has produced. */
export interface TestAccounts {
  database: Database;
  accounts: Accounts;
  mails: Mail[];
  errors: unknown[];
  clock: TestClock;
}

/** Argon2 at its lowest cost, because tests sign in often. */
const cheapPasswords = createArgonPasswords({ memory: 8, passes: 1 });

/** Creates accounts on a new or a given database, with a mailbox if `hasMail`. */
export async function testAccounts({
  hasMail = false,
  database: given,
  config,
  clock = createTestClock(),
  ...options
}: { hasMail?: boolean; clock?: TestClock; database?: Database; config?: Partial<AccountsOptions['config']> } & Partial<
  Pick<AccountsOptions, 'limits' | 'passwords'>
> = {}): Promise<TestAccounts> {
  const database = given ?? (await testDatabase());
  const mails: Mail[] = [];
  const errors: unknown[] = [];
  const accounts = createAccounts({
    db: database.db,
    clock,
    mailer: hasMail ? async (mail) => void mails.push(mail) : undefined,
    apps: createSqlOAuthGrants(database.db),
    config: { origin: testOrigin, isMetered: true, isSignUpOpen: true, ...config },
    passwords: cheapPasswords,
    onError: (error) => errors.push(error),
    ...options,
  });
  return { database, accounts, mails, errors, clock };
}

/** Signs up a user. */
export async function newUser(accounts: Accounts, email = `${randomUUID()}@example.com`) {
  await accounts.signUp({ email, password: testPassword }, mailComposer(pageText('en')));
  const user = await accounts.signIn({ email, password: testPassword });
  if (!user) throw new Error(`sign-in of ${email} failed after sign-up`);
  return user;
}
