import { lt } from 'drizzle-orm';
import { Failure } from '../../lib/contract/failure.ts';
import type { AccountsContext } from './accounts-context.ts';
import { createApiTokens } from './api-tokens.ts';
import { createAuthenticate } from './authenticate.ts';
import { deleteOrphanedData, deleteUserData } from './delete-user-data.ts';
import { createMeter } from './meter.ts';
import { createArgonPasswords, type Passwords } from './passwords.ts';
import { createRateLimits, type RateLimits } from './rate-limits.ts';
import { createRecovery } from './recovery.ts';
import { mailLinks, sessions as sessionRows, type User } from './schema.ts';
import { createSessions } from './sessions.ts';
import { createSignIn } from './sign-in.ts';
import { createSignUp } from './sign-up.ts';

export interface AccountsOptions extends Omit<AccountsContext, 'runInBackground' | 'passwords'> {
  limits?: RateLimits;
  passwords?: Passwords;
  /** Hears of what went wrong behind an answer: a mail that could not be sent, for example. */
  onError?(error: unknown): void;
}
export type Accounts = ReturnType<typeof createAccounts>;

/** The people of this server: who they are, what opens their library, and what their plan lets them do. */
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
        // Whom nobody may write to any more is no fault.
        if (!(error instanceof Failure && error.code === 'rateLimited')) onError(error);
      })
      .finally(() => backgroundWork.delete(running));
    backgroundWork.add(running);
  };
  const context: AccountsContext = { ...options, passwords, runInBackground };
  const limits = ownLimits ?? createRateLimits(db);
  const sessions = createSessions(context);

  return {
    config,
    limits,
    sessions,
    apps,
    hasMail: mailer !== undefined,
    tokens: createApiTokens(context),
    signUp: createSignUp(context, limits),
    signIn: createSignIn(context, limits),
    recovery: createRecovery(context, limits, apps.disconnectAll),
    authenticate: createAuthenticate(context, sessions),
    getMeter: (userId: string) => createMeter(context, limits, userId),
    /** Whether the password was right; then nothing of the user is left. */
    async deleteAccount(user: User, password: string): Promise<boolean> {
      if (!(await passwords.verify(password, user.passwordHash))) return false;
      await deleteUserData(db, user.userId);
      return true;
    },
    /** Deletes what has expired, and what nobody owns any more; to be called now and then by one node. */
    async sweep(): Promise<void> {
      await db.delete(sessionRows).where(lt(sessionRows.expiresAt, clock.now()));
      await db.delete(mailLinks).where(lt(mailLinks.expiresAt, clock.now()));
      await limits.sweep();
      await apps.sweep();
      await deleteOrphanedData(db);
    },
    /** Waits for what was left for later. */
    async waitForBackgroundWork(): Promise<void> {
      while (backgroundWork.size > 0) await Promise.all(backgroundWork);
    },
  };
}
