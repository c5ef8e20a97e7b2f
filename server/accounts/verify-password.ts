import type { AccountsContext } from './accounts-context.ts';
import type { RateLimits } from './rate-limits.ts';
import type { User } from './schema.ts';

/** Function that returns whether a password is the user's. Throws `rateLimited` after too many wrong ones. */
export type VerifyPassword = (user: User, password: string) => Promise<boolean>;

/** Creates the check of a signed-in user's password, which changes of the account need. */
export const createVerifyPassword =
  ({ passwords }: AccountsContext, limits: RateLimits): VerifyPassword =>
  async (user, password) => {
    await limits.consume('signInAs', user.email);
    if (!(await passwords.verify(password, user.passwordHash))) return false;
    await limits.reset('signInAs', user.email);
    return true;
  };
