import { generateKeyPairSync } from 'node:crypto';
import { eq } from 'drizzle-orm';
import Provider, { type Configuration, errors, type JWKS } from 'oidc-provider';
import type { Fetch } from '../../lib/ports/fetch.ts';
import type { SqlDatabase } from '../../lib/store/sql/sql-database.ts';
import { audiencesOf, scopes } from '../accounts/audiences.ts';
import { users } from '../accounts/schema.ts';
import { generateSecret } from '../accounts/secret.ts';
import { getServerSecret } from '../accounts/server-secret.ts';
import { createDocumentFetch } from './client-documents.ts';
import { knownClients, normalizeMetadata } from './clients.ts';
import { createConsentPolicy } from './consent-policy.ts';
import { lifetimes, type OAuthConfig, oauthPaths } from './oauth-config.ts';
import { createRefreshReplays } from './refresh-replays.ts';
import { replayRefreshes } from './replay-refreshes.ts';
import { type FindUserOfCookies, resetStaleSession } from './reset-stale-session.ts';
import { createSqlAdapter } from './sql-adapter.ts';
import { respondUnavailable } from './unavailable-response.ts';

/** The dependencies of the OpenID provider. */
export interface ProviderOptions {
  db: SqlDatabase;
  config: OAuthConfig;
  /** Fetches the documents whose addresses clients use as their ids. */
  fetch: Fetch;
  userOfCookies: FindUserOfCookies;
  renderError: NonNullable<Configuration['renderError']>;
  /** Milliseconds that the second of two refreshes waits for the first one's response. */
  refreshWaitTimeoutMs?: number;
}

/** Creates the OpenID provider: public clients with PKCE, opaque tokens bound to a resource, scopes read and write. */
export async function createProvider({
  db,
  config,
  fetch,
  userOfCookies,
  renderError,
  refreshWaitTimeoutMs,
}: ProviderOptions): Promise<Provider> {
  const { origin } = config;
  const audiences = audiencesOf(origin);
  const isSecure = origin.startsWith('https:');
  const replays = createRefreshReplays(db, refreshWaitTimeoutMs);
  const adapterOf = createSqlAdapter(db, replays);
  const cookie = { httpOnly: true, sameSite: 'lax', secure: isSecure, signed: true } as const;

  const provider = new Provider(origin, {
    adapter: adapterOf,
    clients: knownClients(config),
    clientAuthMethods: ['none'],
    clientDefaults: {
      token_endpoint_auth_method: 'none',
      grant_types: ['authorization_code', 'refresh_token'],
      id_token_signed_response_alg: 'ES256',
    },
    extraClientMetadata: {
      properties: ['software_id'],
      validator: (_context, _key, _value, metadata) => normalizeMetadata(metadata),
    },
    clientBasedCORS: () => true,
    cookies: { keys: [await getServerSecret(db, 'oauthCookies', generateSecret)], long: cookie, short: cookie },
    jwks: JSON.parse(await getServerSecret(db, 'oauthKeys', generateKeys)) as JWKS,
    routes: oauthPaths,
    scopes: [...scopes],
    responseTypes: ['code'],
    pkce: { required: () => true },
    rotateRefreshToken: true,
    issueRefreshToken: async (_context, client) => client.grantTypeAllowed('refresh_token'),
    expiresWithSession: async () => false,
    findAccount: async (_context, userId) => {
      const [user] = await db.select({ userId: users.userId }).from(users).where(eq(users.userId, userId));
      return user && { accountId: userId, claims: async () => ({ sub: userId }) };
    },
    interactions: { policy: createConsentPolicy(), url: (_context, { uid }) => `${oauthPaths.interaction}/${uid}` },
    renderError,
    fetch: createDocumentFetch(fetch),
    ttl: {
      AccessToken: lifetimes.accessToken,
      AuthorizationCode: lifetimes.code,
      RefreshToken: lifetimes.refreshToken,
      Grant: lifetimes.grant,
      Interaction: lifetimes.interaction,
      Session: lifetimes.session,
    },
    features: {
      devInteractions: { enabled: false },
      userinfo: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      dPoP: { enabled: false },
      registration: { enabled: true, issueRegistrationAccessToken: false },
      revocation: { enabled: true, allowedPolicy: (_context, client, token) => token.clientId === client.clientId },
      clientIdMetadataDocument: { enabled: true, ack: 'draft-02' },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => audiences.all,
        useGrantedResource: () => true,
        getResourceServerInfo: (_context, resource) => {
          const audience = Object.values(audiences).find((known) => known === resource.replace(/\/$/, ''));
          if (!audience) throw new errors.InvalidTarget();
          return { audience, scope: scopes.join(' '), accessTokenFormat: 'opaque', accessTokenTTL: lifetimes.accessToken };
        },
      },
    },
  });
  provider.use(respondUnavailable(provider));
  provider.use(resetStaleSession(provider, userOfCookies));
  provider.use(replayRefreshes(provider, replays));
  // The proxy that ends TLS sets x-forwarded-proto, which secure cookies depend on.
  provider.proxy = isSecure;
  return provider;
}

/** Generates the keys that sign ID tokens. */
function generateKeys(): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return JSON.stringify({ keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'ES256' }] });
}
