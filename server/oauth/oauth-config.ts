import type { AccountsConfig } from '../accounts/accounts-context.ts';

/** The paths of the authorization server. Clients store them, so they never change. */
export const oauthPaths = {
  authorization: '/oauth/authorize',
  token: '/oauth/token',
  registration: '/oauth/register',
  revocation: '/oauth/revoke',
  jwks: '/oauth/jwks',
  interaction: '/oauth/interaction',
} as const;

/** The settings of the OAuth authorization server: those of the accounts and the hosts of the extension. */
export interface OAuthConfig extends AccountsConfig {
  /** Hosts to which browsers send the extension's answers: `<id>.chromiumapp.org` and `<id>.extensions.allizom.org`. */
  extensionHosts: string[];
}

/** The scope of an authorization request that names none. */
export const defaultScope = 'read';

/** Lifetimes of OAuth tokens, codes, grants and sign-in sessions, in seconds. */
export const lifetimes = {
  accessToken: 3600,
  code: 60,
  /** Starts again with every refresh. */
  refreshToken: 60 * 86_400,
  grant: 366 * 86_400,
  interaction: 3600,
  session: 86_400,
};
