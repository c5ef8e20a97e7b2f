import { eq } from 'drizzle-orm';
import type { AccountsContext } from './accounts-context.ts';
import { normalizeEmail } from './email.ts';
import { createMailLinks } from './mail-links.ts';
import type { ComposeMail } from './mailer.ts';
import { hashNewPassword } from './new-password.ts';
import type { RateLimits } from './rate-limits.ts';
import { sessions, type User, users } from './schema.ts';

/** Confirming an address, and ways to another password. `onNewPassword` ends what the old one opened. */
export function createRecovery(context: AccountsContext, limits: RateLimits, onNewPassword: (userId: string) => Promise<void>) {
  const { db, clock, mailer, config, passwords, runInBackground } = context;
  const links = createMailLinks(context);

  const setPassword = async (userId: string, passwordHash: string) => {
    await db.update(users).set({ passwordHash }).where(eq(users.userId, userId));
    await db.delete(sessions).where(eq(sessions.userId, userId));
    await onNewPassword(userId);
  };

  return {
    links,
    /**
     * With the password too: who only claimed the address doesn't read its mail, and who reads the mail doesn't know the
     * password that somebody else chose.
     */
    async confirm(secret: string, password: string): Promise<User | undefined> {
      const user = await links.find('confirm', secret);
      if (!(await passwords.verify(password, user?.passwordHash)) || !(await links.spend('confirm', secret))) return undefined;
      await db.update(users).set({ confirmedAt: clock.now() }).where(eq(users.userId, user!.userId));
      return user;
    },
    /** Nothing tells whether a mail is sent. */
    requestReset(written: unknown, compose: ComposeMail): void {
      const email = normalizeEmail(written);
      if (!email || !mailer) return;
      runInBackground(async () => {
        const [user] = await db.select().from(users).where(eq(users.email, email));
        if (!user) return;
        await limits.consume('mailTo', email);
        const secret = await links.make(user.userId, 'reset');
        await mailer(compose('reset', email, `${config.origin}/account/reset?link=${secret}`));
      });
    },
    /** Whether the link was good. Throws `invalid` for a password that can't be taken, and then the link stays good. */
    async reset(secret: string, password: unknown): Promise<boolean> {
      const passwordHash = await hashNewPassword(passwords, password);
      const userId = await links.spend('reset', secret);
      if (!userId) return false;
      await db.update(users).set({ confirmedAt: clock.now() }).where(eq(users.userId, userId));
      await setPassword(userId, passwordHash);
      return true;
    },
    /** Whether the old password was right. */
    async change(user: User, oldPassword: string, password: unknown): Promise<boolean> {
      if (!(await passwords.verify(oldPassword, user.passwordHash))) return false;
      await setPassword(user.userId, await hashNewPassword(passwords, password));
      return true;
    },
  };
}
