import { eq } from 'drizzle-orm';
import { Failure } from '../../lib/contract/failure.ts';
import type { AccountsContext } from './accounts-context.ts';
import { normalizeEmail } from './email.ts';
import type { createKnownDevices } from './known-devices.ts';
import type { ComposeMail } from './mailer.ts';
import type { RateLimits } from './rate-limits.ts';
import { type User, users } from './schema.ts';
import type { Credentials } from './sign-up.ts';

/** The origin of a sign-in: the network address, and the token of a browser in which the user has signed in before. */
export interface SignInOrigin {
  address?: string;
  deviceToken?: string;
  /** Writes the mail that warns the user of many failures. */
  compose?: ComposeMail;
}

/**
 * Returns the user whose credentials these are. A wrong password, an unknown address and an unconfirmed one give the same result
 * after the same time. Throws `rateLimited` after ten failures for an e-mail address from one network address, with or without an
 * account, and after a hundred from all of them; a browser in which the user has signed in before has ten of its own, so that
 * strangers can't lock it out.
 */
export function createSignIn(
  { db, mailer, passwords, config, runInBackground }: AccountsContext,
  limits: RateLimits,
  devices: ReturnType<typeof createKnownDevices>,
) {
  const warn = (user: User, compose: ComposeMail) => {
    if (!mailer || user.confirmedAt === null) return;
    runInBackground(async () => {
      await limits.consume('warnTo', user.email);
      await mailer(compose('attacked', user.email, `${config.origin}/account/forgot`));
    });
  };

  return async ({ email: written, password }: Credentials, origin: SignInOrigin = {}): Promise<User | undefined> => {
    const { address = '', deviceToken, compose } = origin;
    const email = normalizeEmail(written);
    const [user] = await db
      .select()
      .from(users)
      .where(eq(users.email, email ?? ''));
    const isKnown = user !== undefined && deviceToken !== undefined && (await devices.isKnown(user, deviceToken));
    const key = `${email} ${isKnown ? 'known device' : address}`;
    if (email) await limits.consume('signInAs', key);
    if (email && !isKnown) {
      await limits.consume('signInTo', email).catch((error: unknown) => {
        if (user && compose && Failure.from(error).code === 'rateLimited') warn(user, compose);
        throw error;
      });
    }
    const fits = await passwords.verify(typeof password === 'string' ? password.slice(0, 256) : '', user?.passwordHash);
    if (!user || !fits || (mailer && user.confirmedAt === null)) return undefined;
    await limits.reset('signInAs', key);
    await limits.reset('signInTo', user.email);
    return user;
  };
}
