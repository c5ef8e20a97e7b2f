import type { Context } from 'hono';
import { Failure, statusOf } from '../../lib/contract/failure.ts';
import type { Accounts } from '../accounts/accounts.ts';
import { clientAddress } from '../accounts/client-address.ts';
import { sessionCookie } from '../accounts/session-cookie.ts';
import { oauthPaths } from '../oauth/oauth-config.ts';
import { mailComposer } from '../pages/compose-mail.ts';
import { confirmPage, forgotPage, messagePage, resetPage, signInPage, signUpPage } from '../pages/entry-pages.ts';
import { formOf, type PageApp, type PageEnv, wordsOf } from '../pages/page-app.ts';

/** Ways into an account: signing up and in, confirming, and a new password. */
export function entryRoutes(app: PageApp, accounts: Accounts): void {
  const { config, limits, sessions, recovery } = accounts;
  const cookie = sessionCookie(config.origin);
  const addressOf = (context: Context) => clientAddress(context, config.trustedProxies ?? 0);

  /** Of two people at one browser the second one's session takes the place of the first one's. */
  const enter = async (context: Context<PageEnv>, userId: string, next: string | undefined) => {
    const old = cookie.read(context.req.header('cookie'));
    const before = old ? await sessions.find(old) : undefined;
    if (before) await sessions.end(before.user.userId, before.session.sessionId);
    context.header('set-cookie', cookie.write(await sessions.start(userId, context.req.header('user-agent') ?? '')));
    return context.redirect(next ?? '/account', 303);
  };

  app.get('/account/sign-in', (context) => {
    const { t } = context.var.text;
    const said = { signedUp: t('signIn.signedUp'), newPassword: t('signIn.newPassword'), deleted: t('signIn.deleted') };
    const notice = context.req.query('said') as keyof typeof said | undefined;
    const state = {
      next: nextOf(context.req.query('next')),
      said: notice && Object.hasOwn(said, notice) ? said[notice] : undefined,
    };
    return context.html(signInPage(context.var.text, state));
  });
  app.post('/account/sign-in', async (context) => {
    const { email, password, next: asked } = await formOf(context);
    const next = nextOf(asked);
    await limits.take('signInFrom', addressOf(context));
    const user = await accounts.signIn({ email, password });
    if (user) return enter(context, user.userId, next);
    const { text } = context.var;
    return context.html(signInPage(text, { error: text.t('signIn.wrong'), email, next }), 401);
  });

  app.get('/account/sign-up', (context) =>
    context.html(signUpPage(context.var.text, { next: nextOf(context.req.query('next')) })),
  );
  app.post('/account/sign-up', async (context) => {
    const { text } = context.var;
    const { email, password, next: asked } = await formOf(context);
    const next = nextOf(asked);
    await limits.take('signUpFrom', addressOf(context));
    try {
      await accounts.signUp({ email, password }, mailComposer(text));
    } catch (error) {
      if (!(error instanceof Failure) || error.code === 'internal') throw error;
      return context.html(signUpPage(text, { error: wordsOf(error, text), email, next }), statusOf[error.code]);
    }
    if (accounts.hasMail) return context.html(messagePage(text, text.t('mail.sent.title'), text.t('mail.sent.body')));
    return context.redirect(`/account/sign-in?${new URLSearchParams({ said: 'signedUp', ...(next && { next }) })}`, 303);
  });

  app.get('/account/confirm', (context) => context.html(confirmPage(context.var.text, context.req.query('link') ?? '')));
  app.post('/account/confirm', async (context) => {
    const { link = '', password = '' } = await formOf(context);
    await limits.take('linkFrom', addressOf(context));
    const user = await recovery.confirm(link, password);
    const { text } = context.var;
    return user ? enter(context, user.userId, undefined) : context.html(confirmPage(text, link, text.t('link.bad')), 400);
  });

  app.get('/account/forgot', (context) => {
    const { text } = context.var;
    return context.html(accounts.hasMail ? forgotPage(text) : messagePage(text, text.t('forgot.title'), text.t('forgot.noMail')));
  });
  app.post('/account/forgot', async (context) => {
    const { text } = context.var;
    const { email } = await formOf(context);
    await limits.take('linkFrom', addressOf(context));
    recovery.askReset(email, mailComposer(text));
    return context.html(messagePage(text, text.t('mail.sent.title'), text.t('mail.sent.body')));
  });

  app.get('/account/reset', (context) => context.html(resetPage(context.var.text, context.req.query('link') ?? '')));
  app.post('/account/reset', async (context) => {
    const { text } = context.var;
    const { link = '', password } = await formOf(context);
    await limits.take('linkFrom', addressOf(context));
    try {
      if (await recovery.reset(link, password)) return context.redirect('/account/sign-in?said=newPassword', 303);
      return context.html(resetPage(text, link, text.t('link.bad')), 400);
    } catch (error) {
      if (!(error instanceof Failure) || error.code !== 'invalid') throw error;
      return context.html(resetPage(text, link, wordsOf(error, text)), 400);
    }
  });
}

/** Where signing in may lead on to: a question about consent, an item, or a collection. A page that sends people anywhere is somebody's bait. */
const onward = new RegExp(`^(?:${oauthPaths.interaction}/[\\w-]{1,64}|/[cv]/[^\\\\?#\\s]{1,3000})$`);

const nextOf = (asked: string | undefined): string | undefined => (asked && onward.test(asked) ? asked : undefined);
