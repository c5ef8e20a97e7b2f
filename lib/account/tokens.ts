import { Failure } from '../contract/failure.ts';
import type { HttpFetch } from '../transports/http-call.ts';
import type { AccountHost } from './account-host.ts';
import { refreshTokens } from './authorize.ts';

/** Access that ends so soon is renewed before it is used (milliseconds). */
const margin = 60_000;

/** The account's access: requests with its token, renewed where the server does not take it any more. */
export function createTokens(host: AccountHost): { fetch: HttpFetch } {
  const { storage } = host;
  let renewing: Promise<string> | undefined;

  /** One at a time: a refresh token that is used twice is taken for a stolen one. Whoever comes meanwhile waits for the same. */
  function renew(): Promise<string> {
    renewing ??= (async () => {
      const [serverUrl, tokens] = [await storage.get('serverUrl'), await storage.get('tokens')];
      if (!serverUrl || !tokens) throw new Failure('unauthorized', 'signed out');
      const next = await refreshTokens(host, serverUrl, tokens.refresh);
      // Kept before it is used, as the old one is of no use any more; for nobody, if that is who is signed in by now.
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
      if (!tokens) throw new Failure('unauthorized', 'signed out');
      const send = (token: string) =>
        host.fetch(url, { ...request, headers: { ...request.headers, authorization: `Bearer ${token}` } });
      if (tokens.expiresAt - margin < host.now()) return send(await renew());
      const response = await send(tokens.access);
      return response.status === 401 ? send(await renew()) : response;
    },
  };
}
