import { type DigestMails, unsubscribePath } from '../digest-mail/digest-mails.ts';
import { createPageApp, type PageApp, withText } from '../pages/page-app.ts';
import { messagePage } from '../pages/sign-in-pages.ts';
import { unsubscribePage } from '../pages/unsubscribe-page.ts';

/**
 * Creates the route of the unsubscribe link of digest mails. Opening it changes nothing, because mail scanners open links. It
 * accepts forms from any site, because mail programs send one for their users (RFC 8058); the link's secret is the only proof
 * that it needs.
 */
export function createUnsubscribeRoutes({
  origin,
  digestMails,
  onError,
}: {
  origin: string;
  digestMails: Pick<DigestMails, 'unsubscribe'>;
  onError(error: unknown): void;
}): PageApp {
  const app = createPageApp(origin, [], onError);
  app.use(unsubscribePath, withText);
  app.get(unsubscribePath, ({ html, req, var: { text } }) => html(unsubscribePage(text, req.query('link') ?? '')));
  app.post(unsubscribePath, async ({ html, req, var: { text } }) => {
    await digestMails.unsubscribe(req.query('link') ?? '');
    return html(messagePage(text, text.t('unsubscribe.title'), text.t('unsubscribe.done')));
  });
  return app;
}
