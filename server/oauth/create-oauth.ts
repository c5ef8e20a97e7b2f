import type { EventEmitter } from 'node:events';
import type { HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Fetch } from '../../lib/ports/fetch.ts';
import type { SqlDatabase } from '../../lib/store/sql/sql-database.ts';
import type { Accounts } from '../accounts/accounts.ts';
import { pageHeaders } from '../pages/page-headers.ts';
import { pageText } from '../pages/page-text.ts';
import { messagePage } from '../pages/sign-in-pages.ts';
import { createOAuthRoutes } from './oauth-routes.ts';
import { createProvider } from './provider.ts';

/** The dependencies of the OAuth authorization server. */
export interface OAuthOptions {
  db: SqlDatabase;
  accounts: Accounts;
  /** A fetch that reaches public addresses only. */
  fetch: Fetch;
  extensionHosts: string[];
  /** The time that the second of two refreshes waits for the first one's response. */
  refreshWaitTimeoutMs?: number;
  onError?(error: unknown): void;
}

/** Creates the authorization server: its routes, and the names of its clients. */
export async function createOAuth({
  db,
  accounts,
  fetch,
  extensionHosts,
  refreshWaitTimeoutMs,
  onError = () => undefined,
}: OAuthOptions) {
  const provider = await createProvider({
    db,
    fetch,
    config: { ...accounts.config, extensionHosts },
    refreshWaitTimeoutMs,
    userOfCookies: async (header) => (await accounts.sessions.findByCookie(header))?.user.userId,
    renderError: async (context, { error }) => {
      const text = pageText(context.get('accept-language'));
      context.set(pageHeaders());
      context.type = 'html';
      const message = text.t(error === 'server_error' ? 'error.internal' : 'error.request');
      context.body = String(await messagePage(text, text.t('error.title'), message));
    },
  });
  provider.on('server_error', (_context, error) => onError(error));
  const failing: EventEmitter = provider;
  failing.on('error', onError);
  const routes: Hono<{ Bindings: HttpBindings }> = createOAuthRoutes({ provider, accounts, extensionHosts, onError });
  // Finding a client whose id is an address would fetch its document.
  const clientName = async (clientId: string): Promise<string | undefined> =>
    clientId.startsWith('https:') ? new URL(clientId).host : (await provider.Client.find(clientId))?.clientName;
  return { routes, provider, clientName };
}
