import { html } from 'hono/html';
import { emailField, field, hidden, notice } from './form-parts.ts';
import { type Html, page } from './page.ts';
import type { PageText } from './page-text.ts';

/** The state of a form on a page of sign-in: messages about the previous attempt, and values to fill in. */
export interface EntryState {
  error?: string;
  notification?: string;
  email?: string;
  /** The path after sign-in. */
  next?: string;
  /** Whether accounts can be created. */
  isSignUpOpen: boolean;
}

const linkTo = (path: string, next: string | undefined) => (next ? `${path}?next=${encodeURIComponent(next)}` : path);

/** Renders the page with the sign-in form. */
export const signInPage = (text: PageText, { error, notification, email, next, isSignUpOpen }: EntryState): Html => {
  const { t } = text;
  const form = html`${notice(notification)}${notice(error, true)}
    <form method="post" action="/account/sign-in">
      ${hidden('next', next)} ${emailField(t('email'), email)}
      ${field({ name: 'password', label: t('password'), type: 'password', autocomplete: 'current-password' })}
      <div class="actions"><button class="primary">${t('signIn.submit')}</button></div>
    </form>
    <p class="actions">
      ${isSignUpOpen ? html`<a href="${linkTo('/account/sign-up', next)}">${t('signIn.toSignUp')}</a>` : ''}
      <a href="/account/forgot">${t('signIn.toForgot')}</a>
    </p>`;
  return page(text, t('signIn.title'), form);
};

const newPasswordField = ({ t }: PageText, label = t('password')) =>
  field({
    name: 'password',
    label,
    type: 'password',
    autocomplete: 'new-password',
    hint: t('password.hint'),
    minLength: 10,
  });

/** Renders the page with the form that creates an account. */
export const signUpPage = (text: PageText, { error, email, next, isSignUpOpen }: EntryState): Html => {
  const { t } = text;
  const toSignIn = html`<p><a href="${linkTo('/account/sign-in', next)}">${t('signUp.toSignIn')}</a></p>`;
  if (!isSignUpOpen) return page(text, t('signUp.title'), html`<p>${t('signUp.closed')}</p>${toSignIn}`);
  const form = html`${notice(error, true)}
    <form method="post" action="/account/sign-up">
      ${hidden('next', next)} ${emailField(t('email'), email)} ${newPasswordField(text)}
      <div class="actions"><button class="primary">${t('signUp.submit')}</button></div>
    </form>
    ${toSignIn}`;
  return page(text, t('signUp.title'), form);
};

/** Renders the page that sends a link to replace a forgotten password. */
export const forgotPage = (text: PageText): Html => {
  const { t } = text;
  const form = html`<p>${t('forgot.body')}</p>
    <form method="post" action="/account/forgot">
      ${emailField(t('email'))}
      <div class="actions"><button class="primary">${t('forgot.submit')}</button></div>
    </form>`;
  return page(text, t('forgot.title'), form);
};

/** Renders the page for a new password. `link`: the secret of the mailed link. */
export const resetPage = (text: PageText, link: string, error?: string): Html => {
  const { t } = text;
  const form = html`<p>${t('reset.body')}</p>
    ${notice(error, true)}
    <form method="post" action="/account/reset">
      ${hidden('link', link)} ${newPasswordField(text, t('password.new'))}
      <div class="actions"><button class="primary">${t('reset.submit')}</button></div>
    </form>`;
  return page(text, t('reset.title'), form);
};

/** Renders the page that confirms an e-mail address by the password. `link`: the secret of the mailed link. */
export const confirmPage = (text: PageText, link: string, error?: string): Html => {
  const { t } = text;
  const form = html`<p>${t('confirm.body')}</p>
    ${notice(error, true)}
    <form method="post" action="/account/confirm">
      ${hidden('link', link)}
      ${field({ name: 'password', label: t('password'), type: 'password', autocomplete: 'current-password' })}
      <div class="actions"><button class="primary">${t('confirm.submit')}</button></div>
    </form>`;
  return page(text, t('confirm.title'), form);
};

/** Renders a page with a title and one paragraph of plain text. */
export const messagePage = (text: PageText, title: string, body: string): Html => page(text, title, html`<p>${body}</p>`);
