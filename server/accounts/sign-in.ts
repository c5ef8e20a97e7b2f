import { eq } from 'drizzle-orm';
import type { AccountsContext } from './accounts-context.ts';
import { normalizeEmail } from './email.ts';
import type { RateLimits } from './rate-limits.ts';
import { type User, users } from './schema.ts';
import type { Credentials } from './sign-up.ts';

/**
 * Returns the user whose credentials these are. A wrong password, an unknown address and an unconfirmed one give the same result
 * after the same time. Throws `rateLimited` after ten failures for an address, with or without an account.
 */
export function createSignIn({ db, mailer, passwords }: AccountsContext, limits: RateLimits) {
  return async ({ email: written, password }: Credentials): Promise<User | undefined> => {
    const email = normalizeEmail(written);
    if (email) await limits.consume('signInAs', email);
    const [user] = await db
      .select()
      .from(users)
      .where(eq(users.email, email ?? ''));
    const fits = await passwords.verify(typeof password === 'string' ? password.slice(0, 256) : '', user?.passwordHash);
    if (!user || !fits || (mailer && user.confirmedAt === null)) return undefined;
    await limits.reset('signInAs', user.email);
    return user;
  };
}
