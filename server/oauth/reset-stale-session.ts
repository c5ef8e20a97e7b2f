import type Provider from 'oidc-provider';
import type { KoaContextWithOIDC } from 'oidc-provider';
import { defaultScope, oauthPaths } from './oauth-config.ts';

/** Finds the user of the account session in a `Cookie` header. */
export type FindUserOfCookies = (header: string | undefined) => Promise<string | undefined>;
type Middleware = (context: KoaContextWithOIDC, next: () => Promise<void>) => Promise<void>;

/**
 * Middleware for authorization requests: adds the default scope where none is named, and ends the provider's session when its
 * user is not the one signed in to the account pages, after a sign-out or a change of user.
 */
export const resetStaleSession =
  (provider: Provider, userOfCookies: FindUserOfCookies): Middleware =>
  async (context, next) => {
    if (context.path !== oauthPaths.authorization) return next();
    if (!context.query.scope) context.query = { ...context.query, scope: defaultScope };
    const id = context.cookies.get(provider.cookieName('session'), { signed: true });
    const known = id ? await provider.Session.find(id) : undefined;
    if (known && known.accountId !== (await userOfCookies(context.get('cookie')))) await known.destroy();
    return next();
  };
