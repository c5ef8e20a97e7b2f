import type { Context } from 'hono';
import { Failure } from '../../lib/contract/failure.ts';
import type { Accounts } from '../accounts/accounts.ts';
import type { Visit } from '../accounts/sessions.ts';
import type { DigestMails } from '../digest-mail/digest-mails.ts';
import { feedPath } from '../items/feed-routes.ts';
import { getFailureText, type PageApp, type PageEnv, readForm } from '../pages/page-app.ts';
import type { SignedIn } from './signed-in.ts';

/** The outcome of an action that the account page shows: a token that was created, or why nothing changed. */
export interface ActionOutcome {
  newToken?: string;
  error?: string;
}

/** The dependencies of the actions of the account page. */
export interface AccountActionsOptions {
  accounts: Accounts;
  /** Absent where the server can't send mail. */
  digestMails?: Pick<DigestMails, 'choose'>;
  signedIn: SignedIn;
  /** Answers with the account page. */
  show(context: Context<PageEnv>, visit: Visit, outcome: ActionOutcome): Promise<Response>;
}

/** Adds the routes of the forms of the account page. */
export function addAccountActions(app: PageApp, { accounts, digestMails, signedIn, show }: AccountActionsOptions): void {
  const { config, sessions, tokens, apps, recovery } = accounts;
  const post = (path: string, change: (form: Record<string, string | undefined>, visit: Visit) => Promise<unknown>) =>
    app.post(
      path,
      signedIn(async (context, visit) => {
        await change(await readForm(context), visit);
        return context.redirect('/account', 303);
      }),
    );

  post('/account/sign-out', (_, { user, session }) => sessions.end(user.userId, session.sessionId));
  post('/account/sessions/end', ({ sessionId = '' }, { user }) => sessions.end(user.userId, sessionId));
  post('/account/tokens/revoke', ({ tokenId = '' }, { user }) => tokens.revoke(user.userId, tokenId));
  post('/account/apps/disconnect', ({ grantId = '' }, { user }) => apps.disconnect(user.userId, grantId));
  app.post(
    '/account/tokens',
    signedIn(async (context, visit) => {
      const { text } = context.var;
      const { name, scope, days } = await readForm(context);
      try {
        const token = await tokens.create(visit.user.userId, { name, scope, days: days ? Number(days) : undefined });
        const newToken = scope === 'feed' ? `${config.origin}${feedPath}${token}` : token;
        return await show(context, visit, { newToken });
      } catch (error) {
        if (!(error instanceof Failure) || error.code !== 'invalid') throw error;
        const isOfName = error.details?.path === 'name';
        return show(context, visit, { error: isOfName ? text.t('tokens.tooMany') : getFailureText(error, text) });
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
}
