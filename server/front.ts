import { Hono } from 'hono';
import type { Logger } from 'pino';
import type { Fetch } from '../lib/ports/ports.ts';
import type { SqlDatabase } from '../lib/store/sql/sql-database.ts';
import type { Accounts } from './accounts/accounts.ts';
import { createApp } from './app.ts';
import { callLimit } from './call-limit.ts';
import type { Config } from './config.ts';
import { frameRoutes } from './items/frame-routes.ts';
import { itemRoutes } from './items/item-routes.ts';
import { createOAuth } from './oauth/create-oauth.ts';
import { openHandlers } from './open-handlers.ts';
import { ownTokenCheck } from './own-token.ts';
import type { AgentPayment } from './payment/agent-payment.ts';
import { logRequests } from './request-log.ts';
import type { Services } from './services.ts';

export interface FrontOptions {
  config: Config;
  /** Where people and programs find this server. */
  origin: string;
  db: SqlDatabase;
  accounts: Accounts;
  services: Services;
  /** The vetted way out. */
  fetch: Fetch;
  payment?: AgentPayment;
  log: Logger;
  onError(error: unknown, operation?: string): void;
}

/** All that answers people and programs, and that a worker has no use for: it is loaded where it is needed. */
export async function front(options: FrontOptions): Promise<Hono> {
  const { config, origin, db, accounts, services, fetch, payment, log, onError } = options;
  const { extensionHosts } = config;
  const oauth = await createOAuth({ db, accounts, fetch, extensionHosts, onError });
  const handlersOf = (caller?: { userId: string }) => (caller ? services.of(caller.userId).handlers : openHandlers);
  const limit = callLimit(config.callsAMinute, config.databaseUrl ? db : undefined);
  const app = new Hono();
  app.use(logRequests(log));
  const ownCaller = ownTokenCheck(config.token);
  const callerOf = async (request: Request) => ownCaller(request) ?? (await accounts.authenticate(request));
  app.route('/', frameRoutes({ db, callerOf, onError }));
  app.route('/', itemRoutes({ db, accounts, onError }));
  app.route('/', createApp({ config, origin, accounts, oauth, handlersOf, limit, onFault: onError, payment }));
  return app;
}
