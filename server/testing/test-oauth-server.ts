import type { RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { Failure } from '../../lib/contract/failure.ts';
import type { Fetch } from '../../lib/ports/fetch.ts';
import type { Ports } from '../../lib/ports/ports.ts';
import { exportHandlers } from '../../lib/service/transfer/export-handlers.ts';
import { sqlStore } from '../../lib/store/sql/sql-store.ts';
import { listen } from '../../test/listen.ts';
import type { AccountsConfig } from '../accounts/accounts-context.ts';
import { createRateLimits } from '../accounts/rate-limits.ts';
import { readOverview } from '../admin/read-overview.ts';
import type { Database } from '../database/open-database.ts';
import { testDatabase } from '../database/testing/test-database.ts';
import { type AccountRoutesOptions, createAccountRoutes } from '../http/account-routes.ts';
import { createOAuth } from '../oauth/create-oauth.ts';
import { testAccounts } from './test-accounts.ts';

export const extensionHosts = ['abcdefghijklmnopabcdefghijklmnop.chromiumapp.org', '0123456789abcdef.extensions.allizom.org'];

/** A running OAuth server for tests, with its accounts. */
export interface TestServer extends Awaited<ReturnType<typeof testAccounts>> {
  /** The server's public origin, and the address of this node. */
  origin: string;
  address: string;
  close(): Promise<void>;
}

/** Options of an OAuth server for tests; each has a default. */
export interface TestServerOptions {
  database?: Database;
  /** The origin of another node of the same server. */
  origin?: string;
  fetch?: Fetch;
  config?: Partial<AccountsConfig>;
  hasMail?: boolean;
  digestMails?: AccountRoutesOptions['digestMails'];
  /** Whether the rate limits are those of production; otherwise they are wide. */
  hasRealLimits?: boolean;
}

const noFetch: Fetch = async (url) => {
  throw new Failure('siteFailed', `Unexpected request to ${url}: the test set no fetch.`);
};

/** Starts the account pages and the authorization server on a port of this machine. */
export async function testServer(options: TestServerOptions = {}): Promise<TestServer> {
  let listener: RequestListener = (_, response) => void response.writeHead(503).end();
  const server = await listen((request, response) => listener(request, response));
  const origin = options.origin ?? server.origin;

  const database = options.database ?? (await testDatabase());
  const { db } = database;
  const wide = { points: 1_000_000, duration: 60 };
  const limits = options.hasRealLimits
    ? createRateLimits(db)
    : createRateLimits(db, {
        signInFrom: wide,
        signUpFrom: wide,
        linkFrom: wide,
        authorizeFrom: wide,
        tokenFrom: wide,
        registerFrom: wide,
      });
  // The clock runs, because the provider uses the system's; `time` is added to it.
  const clock = {
    time: 0,
    now() {
      return Date.now() + this.time;
    },
  };
  const test = await testAccounts({ database, limits, clock, hasMail: options.hasMail, config: { origin, ...options.config } });
  const onError = (error: unknown) => test.errors.push(error);
  const { accounts } = test;
  const { routes, clientName } = await createOAuth({
    db,
    accounts,
    fetch: options.fetch ?? noFetch,
    extensionHosts,
    onError,
    // Two refreshes at once agree on a slow machine too.
    refreshWaitTimeoutMs: 60_000,
  });
  const app = new Hono();
  app.route('/', routes);
  const clientOf = (userId: string) => {
    const { exportLibrary } = exportHandlers({ store: sqlStore(db, userId) } as Ports);
    return { exportLibrary: (input: { cursor?: string }) => exportLibrary(input, { signal: new AbortController().signal }) };
  };
  app.route(
    '/',
    createAccountRoutes({
      accounts,
      clientName,
      readOverview: (find) => readOverview(db, undefined, find),
      clientOf,
      digestMails: options.digestMails,
      onError,
    }),
  );
  listener = getRequestListener(app.fetch);

  const close = async () => {
    await server.close();
    await accounts.waitForBackgroundWork();
    if (!options.database) await database.close();
  };
  return { ...test, origin, address: server.origin, close };
}
