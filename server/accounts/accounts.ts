import { lt } from 'drizzle-orm';
import { Failure } from '../../lib/contract/failure.ts';
import type { AccountsContext } from './accounts-context.ts';
import { apiTokensOf } from './api-tokens.ts';
import { authenticateOf } from './authenticate.ts';
import { forgetLeftovers, forgetUser } from './forget-user.ts';
import { meterOf } from './meter.ts';
import { argonPasswords, type Passwords } from './passwords.ts';
import { type RateLimits, rateLimitsOn } from './rate-limits.ts';
import { recoveryOf } from './recovery.ts';
import { mailLinks, sessions as sessionRows, type User } from './schema.ts';
import { sessionsOf } from './sessions.ts';
import { signInOf } from './sign-in.ts';
import { signUpOf } from './sign-up.ts';

export interface AccountsOptions extends Omit<AccountsContext, 'later' | 'passwords'> {
  limits?: RateLimits;
  passwords?: Passwords;
  /** Hears of what went wrong behind an answer: a mail that could not be sent, for example. */
  onError?(error: unknown): void;
}
export type Accounts = ReturnType<typeof createAccounts>;

/** The people of this server: who they are, what opens their library, and what their plan lets them do. */
export function createAccounts({
  limits: ownLimits,
  passwords = argonPasswords(),
  onError = () => undefined,
  ...options
}: AccountsOptions) {
  const { db, clock, config, mailer, apps } = options;
  const working = new Set<Promise<unknown>>();
  const later = (work: () => Promise<unknown>) => {
    const running = work()
      .catch((error) => {
        // Whom nobody may write to any more is no fault.
        if (!(error instanceof Failure && error.code === 'rateLimited')) onError(error);
      })
      .finally(() => working.delete(running));
    working.add(running);
  };
  const context: AccountsContext = { ...options, passwords, later };
  const limits = ownLimits ?? rateLimitsOn(db);
  const sessions = sessionsOf(context);

  return {
    config,
    limits,
    sessions,
    apps,
    hasMail: mailer !== undefined,
    tokens: apiTokensOf(context),
    signUp: signUpOf(context, limits),
    signIn: signInOf(context, limits),
    recovery: recoveryOf(context, limits, apps.disconnectAll),
    authenticate: authenticateOf(context, sessions),
    meterOf: (userId: string) => meterOf(context, limits, userId),
    /** Whether the password was right; then nothing of the user is left. */
    async deleteAccount(user: User, password: string): Promise<boolean> {
      if (!(await passwords.fits(password, user.passwordHash))) return false;
      await forgetUser(db, user.userId);
      return true;
    },
    /** Deletes what has expired, and what nobody owns any more; to be called now and then by one node. */
    async sweep(): Promise<void> {
      await db.delete(sessionRows).where(lt(sessionRows.expiresAt, clock.now()));
      await db.delete(mailLinks).where(lt(mailLinks.expiresAt, clock.now()));
      await limits.sweep();
      await apps.sweep();
      await forgetLeftovers(db);
    },
    /** Waits for what was left for later. */
    async settle(): Promise<void> {
      while (working.size > 0) await Promise.all(working);
    },
  };
}
