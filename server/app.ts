import { hostHeaderValidationResponse } from '@modelcontextprotocol/server';
import { Hono } from 'hono';
import type { Operations } from '../lib/contract/index.ts';
import { operations } from '../lib/contract/index.ts';
import type { Handlers } from '../lib/contract/operation.ts';
import { mapDatabaseErrors } from '../lib/store/sql/map-database-errors.ts';
import type { Caller } from '../lib/transports/caller.ts';
import { httpDoor } from '../lib/transports/http.ts';
import { mcpDoor } from '../lib/transports/mcp.ts';
import { openApi } from '../lib/transports/openapi.ts';
import { accountRoutes } from './accounts/account-routes.ts';
import type { Accounts } from './accounts/accounts.ts';
import type { Config } from './config.ts';
import type { createOAuth } from './oauth/create-oauth.ts';
import { ownTokenCheck } from './own-token.ts';
import type { AgentPayment } from './payment/agent-payment.ts';

export interface AppOptions {
  config: Config;
  /** Where people and programs find this server. */
  origin: string;
  accounts: Accounts;
  oauth: Awaited<ReturnType<typeof createOAuth>>;
  handlersOf(caller: Caller | undefined): Handlers<Operations>;
  /** Counts a call of a user. Throws `rateLimited`. */
  limit(userId: string): Promise<void>;
  onFault(error: unknown, operation?: string): void;
  payment?: AgentPayment;
}

const loopback = ['127.0.0.1', 'localhost', '[::1]', '::1'];

/** Everything that answers on this server, but for its health. */
export function createApp({ config, origin, accounts, oauth, handlersOf, limit, onFault, payment }: AppOptions): Hono {
  const hasOwnToken = ownTokenCheck(config.token);
  const { authenticate: byToken } = mapDatabaseErrors({ authenticate: accounts.authenticate });
  const authenticate = async (request: Request): Promise<Caller | undefined> => {
    const caller = hasOwnToken(request) ?? payment?.callerOf(request) ?? (await byToken(request));
    // A browser's session opens pages only: it would come along with a call that another site makes.
    if (!caller || ('kind' in caller && caller.kind === 'session')) return undefined;
    await limit(caller.userId);
    return caller;
  };
  const house = { table: operations, authenticate, handlersOf, onFault };
  const metadata = `${origin}/.well-known/oauth-protected-resource`;
  const description = () =>
    openApi(operations, { baseUrl: `${origin}/api`, authUrl: `${origin}/oauth`, pricingUrl: `${origin}/pricing` });

  const app = new Hono();
  app.use('/api/*', async ({ res, header }, next) => {
    await next();
    if (!res.headers.has('cache-control')) header('cache-control', 'no-store');
    header('x-content-type-options', 'nosniff');
  });
  if (payment) app.use('/api/v1/summarize', payment.middleware);
  app.route('/api', httpDoor({ ...house, description, resourceMetadataUrl: `${metadata}/api` }));

  const { hostname } = new URL(origin);
  const hosts = [hostname, ...loopback];
  const mcp = mcpDoor({ ...house, resourceMetadataUrl: `${metadata}/mcp`, originHosts: hosts });
  app.all('/mcp', ({ req }) => {
    // On a machine that nobody else reaches, a page can still come by a name of its own that leads here.
    const foreign = loopback.includes(config.host) ? hostHeaderValidationResponse(req.raw, hosts) : undefined;
    return foreign ?? mcp(req.raw);
  });

  app.route('/', oauth.routes);
  app.route('/', accountRoutes({ accounts, clientName: oauth.clientName, onError: onFault }));
  app.get('/', (context) => context.redirect('/account'));
  return app;
}
