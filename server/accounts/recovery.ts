import { and, eq, type SQL } from 'drizzle-orm';
import type { SqlDatabase } from '../../lib/store/sql/sql-database.ts';
import type { AccountsContext } from './accounts-context.ts';
import { normalizeEmail } from './email.ts';
import { createMailLinks } from './mail-links.ts';
import type { ComposeMail } from './mailer.ts';
import { hashNewPassword } from './new-password.ts';
import type { RateLimits } from './rate-limits.ts';
import { mailLinks, sessions, type User, users } from './schema.ts';
import type { VerifyPassword } from './verify-password.ts';

/** The part of the accounts service that `createRecovery` creates. */
export type Recovery = ReturnType<typeof createRecovery>;

/** Confirms addresses and changes passwords. */
export function createRecovery(context: AccountsContext, limits: RateLimits, verifyPassword: VerifyPassword) {
  const { db, clock, mailer, config, apps, passwords, runInBackground } = context;
  const links = createMailLinks(context);

  /**
   * Sets a password, and ends the sessions and disconnects the programs that the old one let in, and the links that would replace
   * it. API tokens stay valid, as the pages say: the owner made each of them by hand and revokes it by hand. Returns undefined if
   * the condition selects no user.
   */
  const setPassword = async (
    transaction: SqlDatabase,
    userId: string,
    change: Pick<User, 'passwordHash'> & Partial<Pick<User, 'confirmedAt'>>,
    condition?: SQL,
  ): Promise<User | undefined> => {
    const [user] = await transaction
      .update(users)
      .set(change)
      .where(and(eq(users.userId, userId), condition))
      .returning();
    if (!user) return undefined;
    await transaction.delete(sessions).where(eq(sessions.userId, userId));
    await transaction.delete(mailLinks).where(and(eq(mailLinks.userId, userId), eq(mailLinks.purpose, 'reset')));
    await apps.disconnectAll(userId, transaction);
    return user;
  };

  /** Returns the address at which a user sets a new password, valid for an hour. */
  const makeResetLink = async (userId: string): Promise<string> =>
    `${config.origin}/account/reset?link=${await links.make(userId, 'reset')}`;

  return {
    links,
    makeResetLink,
    /**
     * Confirms an address by link and password together: a stranger who signed up with it does not read its mail, and its owner
     * does not know the password that the stranger chose.
     */
    async confirm(secret: string, password: string): Promise<User | undefined> {
      const user = await links.find('confirm', secret);
      const isVerified = await passwords.verify(password, user?.passwordHash);
      if (!user || !isVerified || !(await links.spend('confirm', secret))) return undefined;
      // Another sign-up may have replaced the password since it was verified.
      const [confirmed] = await db
        .update(users)
        .set({ confirmedAt: clock.now() })
        .where(and(eq(users.userId, user.userId), eq(users.passwordHash, user.passwordHash)))
        .returning();
      return confirmed && user;
    },
    /** Sends a link if the address has an account; the caller cannot learn whether it does. */
    requestReset(written: unknown, compose: ComposeMail): void {
      const email = normalizeEmail(written);
      if (!email || !mailer) return;
      runInBackground(async () => {
        const [user] = await db.select().from(users).where(eq(users.email, email));
        if (!user) return;
        await limits.consume('resetTo', email);
        await mailer(compose('reset', email, await makeResetLink(user.userId)));
      });
    },
    /**
     * Sets a password. Returns false for an invalid link. Throws `invalid` for an unacceptable password, and then the link stays
     * valid.
     */
    async reset(secret: string, password: unknown): Promise<boolean> {
      const passwordHash = await hashNewPassword(passwords, password);
      const user = await db.transaction(async (transaction) => {
        const userId = await createMailLinks({ db: transaction, clock }).spend('reset', secret);
        return userId && setPassword(transaction, userId, { passwordHash, confirmedAt: clock.now() });
      });
      if (!user) return false;
      // The owner of the mailbox is let in again.
      await limits.reset('signInTo', user.email);
      return true;
    },
    /** Changes a password. Returns false when the old one is wrong. Throws `rateLimited` after too many wrong ones. */
    async change(user: User, oldPassword: string, password: unknown): Promise<boolean> {
      if (!(await verifyPassword(user, oldPassword))) return false;
      const passwordHash = await hashNewPassword(passwords, password);
      // Another change or a reset may have replaced the password since it was verified.
      const isVerified = eq(users.passwordHash, user.passwordHash);
      return db.transaction(
        async (transaction) => (await setPassword(transaction, user.userId, { passwordHash }, isVerified)) !== undefined,
      );
    },
  };
}
