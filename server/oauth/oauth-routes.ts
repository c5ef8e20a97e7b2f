import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import type Provider from 'oidc-provider';
import { Failure } from '../../lib/contract/failure.ts';
import { toDatabaseFailure } from '../../lib/store/sql/map-database-errors.ts';
import type { Accounts } from '../accounts/accounts.ts';
import { getClientAddress } from '../accounts/client-address.ts';
import type { RateLimit } from '../accounts/rate-limits.ts';
import { createInteractionRoutes } from './interaction-routes.ts';
import { oauthPaths } from './oauth-config.ts';
import { protectedResourceDocument, protectedResources } from './protected-resource.ts';
import { unavailableBody, unavailableHeaders } from './unavailable-response.ts';

/** The dependencies of the OAuth routes. */
export interface OAuthRoutesOptions {
  provider: Provider;
  accounts: Accounts;
  extensionHosts: string[];
  onError?(error: unknown): void;
}
type NodeEnv = { Bindings: HttpBindings };

const limitOf: Record<string, RateLimit | undefined> = {
  [oauthPaths.token]: 'tokenFrom',
  [oauthPaths.revocation]: 'tokenFrom',
  [oauthPaths.registration]: 'registerFrom',
};

const preflight = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'POST',
  'access-control-allow-headers': 'content-type',
  'access-control-max-age': '3600',
};

/** The routes of /oauth and of the metadata documents. They need Node's request and response, which the provider writes to. */
export function createOAuthRoutes({
  provider,
  accounts,
  extensionHosts,
  onError = () => undefined,
}: OAuthRoutesOptions): Hono<NodeEnv> {
  const { origin, trustedProxies = 0 } = accounts.config;
  const handle = provider.callback();
  const app = new Hono<NodeEnv>();
  app.onError((error, context) => {
    onError(error);
    return toDatabaseFailure(error)
      ? context.json(unavailableBody, 503, unavailableHeaders)
      : context.json({ error: 'server_error' }, 500);
  });

  app.route('/', createInteractionRoutes(provider, accounts, extensionHosts, onError));
  for (const { path, resource } of protectedResources(origin)) {
    // Agents in pages send the version of their protocol, which browsers ask about first.
    app.use(path, cors({ origin: '*', allowMethods: ['GET'], allowHeaders: ['mcp-protocol-version'], maxAge: 3600 }));
    app.get(path, (context) => {
      context.header('cache-control', 'public, max-age=3600');
      return context.json(protectedResourceDocument(origin, resource));
    });
  }
  const provided = ['/oauth/*', '/.well-known/oauth-authorization-server', '/.well-known/openid-configuration'];
  app.on(['GET', 'POST', 'OPTIONS', 'DELETE', 'PUT'], provided, async (context) => {
    const { incoming, outgoing } = context.env;
    // The provider allows registration from no other origin, but agents run in pages.
    if (context.req.path === oauthPaths.registration) {
      if (context.req.method === 'OPTIONS') return context.body(null, 204, preflight);
      outgoing.setHeader('access-control-allow-origin', '*');
    }
    const limit = context.req.method === 'POST' ? limitOf[context.req.path] : undefined;
    const refusal = limit && (await retryAfterSeconds(accounts, limit, getClientAddress(context, trustedProxies)));
    if (refusal !== undefined) {
      return context.json(
        { error: 'temporarily_unavailable', error_description: `too many requests: try again in ${refusal} s` },
        429,
        {
          'retry-after': refusal,
        },
      );
    }
    if (provider.proxy) incoming.headers['x-forwarded-proto'] = 'https';
    await handle(incoming, outgoing);
    return RESPONSE_ALREADY_SENT;
  });
  return app;
}

/** Counts a request. Returns the seconds to wait when there were too many. */
async function retryAfterSeconds({ limits }: Accounts, limit: RateLimit, address: string): Promise<string | undefined> {
  try {
    await limits.consume(limit, address);
    return undefined;
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== 'rateLimited') throw error;
    return String(error.details?.retryAfter);
  }
}
