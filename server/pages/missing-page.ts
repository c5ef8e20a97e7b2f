import type { NotFoundHandler } from 'hono';
import { html } from 'hono/html';
import { type Html, page } from './page.ts';
import { pageHeaders } from './page-headers.ts';
import { type PageText, pageText } from './page-text.ts';

/** Renders the page for unknown paths, and for missing and private items. `returnPath` is the path that sign-in may open. */
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

/** Answers a browser at an unknown path with a page, and a program with the status alone. */
export const answerUnknownPath: NotFoundHandler = ({ req, text, html }) =>
  req.header('accept')?.includes('text/html')
    ? html(missingPage(pageText(req.header('accept-language'))), 404, pageHeaders())
    : text('404 Not Found', 404, pageHeaders());
