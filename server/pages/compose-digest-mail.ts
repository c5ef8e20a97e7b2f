import { html } from 'hono/html';
import { timeUrl } from '../../lib/export/time-url.ts';
import { clockTime } from '../../lib/i18n/clock-time.ts';
import { textDirection } from '../../lib/i18n/text-direction.ts';
import type { Digest, DigestItem } from '../../lib/records/digest.ts';
import type { Mail } from '../accounts/mailer.ts';
import type { PageText } from './page-text.ts';

/** Maximum characters of a title, a channel's title or a sentence. */
const maxLength = 300;

/** Returns a feed's text as one line of limited length, without control characters, because feeds are untrusted. */
const plain = (text: string): string => {
  const line = text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
  return line.length > maxLength ? `${line.slice(0, maxLength).trimEnd()}…` : line;
};
const titleOf = ({ title, sourceUrl }: DigestItem): string => plain(title) || sourceUrl;
/** Returns the address of an item at a time in seconds; undefined if it is not a web address. */
const addressAt = ({ contentId, sourceUrl }: DigestItem, seconds = 0): string | undefined =>
  timeUrl({ site: contentId.slice(0, contentId.indexOf(':')), sourceUrl }, seconds);
/** Returns text as a link, where there is an address. */
const linkTo = (url: string | undefined, text: string) => (url ? html`<a href="${url}">${text}</a>` : text);

/** Composes the mail of a digest as text and as HTML without pictures. `unsubscribeUrl` is the page that ends these mails. */
export function composeDigestMail(text: PageText, digest: Digest, unsubscribeUrl: string): Omit<Mail, 'to'> {
  const { t, language } = text;
  // A period ends as the next one begins, in the server's local time.
  const days = new Intl.DateTimeFormat(language, { dateStyle: 'long' }).formatRange(digest.from, digest.until - 1);
  const subject = t('digest.mail.subject', { days });
  const others = digest.otherCount > 0 ? t('digest.mail.others', { count: digest.otherCount }) : '';
  const factsOf = ({ channelTitle, isNewSubject }: DigestItem) =>
    [plain(channelTitle), isNewSubject && t('digest.mail.newSubject')].filter(Boolean).join(' · ');

  const blocks = digest.items.map((item) =>
    [
      titleOf(item),
      factsOf(item),
      ...item.reasons.map((reason) => `  ${clockTime(reason.startTime)} ${plain(reason.text)}`),
      addressAt(item),
    ]
      .filter(Boolean)
      .join('\n'),
  );
  const footer = `${t('digest.mail.why')} ${t('digest.mail.stop')}: ${unsubscribeUrl}`;

  const rows = digest.items.map(
    (item) => html`<li>
      <h2 style="font-size: 1.1em; margin: 1.2em 0 0.2em" dir="auto">${linkTo(addressAt(item), titleOf(item))}</h2>
      <p style="margin: 0">${factsOf(item)}</p>
      ${item.reasons.map(
        (reason) =>
          html`<p style="margin: 0.4em 0" dir="auto">${linkTo(addressAt(item, reason.startTime), clockTime(reason.startTime))} ${plain(reason.text)}</p>`,
      )}
    </li>`,
  );
  const document = html`<!doctype html>
<html lang="${language}" dir="${textDirection(language)}">
  <head><meta charset="utf-8" /><title>${subject}</title></head>
  <body style="max-width: 40em; font-family: sans-serif; line-height: 1.5">
    <h1 style="font-size: 1.3em">${subject}</h1>
    <ol style="list-style: none; padding: 0">${rows}</ol>
    ${others && html`<p>${others}</p>`}
    <p style="font-size: 0.9em">${t('digest.mail.why')} <a href="${unsubscribeUrl}">${t('digest.mail.stop')}</a></p>
  </body>
</html>`;
  return {
    subject,
    text: `${[...blocks, others].filter(Boolean).join('\n\n')}\n\n-- \n${footer}\n`,
    html: String(document),
    unsubscribeUrl,
  };
}
