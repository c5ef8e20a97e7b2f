import { createHmac, timingSafeEqual } from 'node:crypto';
import { parse, serialize } from 'hono/utils/cookie';
import type { AccountsContext } from './accounts-context.ts';
import type { User } from './schema.ts';
import { generateSecret } from './secret.ts';
import { getServerSecret } from './server-secret.ts';

const daySeconds = 86_400;

/** Recognizes browsers in which a user has signed in before, by a cookie that is valid as long as the password. */
export function createKnownDevices({ db, config }: Pick<AccountsContext, 'db' | 'config'>) {
  const isSecure = config.origin.startsWith('https:');
  const name = isSecure ? '__Host-gloss_device' : 'gloss_device';
  const options = { httpOnly: true, sameSite: 'Lax', secure: isSecure, path: '/', maxAge: 400 * daySeconds } as const;

  const tokenOf = async ({ userId, passwordHash }: User): Promise<string> =>
    createHmac('sha256', await getServerSecret(db, 'deviceCookies', generateSecret))
      .update(`${userId} ${passwordHash}`)
      .digest('base64url');

  return {
    read: (header: string | undefined): string | undefined => (header ? parse(header, name)[name] : undefined),
    /** Returns the cookie of a browser in which the user has just signed in. */
    write: async (user: User): Promise<string> => serialize(name, await tokenOf(user), options),
    /** Whether the user has signed in with this token before. */
    async isKnown(user: User, token: string): Promise<boolean> {
      const [own, given] = [Buffer.from(await tokenOf(user)), Buffer.from(token)];
      return own.length === given.length && timingSafeEqual(own, given);
    },
  };
}
