import { lt } from 'drizzle-orm';
import { Failure } from '../../lib/contract/failure.ts';
import { createAccountManagement } from './account-management.ts';
import type { AccountsContext } from './accounts-context.ts';
import { createApiTokens } from './api-tokens.ts';
import { createAuthenticate } from './authenticate.ts';
import { deleteOrphanedData, deleteUnconfirmedUsers, deleteUserData } from './delete-user-data.ts';
import { createKnownDevices } from './known-devices.ts';
import { createMeter } from './meter.ts';
import { createArgonPasswords, type Passwords } from './passwords.ts';
import { createRateLimits, type RateLimits } from './rate-limits.ts';
import { createRecovery } from './recovery.ts';
import { mailLinks, sessions as sessionRows, type User } from './schema.ts';
import { createSessions } from './sessions.ts';
import { createSignIn } from './sign-in.ts';
import { createSignUp } from './sign-up.ts';
import { createVerifyPassword } from './verify-password.ts';

/** The dependencies and settings from which the accounts service is created. */
export interface AccountsOptions extends Omit<AccountsContext, 'runInBackground' | 'passwords'> {
  limits?: RateLimits;
  passwords?: Passwords;
  /** Receives errors of background work: a mail that could not be sent, for example. */
  onError?(error: unknown): void;
}
/** The accounts service of this server, as `createAccounts` creates it. */
export type Accounts = ReturnType<typeof createAccounts>;

/** Creates the accounts service of this server: sign-up, sessions, tokens, plans and the deletion of accounts. */
export function createAccounts({
  limits: ownLimits,
  passwords = createArgonPasswords(),
  onError = () => undefined,
  ...options
}: AccountsOptions) {
  const { db, clock, config, mailer, apps } = options;
  const backgroundWork = new Set<Promise<unknown>>();
  const runInBackground = (work: () => Promise<unknown>) => {
    const running = work()
      .catch((error) => {
        // A mail limit that is reached is expected.
        if (!(error instanceof Failure && error.code === 'rateLimited')) onError(error);
      })
      .finally(() => backgroundWork.delete(running));
    backgroundWork.add(running);
  };
  const context: AccountsContext = { ...options, passwords, runInBackground };
  const limits = ownLimits ?? createRateLimits(db);
  const sessions = createSessions(context);
  const devices = createKnownDevices(context);
  const verifyPassword = createVerifyPassword(context, limits);
  const recovery = createRecovery(context, limits, verifyPassword);

  return {
    config,
    limits,
    sessions,
    apps,
    hasMail: mailer !== undefined,
    tokens: createApiTokens(context),
    signUp: createSignUp(context, limits),
    signIn: createSignIn(context, limits, devices),
    devices,
    recovery,
    management: createAccountManagement(context, recovery),
    authenticate: createAuthenticate(context, sessions),
    getMeter: (userId: string) => createMeter(context, limits, userId),
    verifyPassword,
    /** Deletes a user with all data. Returns false, and deletes nothing, when the password is wrong. */
    async deleteAccount(user: User, password: string): Promise<boolean> {
      if (!(await verifyPassword(user, password))) return false;
      await deleteUserData(db, user.userId);
      return true;
    },
    /** Deletes expired rows, sign-ups that were not confirmed, and rows of deleted users. Every worker process calls it each hour. */
    async sweep(): Promise<void> {
      await db.delete(sessionRows).where(lt(sessionRows.expiresAt, clock.now()));
      await db.delete(mailLinks).where(lt(mailLinks.expiresAt, clock.now()));
      await deleteUnconfirmedUsers(db, clock.now());
      await limits.sweep();
      await apps.sweep();
      await deleteOrphanedData(db);
    },
    /** Waits until all background work has ended. */
    async waitForBackgroundWork(): Promise<void> {
      while (backgroundWork.size > 0) await Promise.all(backgroundWork);
    },
  };
}
