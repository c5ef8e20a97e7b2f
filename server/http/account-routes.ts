import type { Context } from 'hono';
import { Failure } from '../../lib/contract/failure.ts';
import type { Operations } from '../../lib/contract/index.ts';
import type { Client } from '../../lib/contract/operation.ts';
import type { Accounts } from '../accounts/accounts.ts';
import { planLimits } from '../accounts/plans.ts';
import type { Visit } from '../accounts/sessions.ts';
import type { DigestMails } from '../digest-mail/digest-mails.ts';
import { feedPath } from '../items/feed-routes.ts';
import { libraryDownload, libraryDownloadPath } from '../items/library-download.ts';
import { accountPage } from '../pages/account-page.ts';
import { createPageApp, getFailureText, type PageApp, type PageEnv, readForm } from '../pages/page-app.ts';
import { icon, stylesheet } from '../pages/page-assets.ts';
import { pricingPage } from '../pages/pricing-page.ts';
import { addAdminRoutes, type ReadOverview } from './admin-routes.ts';
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
  const { config, sessions, tokens, apps, recovery } = accounts;
  const app = createPageApp(config.origin, ['/account/*', '/pricing'], onError);
  addSignInRoutes(app, accounts);

  for (const { path, body, contentType } of [stylesheet, icon]) {
    app.get(path, (context) => {
      context.header('cache-control', 'public, max-age=31536000, immutable');
      return context.body(body, 200, { 'content-type': contentType });
    });
  }
  // Browsers request these two by themselves.
  app.get('/favicon.ico', (context) => context.body(icon.body, 200, { 'content-type': icon.contentType }));
  app.get('/robots.txt', (context) => context.text('User-agent: *\nAllow: /c/\nDisallow: /\n'));
  app.get('/pricing', (context) =>
    context.html(pricingPage(context.var.text, config.isMetered ? (config.plans ?? planLimits) : undefined)),
  );

  const show = async (
    context: Context<PageEnv>,
    { user, session }: Visit,
    outcome: { newToken?: string; error?: string } = {},
  ) => {
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
  const post = (path: string, change: (form: Record<string, string | undefined>, visit: Visit) => Promise<unknown>) =>
    app.post(
      path,
      signedIn(async (context, visit) => {
        await change(await readForm(context), visit);
        return context.redirect('/account', 303);
      }),
    );

  app.get('/account', signedIn(show));
  app.get(
    libraryDownloadPath,
    signedIn(async (_, { user }) => libraryDownload(clientOf(user.userId), Date.now())),
  );
  addAdminRoutes(app, accounts, readOverview, signedIn);
  post('/account/sign-out', (_, { user, session }) => sessions.end(user.userId, session.sessionId));
  post('/account/sessions/end', ({ sessionId = '' }, { user }) => sessions.end(user.userId, sessionId));
  post('/account/tokens/revoke', ({ tokenId = '' }, { user }) => tokens.revoke(user.userId, tokenId));
  post('/account/apps/disconnect', ({ grantId = '' }, { user }) => apps.disconnect(user.userId, grantId));
  app.post(
    '/account/tokens',
    signedIn(async (context, visit) => {
      const { name, scope, days } = await readForm(context);
      try {
        const token = await tokens.create(visit.user.userId, { name, scope, days: days ? Number(days) : undefined });
        const newToken = scope === 'feed' ? `${config.origin}${feedPath}${token}` : token;
        return await show(context, visit, { newToken });
      } catch (error) {
        if (!(error instanceof Failure) || error.code !== 'invalid') throw error;
        return show(context, visit, { error: context.var.text.t('tokens.tooMany') });
      }
    }),
  );
  app.post(
    '/account/digest',
    signedIn(async (context, { user }) => {
      const { interval } = await readForm(context);
      await digestMails?.choose(user.userId, interval, context.var.text.language);
      return context.redirect('/account', 303);
    }),
  );
  app.post(
    '/account/password',
    signedIn(async (context, visit) => {
      const { text } = context.var;
      const { old = '', password } = await readForm(context);
      try {
        if (await recovery.change(visit.user, old, password)) return context.redirect('/account/sign-in?notice=newPassword', 303);
        return await show(context, visit, { error: text.t('password.wrong') });
      } catch (error) {
        if (!(error instanceof Failure) || error.code !== 'invalid') throw error;
        return show(context, visit, { error: getFailureText(error, text) });
      }
    }),
  );
  app.post(
    '/account/delete',
    signedIn(async (context, visit) => {
      const { password = '' } = await readForm(context);
      if (!(await accounts.deleteAccount(visit.user, password))) {
        return show(context, visit, { error: context.var.text.t('password.wrong') });
      }
      context.header('set-cookie', sessions.cookie.clear());
      return context.redirect('/account/sign-in?notice=deleted', 303);
    }),
  );
  return app;
}
