import { createHmac, timingSafeEqual } from 'node:crypto';
import { Failure } from '../../lib/contract/failure.ts';
import type { Caller } from '../../lib/transports/caller.ts';
import type { Accounts } from '../accounts/accounts.ts';
import type { User } from '../accounts/schema.ts';

/** The request header with the token that only the web library can read (CSRF). */
const csrfHeader = 'x-csrf-token';

/** The signed-in user of a browser, with the token that the web library's requests carry. */
export interface LibrarySession {
  user: User;
  csrfToken: string;
}

/** The checks of the web library's requests, whose session cookie browsers send by themselves. */
export interface LibraryGuard {
  /** Returns the session of a request's cookie; undefined while no one is signed in. */
  findSession(request: Request): Promise<LibrarySession | undefined>;
  /** Returns the session. Throws `forbidden` for a request of another origin, and `unauthorized` without a session. */
  requireSession(request: Request): Promise<LibrarySession>;
  /** Returns the caller of an operation. Throws as `requireSession`, and `forbidden` without the session's token. */
  authenticate(request: Request): Promise<Caller>;
}

/** Creates the checks. The token is derived from the secret of the session's cookie, so that it is stored nowhere. */
export function createLibraryGuard({ config, sessions }: Pick<Accounts, 'config' | 'sessions'>): LibraryGuard {
  const findSession: LibraryGuard['findSession'] = async ({ headers }) => {
    const header = headers.get('cookie');
    const found = await sessions.findByCookie(header);
    const secret = sessions.cookie.read(header);
    return found && { user: found.user, csrfToken: createHmac('sha256', secret!).update('web library').digest('base64url') };
  };
  const requireSession: LibraryGuard['requireSession'] = async (request) => {
    requireOwnOrigin(request, config.origin);
    const session = await findSession(request);
    if (!session) throw new Failure('unauthorized', 'No one is signed in. Sign in at /account/sign-in.');
    return session;
  };
  return {
    findSession,
    requireSession,
    async authenticate(request) {
      const { user, csrfToken } = await requireSession(request);
      if (!isSame(request.headers.get(csrfHeader) ?? '', csrfToken)) {
        throw new Failure('forbidden', `The header ${csrfHeader} lacks the token of this session. Read it at /library/session.`);
      }
      return { userId: user.userId, scopes: ['read', 'write'] };
    },
  };
}

/**
 * Throws `forbidden` if a request comes from another origin. Browsers name the origin of a page in one of two headers, or in
 * both.
 */
function requireOwnOrigin({ headers }: Request, own: string): void {
  const origin = headers.get('origin') ?? own;
  const site = headers.get('sec-fetch-site') ?? 'same-origin';
  if (origin !== own || site !== 'same-origin') {
    throw new Failure(
      'forbidden',
      `Requests of the origin ${origin} (${site}) are refused: this route serves the web library alone.`,
    );
  }
}

const isSame = (given: string, expected: string): boolean => {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
};
