import { html } from 'hono/html';
import { type Html, page } from './page.ts';
import type { PageText } from './page-text.ts';

/** Renders the page for missing and private items. `returnPath` is the path that sign-in may open. */
export function missingPage(text: PageText, returnPath?: string): Html {
  const { t } = text;
  const body = html`<p>${t('missing.body')}</p>
    ${
      returnPath
        ? html`<p>${t('missing.signIn')} <a href="/account/sign-in?next=${encodeURIComponent(returnPath)}">${t('signIn.submit')}</a></p>`
        : ''
    }`;
  return page(text, t('missing.title'), body);
}
