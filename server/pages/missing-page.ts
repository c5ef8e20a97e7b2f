import { html } from 'hono/html';
import { type Html, page } from './page.ts';
import type { PageText } from './page-text.ts';

/** Renders the page for missing and private items. `comeBackTo` is the path that sign-in may open. */
export function missingPage(text: PageText, comeBackTo?: string): Html {
  const { t } = text;
  const body = html`<p>${t('missing.body')}</p>
    ${
      comeBackTo
        ? html`<p>${t('missing.signIn')} <a href="/account/sign-in?next=${encodeURIComponent(comeBackTo)}">${t('signIn.submit')}</a></p>`
        : ''
    }`;
  return page(text, t('missing.title'), body);
}
