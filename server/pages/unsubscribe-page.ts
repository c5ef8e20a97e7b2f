import { html } from 'hono/html';
import { type Html, page } from './page.ts';
import type { PageText } from './page-text.ts';

/** Renders the page that ends the mails of a digest. `link`: the secret of the mailed link. */
export const unsubscribePage = (text: PageText, link: string): Html => {
  const { t } = text;
  const form = html`<p>${t('unsubscribe.body')}</p>
    <form method="post" action="?link=${encodeURIComponent(link)}">
      <div class="actions"><button class="primary">${t('unsubscribe.submit')}</button></div>
    </form>`;
  return page(text, t('unsubscribe.title'), form);
};
