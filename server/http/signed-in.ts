import type { Context } from 'hono';
import type { Accounts } from '../accounts/accounts.ts';
import type { User } from '../accounts/schema.ts';
import { createSessionCookie } from '../accounts/session-cookie.ts';
import type { Session } from '../accounts/sessions.ts';
import type { PageEnv } from '../pages/page-app.ts';

/** The signed-in user of a request, and the session of the browser. */
export type Visit = { session: Session; user: User };
/** Answers a request of a signed-in user. */
type Handler = (context: Context<PageEnv>, visit: Visit) => Promise<Response>;
/** Wraps a handler for signed-in users. */
export type SignedIn = (handle: Handler) => (context: Context<PageEnv>) => Promise<Response>;

/** Creates the wrapper of handlers for signed-in users; others are redirected to sign-in. */
export function createSignedIn({ config, sessions }: Pick<Accounts, 'config' | 'sessions'>): SignedIn {
  const cookie = createSessionCookie(config.origin);
  return (handle) => async (context) => {
    const secret = cookie.read(context.req.header('cookie'));
    const visit = secret ? await sessions.find(secret) : undefined;
    return visit ? handle(context, visit) : context.redirect('/account/sign-in', 303);
  };
}
