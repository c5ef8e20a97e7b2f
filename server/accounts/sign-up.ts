import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { Failure } from '../../lib/contract/failure.ts';
import type { AccountsContext } from './accounts-context.ts';
import { normalizeEmail } from './email.ts';
import { createMailLinks } from './mail-links.ts';
import type { ComposeMail } from './mailer.ts';
import { hashNewPassword } from './new-password.ts';
import type { RateLimits } from './rate-limits.ts';
import { users } from './schema.ts';

/** The e-mail address and the password of a sign-up form, not validated. */
export interface Credentials {
  email: unknown;
  password: unknown;
}

/**
 * Creates an account unless the address has one. Neither the response nor its time reveals which. With a mailer the address must
 * be confirmed before the first sign-in. Throws `invalid`, and `forbidden` where sign-up is closed.
 */
export function createSignUp(context: AccountsContext, limits: RateLimits) {
  const { db, clock, mailer, config, passwords, runInBackground } = context;
  const links = createMailLinks(context);

  const write = async (email: string, passwordHash: string, compose: ComposeMail) => {
    const [user] = await db.select().from(users).where(eq(users.email, email));
    if (!user || !mailer) return;
    await limits.consume(user.confirmedAt === null ? 'confirmTo' : 'knownTo', email);
    // An unconfirmed address belongs to the latest sign-up as much as to the first. The owner may confirm it at any moment.
    const [unconfirmed] = await db
      .update(users)
      .set({ passwordHash })
      .where(and(eq(users.userId, user.userId), isNull(users.confirmedAt)))
      .returning();
    if (!unconfirmed) return mailer(compose('known', email, `${config.origin}/account/forgot`));
    const secret = await links.make(user.userId, 'confirm');
    return mailer(compose('confirm', email, `${config.origin}/account/confirm?link=${secret}`));
  };

  return async (credentials: Credentials, compose: ComposeMail): Promise<void> => {
    if (!config.isSignUpOpen)
      throw new Failure('forbidden', 'Sign-up is closed on this server. Ask its operator for an invitation.');
    const email = normalizeEmail(credentials.email);
    if (!email)
      throw new Failure(
        'invalid',
        `${String(credentials.email).slice(0, 100)} is no e-mail address. Write one like ada@example.org.`,
        {
          path: 'email',
        },
      );
    const passwordHash = await hashNewPassword(passwords, credentials.password);
    const now = clock.now();
    const confirmedAt = mailer ? null : now;
    await db
      .insert(users)
      .values({ userId: randomUUID(), email, passwordHash, confirmedAt, createdAt: now })
      .onConflictDoNothing();
    if (mailer) runInBackground(() => write(email, passwordHash, compose));
  };
}
