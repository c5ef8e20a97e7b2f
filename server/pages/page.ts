import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import { textDirection } from '../../lib/i18n/text-direction.ts';
import { icon, stylesheet } from './page-assets.ts';
import type { PageText } from './page-text.ts';

/** HTML whose interpolated values are escaped. */
export type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

/** Renders a complete HTML document with a title and the server's style sheet. */
export const page = ({ language, t }: PageText, title: string, body: Html): Html => html`<!doctype html>
<html lang="${language}" dir="${textDirection(language)}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>${title} · ${t('app')}</title>
    <link rel="stylesheet" href="${stylesheet.path}" />
    <link rel="icon" href="${icon.path}" />
  </head>
  <body>
    <header class="bar"><a href="/account">${t('app')}</a></header>
    <main>
      <h1>${title}</h1>
      ${body}
    </main>
  </body>
</html>`;
