import { hostHeaderValidationResponse } from '@modelcontextprotocol/server';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import { Failure } from '../../lib/contract/failure.ts';
import { type Operations, operations } from '../../lib/contract/index.ts';
import type { Handlers } from '../../lib/contract/operation.ts';
import { contractVersion } from '../../lib/contract/version.ts';
import type { Fetch } from '../../lib/ports/fetch.ts';
import { mapDatabaseErrors } from '../../lib/store/sql/map-database-errors.ts';
import type { SqlDatabase } from '../../lib/store/sql/sql-database.ts';
import { type Caller, requireCaller } from '../../lib/transports/caller.ts';
import { httpTransport } from '../../lib/transports/http.ts';
import { inProcessClient } from '../../lib/transports/in-process.ts';
import { mcpTransport } from '../../lib/transports/mcp.ts';
import { openApi } from '../../lib/transports/openapi.ts';
import { failureBody, statusFor } from '../../lib/transports/public-failure.ts';
import type { Accounts } from '../accounts/accounts.ts';
import { createOwnTokenCheck } from '../accounts/own-token.ts';
import type { Config } from '../config.ts';
import type { DigestMails } from '../digest-mail/digest-mails.ts';
import { createFeedRoutes } from '../items/feed-routes.ts';
import { createFrameRoutes } from '../items/frame-routes.ts';
import { createItemRoutes } from '../items/item-routes.ts';
import { createMindMapRoutes } from '../items/mind-map-routes.ts';
import { createLibraryRoutes } from '../library/library-routes.ts';
import { createOAuth } from '../oauth/create-oauth.ts';
import type { AgentPayment } from '../payment/agent-payment.ts';
import type { Services } from '../services/services.ts';
import { createAccountRoutes } from './account-routes.ts';
import type { ReadOverview } from './admin-routes.ts';
import { createCallLimit } from './call-limit.ts';
import type { RequestCounter } from './metrics.ts';
import { logRequests } from './request-log.ts';
import { createUnsubscribeRoutes } from './unsubscribe-routes.ts';

/** The dependencies of the server's HTTP routes. */
export interface HttpAppOptions {
  config: Config;
  /** The server's public address: scheme, host and port. */
  origin: string;
  db: SqlDatabase;
  accounts: Accounts;
  services: Services;
  fetch: Fetch;
  payment?: AgentPayment;
  log: Logger;
  countRequest: RequestCounter;
  readOverview: ReadOverview;
  /** Absent where the server can't send mail. */
  digestMails?: DigestMails;
  onError(error: unknown, operation?: string): void;
}

/** All routes of the server except its health checks. A worker process never loads this module. */
export async function createHttpApp(options: HttpAppOptions): Promise<Hono> {
  const { config, db, accounts, fetch, payment, log, digestMails, onError } = options;
  const { extensionHosts } = config;
  const oauth = await createOAuth({ db, accounts, fetch, extensionHosts, onError });
  const app = new Hono();
  app.use(logRequests(log, options.countRequest));
  app.use((context, next) => {
    const refusal = refuseForeignHost(options, context.req.raw);
    return refusal ? Promise.resolve(refusal) : next();
  });
  const ownCaller = createOwnTokenCheck(config.token);
  const callerOf = async (request: Request) => ownCaller(request) ?? (await accounts.authenticate(request));
  app.route('/', createFrameRoutes({ db, callerOf, onError }));
  const limitCalls = createCallLimit(config.callsPerMinute, config.databaseUrl ? db : undefined);
  const handlersOf = (userId: string) => options.services.of(userId).handlers;
  const clientOf = (userId: string) => inProcessClient(operations, handlersOf(userId));
  app.route('/', createMindMapRoutes({ callerOf, limitCalls, handlersOf, onError }));
  app.route('/', createItemRoutes({ db, accounts, onError }));
  app.route(
    '/',
    createFeedRoutes({
      origin: options.origin,
      async findOwner(token) {
        const userId = await accounts.tokens.findFeedOwner(token);
        if (userId !== undefined) await limitCalls(userId);
        return userId;
      },
      clientOf,
      onError,
    }),
  );
  app.route('/', createLibraryRoutes({ db, accounts, handlersOf, limitCalls, onError }));
  app.use('/api/*', (context, next) => {
    // Set before there is a response: a header that is added to one makes Node's adapter copy its body through a stream.
    context.header('cache-control', 'no-store');
    context.header('x-content-type-options', 'nosniff');
    return next();
  });
  if (payment) app.use('/api/v1/summarize', payment.middleware);
  const { api, mcp } = transports(options, ownCaller, limitCalls);
  app.route('/api', api);
  app.all('/mcp', ({ req }) => mcp(req.raw));
  app.route('/', oauth.routes);
  app.route(
    '/',
    createAccountRoutes({
      accounts,
      clientName: oauth.clientName,
      readOverview: options.readOverview,
      clientOf,
      digestMails,
      onError,
    }),
  );
  if (digestMails) app.route('/', createUnsubscribeRoutes({ origin: options.origin, digestMails, onError }));
  app.get('/', (context) => context.redirect('/account'));
  return app;
}

/**
 * Refuses a request under a foreign host name to a server on loopback: a page would reach it under a name of its own (DNS
 * rebinding). Agents get an error of their protocol.
 */
function refuseForeignHost({ config, origin }: HttpAppOptions, request: Request): Response | undefined {
  const refusal = loopback.includes(config.host) ? hostHeaderValidationResponse(request, allowedHosts(origin)) : undefined;
  if (!refusal || new URL(request.url).pathname === '/mcp') return refusal;
  const host = request.headers.get('host');
  const failure = new Failure('forbidden', `The server is not named ${host}. Open it at ${origin}, or set GLOSS_ORIGIN.`);
  return Response.json(failureBody(failure), { status: statusFor(failure) });
}

const allowedHosts = (origin: string) => [new URL(origin).hostname, ...loopback];

const loopback = ['127.0.0.1', 'localhost', '[::1]', '::1'];

/** The HTTP API and the MCP endpoint over the table of operations. */
function transports(
  { origin, accounts, services, payment, onError }: HttpAppOptions,
  ownCaller: (request: Request) => Caller | undefined,
  limitCalls: (userId: string) => Promise<void>,
) {
  const { authenticate: byToken } = mapDatabaseErrors({ authenticate: accounts.authenticate });
  const authenticate = async (request: Request): Promise<Caller | undefined> => {
    const caller = ownCaller(request) ?? payment?.findCaller(request) ?? (await byToken(request));
    // A browser sends its session with requests of other sites too, so a session opens pages only.
    return caller && 'kind' in caller && caller.kind === 'session' ? undefined : caller;
  };
  const handlersOf = (caller?: { userId: string }) => (caller ? services.of(caller.userId).handlers : openHandlers);
  const countCall = ({ userId }: Caller) => limitCalls(userId);
  const shared = { table: operations, authenticate, countCall, handlersOf, onInternalError: onError };
  const metadata = `${origin}/.well-known/oauth-protected-resource`;
  const description = () =>
    openApi(operations, { baseUrl: `${origin}/api`, authUrl: `${origin}/oauth`, pricingUrl: `${origin}/pricing` });
  const mcp = mcpTransport({
    ...shared,
    resourceMetadataUrl: `${metadata}/mcp`,
    originHosts: allowedHosts(origin),
    clientOf: (handlers, clientType) => inProcessClient(operations, handlers, clientType),
  });
  return {
    api: httpTransport({ ...shared, description, resourceMetadataUrl: `${metadata}/api` }),
    mcp,
  };
}

const refuse = async () => requireCaller(undefined);

/** The handlers of callers without a token: every operation of a scope throws `unauthorized`. */
const openHandlers: Handlers<Operations> = {
  ...(Object.fromEntries(Object.keys(operations).map((name) => [name, refuse])) as unknown as Handlers<Operations>),
  getVersion: async () => ({ version: contractVersion }),
};
