import type Provider from 'oidc-provider';
import type { KoaContextWithOIDC } from 'oidc-provider';
import { oauthPaths } from './oauth-config.ts';
import type { RefreshReplays } from './refresh-replays.ts';
import { AlreadySpent } from './sql-adapter.ts';

/**
 * Returns middleware of the OAuth token endpoint that answers a refresh token presented again with the tokens of the first
 * response, for 30 seconds, so that a client that lost the response stays signed in.
 */
export function replayRefreshes(provider: Provider, replays: RefreshReplays) {
  const spent = new WeakSet<object>();
  provider.on('grant.error', (context, error) => {
    if (error instanceof AlreadySpent) spent.add(context.req);
  });

  return async (context: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> => {
    await next();
    if (context.path !== oauthPaths.token || context.oidc?.params?.grant_type !== 'refresh_token') return;
    const { params, entities } = context.oidc;
    const { refresh_token: token, scope = '', resource = '' } = params;
    const request = { token: String(token), request: JSON.stringify([scope, resource]) };
    const { RotatedRefreshToken: rotated } = entities;
    if (context.status === 200 && rotated?.grantId && rotated.accountId) {
      const { grantId, accountId } = rotated;
      await replays.store(request, context.body as { refresh_token: string }, { grantId, userId: accountId });
    } else if (spent.has(context.req)) {
      const answer = await replays.find(request);
      if (!answer) return;
      context.status = 200;
      context.body = answer;
    }
  };
}
