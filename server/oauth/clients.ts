import { type ClientMetadata, errors } from 'oidc-provider';
import type { OAuthConfig } from './oauth-config.ts';
import { isRedirectUri } from './redirect-uri.ts';

/** The metadata of all clients: public, without a secret, authenticated by PKCE. */
const publicClient = {
  token_endpoint_auth_method: 'none',
  grant_types: ['authorization_code', 'refresh_token'],
  response_types: ['code'],
} satisfies Partial<ClientMetadata>;

const loopbacks = ['http://localhost', 'http://127.0.0.1', 'http://[::1]'];

/**
 * Returns the OAuth clients that need no registration: the agents' skill and, where its hosts are configured, the browser
 * extension.
 */
export function knownClients({ extensionHosts }: OAuthConfig): ClientMetadata[] {
  const skill: ClientMetadata = {
    ...publicClient,
    client_id: 'svc-skill',
    client_name: 'Gloss for agents',
    // Native: on any port.
    application_type: 'native',
    redirect_uris: loopbacks.flatMap((host) => [host, `${host}/`, `${host}/callback`]),
  };
  const extension: ClientMetadata = {
    ...publicClient,
    client_id: 'gloss-extension',
    client_name: 'Gloss',
    application_type: 'web',
    redirect_uris: extensionHosts.map((host) => `https://${host}/`),
  };
  return extensionHosts.length > 0 ? [skill, extension] : [skill];
}

/** Matches characters that reorder or break the text around them: controls, marks of direction, and separators of lines. */
const disruptive = /[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}]/gu;

/**
 * Normalizes the metadata of a client: its name loses what reorders the text around it, one with a loopback address is native, so that any port fits, and the secret that the
 * provider generates by default is removed. Throws for redirect addresses that no program has.
 */
export function normalizeMetadata(metadata: ClientMetadata): void {
  if (typeof metadata.client_name === 'string')
    metadata.client_name = metadata.client_name.replace(disruptive, '').trim() || undefined;
  const uris = Array.isArray(metadata.redirect_uris) ? metadata.redirect_uris : [];
  const odd = uris.find((uri) => !isRedirectUri(uri));
  if (odd !== undefined)
    throw new errors.InvalidClientMetadata(
      'redirect_uris must be web addresses without wildcards, loopback addresses, or schemes such as com.example.app',
    );
  if (uris.some((uri) => typeof uri === 'string' && !uri.startsWith('https:'))) metadata.application_type = 'native';
  if (metadata.token_endpoint_auth_method !== 'none') return;
  delete metadata.client_secret;
  delete metadata.client_secret_expires_at;
}
