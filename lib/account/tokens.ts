import { Failure } from '../contract/failure.ts';
import type { HttpFetch } from '../transports/http-call.ts';
import type { AccountHost } from './account-host.ts';
import { refreshTokens } from './authorize.ts';

/** Time before its expiry at which an access token is renewed. */
const renewalMarginMs = 60_000;

/** Returns the failure of a call that needs an account. */
export const noAccount = () => new Failure('unauthorized', 'No account is connected, or its access was revoked. Sign in again.');

/** A fetch that sends the account's access token and renews it when the server refuses it. */
export function createTokens(host: AccountHost): { fetch: HttpFetch } {
  const { storage } = host;
  let renewing: Promise<string> | undefined;

  /** Renews the tokens, once for all concurrent requests: servers treat a refresh token that is used twice as stolen. */
  function renew(): Promise<string> {
    renewing ??= (async () => {
      const [serverUrl, tokens] = [await storage.get('serverUrl'), await storage.get('tokens')];
      if (!serverUrl || !tokens) throw noAccount();
      const next = await refreshTokens(host, serverUrl, tokens.refresh);
      // Stored before use, because the old token is invalid now; not after a sign-out or another sign-in meanwhile.
      if ((await storage.get('tokens'))?.refresh === tokens.refresh) await storage.set('tokens', next);
      return next.access;
    })().finally(() => {
      renewing = undefined;
    });
    return renewing;
  }

  return {
    async fetch(url, request) {
      const tokens = await storage.get('tokens');
      if (!tokens) throw noAccount();
      const send = (token: string) =>
        host.fetch(url, { ...request, headers: { ...request.headers, authorization: `Bearer ${token}` } });
      if (tokens.expiresAt - renewalMarginMs < host.now()) return send(await renew());
      const response = await send(tokens.access);
      return response.status === 401 ? send(await renew()) : response;
    },
  };
}
