import type { Context } from 'hono';
import type { Accounts } from '../accounts/accounts.ts';
import type { Visit } from '../accounts/sessions.ts';
import type { PageEnv } from '../pages/page-app.ts';

/** Answers a request of a signed-in user. */
type Handler = (context: Context<PageEnv>, visit: Visit) => Promise<Response>;
/** Wraps a handler for signed-in users. */
export type SignedIn = (handle: Handler) => (context: Context<PageEnv>) => Promise<Response>;

/** Creates the wrapper of handlers for signed-in users; others are redirected to sign-in. */
export function createSignedIn({ sessions }: Pick<Accounts, 'sessions'>): SignedIn {
  return (handle) => async (context) => {
    const visit = await sessions.findByCookie(context.req.header('cookie'));
    return visit ? handle(context, visit) : context.redirect('/account/sign-in', 303);
  };
}
