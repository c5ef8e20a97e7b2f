import * as z from 'zod/mini';
import { Failure } from '../contract/failure.ts';
import { encodeBase64Url } from '../encoding/base64.ts';
import { retryDetails } from '../http/retry-after.ts';
import type { AccountHost, AccountTokens } from './account-host.ts';

/** OAuth client id on every server, which knows its redirect addresses. */
const clientId = 'gloss-extension';

const Metadata = z.object({
  issuer: z.string(),
  authorization_endpoint: z.string(),
  token_endpoint: z.string(),
  revocation_endpoint: z.optional(z.string()),
});
const Granted = z.object({ access_token: z.string(), refresh_token: z.string(), expires_in: z.number() });
const Refused = z.object({ error: z.string(), error_description: z.optional(z.string()) });

/** Errors of a token request after which only a new sign-in helps (RFC 6749, section 5.2). Any other may pass. */
const finalErrors = new Set(['invalid_grant', 'invalid_client', 'unauthorized_client']);

/** Signs the user in and obtains tokens for this device (OAuth 2.1: authorization code with PKCE). */
export async function authorize(host: AccountHost, serverUrl: string): Promise<AccountTokens> {
  const { issuer, authorization_endpoint, token_endpoint } = await discover(host, serverUrl);
  const [verifier, state] = [randomText(), randomText()];
  const url = new URL(authorization_endpoint);
  url.search = new URLSearchParams({
    client_id: clientId,
    redirect_uri: host.redirectUrl,
    response_type: 'code',
    scope: 'read write',
    state,
    code_challenge: await createCodeChallenge(verifier),
    code_challenge_method: 'S256',
  }).toString();
  const answer = new URL(await host.authorize(url.href)).searchParams;
  const [code, error] = [answer.get('code'), answer.get('error')];
  if (error) throw new Failure('cancelled', `The server refused the sign-in: ${error}`);
  // The answer must belong to this request and come from this issuer (RFC 9207).
  if (!code || answer.get('state') !== state || (answer.get('iss') ?? issuer) !== issuer) {
    throw new Failure(
      'unauthorized',
      `The answer of ${serverUrl} does not belong to this sign-in: its code, state or issuer is wrong. Sign in again.`,
    );
  }
  return ask(host, token_endpoint, {
    grant_type: 'authorization_code',
    code,
    redirect_uri: host.redirectUrl,
    code_verifier: verifier,
  });
}

/**
 * Exchanges a refresh token for new tokens. Throws `unauthorized` if the grant was revoked, and `rateLimited` or `siteFailed` for
 * any other refusal, which leaves the token valid.
 */
export async function refreshTokens(host: AccountHost, serverUrl: string, refresh: string): Promise<AccountTokens> {
  const { token_endpoint } = await discover(host, serverUrl);
  return ask(host, token_endpoint, { grant_type: 'refresh_token', refresh_token: refresh });
}

/** Revokes the refresh token of this device at the server, if the server has a revocation endpoint (RFC 7009). */
export async function revoke(host: AccountHost, serverUrl: string, { refresh }: AccountTokens): Promise<void> {
  const { revocation_endpoint } = await discover(host, serverUrl);
  if (revocation_endpoint) await post(host, revocation_endpoint, { token: refresh });
}

async function discover(host: AccountHost, serverUrl: string): Promise<z.infer<typeof Metadata>> {
  const response = await reach(host, `${serverUrl}/.well-known/oauth-authorization-server`, { method: 'GET', headers: {} });
  const metadata = Metadata.safeParse(await response.json().catch(() => undefined));
  if (!response.ok || !metadata.success)
    throw new Failure('siteFailed', `${serverUrl} is not a Gloss server: it has no valid OAuth metadata.`);
  const { authorization_endpoint, token_endpoint, revocation_endpoint = token_endpoint } = metadata.data;
  for (const url of [authorization_endpoint, token_endpoint, revocation_endpoint]) {
    if (new URL(url).origin !== new URL(serverUrl).origin)
      throw new Failure('siteFailed', `${serverUrl} names the endpoint ${url}, which is not on the same server.`);
  }
  return metadata.data;
}

async function ask(host: AccountHost, url: string, body: Record<string, string>): Promise<AccountTokens> {
  const response = await post(host, url, body);
  const answer: unknown = await response.json().catch(() => undefined);
  const granted = Granted.safeParse(answer);
  if (granted.success && response.ok) {
    const { access_token, refresh_token, expires_in } = granted.data;
    return { access: access_token, refresh: refresh_token, expiresAt: host.now() + expires_in * 1000 };
  }
  throw tokenFailure(url, response, answer, host.now());
}

/** Returns the failure of a refused token request. */
function tokenFailure(url: string, { status, headers }: Response, answer: unknown, now: number): Failure {
  const { error = '', error_description = error } = Refused.safeParse(answer).data ?? {};
  const message = `${url} answered a request for a token with status ${status}${error ? `: ${error_description}` : '.'}`;
  if (status === 429) return new Failure('rateLimited', message, retryDetails(headers.get('retry-after'), now));
  return new Failure(status < 500 && finalErrors.has(error) ? 'unauthorized' : 'siteFailed', message);
}

const post = (host: AccountHost, url: string, body: Record<string, string>): Promise<Response> =>
  reach(host, url, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ client_id: clientId, ...body }).toString(),
  });

/** Sends a request. Throws `offline` if the server can't be reached. */
const reach = (host: AccountHost, ...[url, request]: Parameters<AccountHost['fetch']>): Promise<Response> =>
  host.fetch(url, request).catch((error) => {
    throw error instanceof Failure ? error : new Failure('offline', `The server can't be reached: ${String(error)}`);
  });

const randomText = () => encodeBase64Url(crypto.getRandomValues(new Uint8Array(32)));

/** Returns the S256 code challenge of a code verifier (RFC 7636, PKCE). */
export const createCodeChallenge = async (verifier: string) =>
  encodeBase64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))));
