import type Provider from 'oidc-provider';
import type { KoaContextWithOIDC } from 'oidc-provider';
import { defaultScope, oauthPaths } from './oauth-config.ts';

/** The user whose account session a `Cookie` header holds. */
export type UserOfCookies = (header: string | undefined) => Promise<string | undefined>;
type Middleware = (context: KoaContextWithOIDC, next: () => Promise<void>) => Promise<void>;

/**
 * Of a request for authorization: names the scope of one that names none, and forgets who the authorization server thinks
 * is there, unless the account area thinks the same. Signing out there, or as somebody else, counts here.
 */
export const resetStaleSession =
  (provider: Provider, userOfCookies: UserOfCookies): Middleware =>
  async (context, next) => {
    if (context.path !== oauthPaths.authorization) return next();
    if (!context.query.scope) context.query = { ...context.query, scope: defaultScope };
    const id = context.cookies.get(provider.cookieName('session'), { signed: true });
    const known = id ? await provider.Session.find(id) : undefined;
    if (known && known.accountId !== (await userOfCookies(context.get('cookie')))) await known.destroy();
    return next();
  };
