import type { AccountsConfig } from '../accounts/accounts-context.ts';

/** Where things are. Programs that have stored an address must find it again, so these never change. */
export const oauthPaths = {
  authorization: '/oauth/authorize',
  token: '/oauth/token',
  registration: '/oauth/register',
  revocation: '/oauth/revoke',
  jwks: '/oauth/jwks',
  interaction: '/oauth/interaction',
} as const;

export interface OAuthConfig extends AccountsConfig {
  /** Hosts to which browsers send the extension's answers: `<id>.chromiumapp.org` and `<id>.extensions.allizom.org`. */
  extensionHosts: string[];
}

/** The scope of an authorization request that names none. */
export const defaultScope = 'read';

/** Seconds. */
export const lifetimes = {
  accessToken: 3600,
  code: 60,
  /** Anew with every refresh. */
  refreshToken: 60 * 86_400,
  grant: 366 * 86_400,
  interaction: 3600,
  session: 86_400,
};
