import type { Context } from 'hono';
import type { Operations } from '../../lib/contract/index.ts';
import type { Client } from '../../lib/contract/operation.ts';
import type { Accounts } from '../accounts/accounts.ts';
import type { Visit } from '../accounts/sessions.ts';
import type { DigestMails } from '../digest-mail/digest-mails.ts';
import { libraryDownload, libraryDownloadPath } from '../items/library-download.ts';
import { accountPage } from '../pages/account-page.ts';
import { createPageApp, type PageApp, type PageEnv } from '../pages/page-app.ts';
import { type ActionOutcome, addAccountActions } from './account-actions.ts';
import { addAdminRoutes, type ReadOverview } from './admin-routes.ts';
import { addPublicRoutes } from './public-routes.ts';
import { addSignInRoutes } from './sign-in-routes.ts';
import { createSignedIn } from './signed-in.ts';

/** The dependencies of the account pages. */
export interface AccountRoutesOptions {
  accounts: Accounts;
  /** The name of a client; undefined for a deleted one. */
  clientName(clientId: string): Promise<string | undefined>;
  readOverview: ReadOverview;
  clientOf(userId: string): Pick<Client<Operations>, 'exportLibrary'>;
  /** Absent where the server can't send mail. */
  digestMails?: Pick<DigestMails, 'getInterval' | 'choose'>;
  onError?(error: unknown): void;
}

/** The routes of /account and /pricing, whose pages work without scripts. */
export function createAccountRoutes({
  accounts,
  clientName,
  readOverview,
  clientOf,
  digestMails,
  onError = () => undefined,
}: AccountRoutesOptions): PageApp {
  const { config, sessions, tokens, apps } = accounts;
  const app = createPageApp(config.origin, ['/account/*', '/pricing'], onError);
  addPublicRoutes(app, config);
  addSignInRoutes(app, accounts);

  const show = async (context: Context<PageEnv>, { user, session }: Visit, outcome: ActionOutcome = {}) => {
    const { userId } = user;
    const connected = await Promise.all(
      (await apps.list(userId)).map(async (one) => ({ ...one, name: (await clientName(one.clientId)) ?? one.clientId })),
    );
    const state = {
      account: await accounts.getMeter(userId).getAccount(),
      tokens: await tokens.list(userId),
      apps: connected,
      sessions: await sessions.list(userId),
      sessionId: session.sessionId,
      isAdmin: user.isAdmin,
      origin: config.origin,
      ...(digestMails && { digest: await digestMails.getInterval(userId) }),
    };
    return context.html(accountPage(context.var.text, { ...state, ...outcome }), outcome.error ? 400 : 200);
  };

  const signedIn = createSignedIn(accounts);
  app.get('/account', signedIn(show));
  app.get(
    libraryDownloadPath,
    signedIn(async (_, { user }) => libraryDownload(clientOf(user.userId), Date.now(), onError)),
  );
  addAdminRoutes(app, accounts, readOverview, signedIn);
  addAccountActions(app, { accounts, digestMails, signedIn, show });
  return app;
}
