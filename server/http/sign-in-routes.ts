import type { Context } from 'hono';
import { Failure, statusOf } from '../../lib/contract/failure.ts';
import type { Accounts } from '../accounts/accounts.ts';
import { getClientAddress } from '../accounts/client-address.ts';
import type { User } from '../accounts/schema.ts';
import { oauthPaths } from '../oauth/oauth-config.ts';
import { mailComposer } from '../pages/compose-mail.ts';
import { getFailureText, type PageApp, type PageEnv, readForm } from '../pages/page-app.ts';
import {
  confirmPage,
  type EntryState,
  forgotPage,
  messagePage,
  resetPage,
  signInPage,
  signUpPage,
} from '../pages/sign-in-pages.ts';

/** The routes of sign-in, sign-up, confirmation and password recovery. */
export function addSignInRoutes(app: PageApp, accounts: Accounts): void {
  const { config, limits, sessions, devices, recovery } = accounts;
  const { isSignUpOpen } = config;
  const addressOf = (context: Context) => getClientAddress(context, config.trustedProxies ?? 0);

  /** Starts a session and ends the one before it in the same browser. */
  const enter = async (context: Context<PageEnv>, user: User, next: string | undefined) => {
    const before = await sessions.findByCookie(context.req.header('cookie'));
    if (before) await sessions.end(before.user.userId, before.session.sessionId);
    const secret = await sessions.start(user.userId, context.req.header('user-agent') ?? '');
    context.header('set-cookie', sessions.cookie.write(secret));
    context.header('set-cookie', await devices.write(user), { append: true });
    return context.redirect(next ?? '/account', 303);
  };

  app.get('/account/sign-in', (context) => {
    const { t } = context.var.text;
    const notices = { signedUp: t('signIn.signedUp'), newPassword: t('signIn.newPassword'), deleted: t('signIn.deleted') };
    const name = context.req.query('notice') as keyof typeof notices | undefined;
    const state: EntryState = {
      isSignUpOpen,
      next: checkNext(context.req.query('next')),
      notification: name && Object.hasOwn(notices, name) ? notices[name] : undefined,
    };
    return context.html(signInPage(context.var.text, state));
  });
  app.post('/account/sign-in', async (context) => {
    const { email, password, next: requestedNext } = await readForm(context);
    const next = checkNext(requestedNext);
    await limits.consume('signInFrom', addressOf(context));
    const { text } = context.var;
    const user = await accounts.signIn(
      { email, password },
      { address: addressOf(context), deviceToken: devices.read(context.req.header('cookie')), compose: mailComposer(text) },
    );
    if (user) return enter(context, user, next);
    return context.html(signInPage(text, { error: text.t('signIn.wrong'), email, next, isSignUpOpen }), 401);
  });

  app.get('/account/sign-up', (context) =>
    context.html(signUpPage(context.var.text, { next: checkNext(context.req.query('next')), isSignUpOpen })),
  );
  app.post('/account/sign-up', async (context) => {
    const { text } = context.var;
    const { email, password, next: requestedNext } = await readForm(context);
    const next = checkNext(requestedNext);
    await limits.consume('signUpFrom', addressOf(context));
    try {
      await accounts.signUp({ email, password }, mailComposer(text));
    } catch (error) {
      if (!(error instanceof Failure) || error.code === 'internal') throw error;
      return context.html(
        signUpPage(text, { error: getFailureText(error, text), email, next, isSignUpOpen }),
        statusOf[error.code],
      );
    }
    if (accounts.hasMail) return context.html(messagePage(text, text.t('mail.sent.title'), text.t('mail.sent.body')));
    return context.redirect(`/account/sign-in?${new URLSearchParams({ notice: 'signedUp', ...(next && { next }) })}`, 303);
  });

  app.get('/account/confirm', (context) => context.html(confirmPage(context.var.text, context.req.query('link') ?? '')));
  app.post('/account/confirm', async (context) => {
    const { link = '', password = '' } = await readForm(context);
    await limits.consume('linkFrom', addressOf(context));
    const user = await recovery.confirm(link, password);
    const { text } = context.var;
    return user ? enter(context, user, undefined) : context.html(confirmPage(text, link, text.t('link.bad')), 400);
  });

  app.get('/account/forgot', (context) => {
    const { text } = context.var;
    return context.html(accounts.hasMail ? forgotPage(text) : messagePage(text, text.t('forgot.title'), text.t('forgot.noMail')));
  });
  app.post('/account/forgot', async (context) => {
    const { text } = context.var;
    const { email } = await readForm(context);
    await limits.consume('linkFrom', addressOf(context));
    recovery.requestReset(email, mailComposer(text));
    return context.html(messagePage(text, text.t('mail.sent.title'), text.t('mail.sent.body')));
  });

  app.get('/account/reset', (context) => context.html(resetPage(context.var.text, context.req.query('link') ?? '')));
  app.post('/account/reset', async (context) => {
    const { text } = context.var;
    const { link = '', password } = await readForm(context);
    await limits.consume('linkFrom', addressOf(context));
    try {
      if (await recovery.reset(link, password)) return context.redirect('/account/sign-in?notice=newPassword', 303);
      return context.html(resetPage(text, link, text.t('link.bad')), 400);
    } catch (error) {
      if (!(error instanceof Failure) || error.code !== 'invalid') throw error;
      return context.html(resetPage(text, link, getFailureText(error, text)), 400);
    }
  });
}

/**
 * The paths that sign-in may redirect to: a consent page, an item, a collection, or the web library with its place. Any other
 * would be an open redirect.
 */
const allowedNext = new RegExp(
  `^(?:${oauthPaths.interaction}/[\\w-]{1,64}|/[cv]/[^\\\\?#\\s]{1,3000}|/library/(?:settings)?(?:\\?[^\\\\#\\s]{0,3000})?)$`,
);

const checkNext = (requestedNext: string | undefined): string | undefined =>
  requestedNext && allowedNext.test(requestedNext) ? requestedNext : undefined;
