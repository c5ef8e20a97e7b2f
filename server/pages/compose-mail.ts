import type { ComposeMail } from '../accounts/mailer.ts';
import type { PageText } from './page-text.ts';

/** Returns a function that writes mails in the language of a page. */
export const mailComposer =
  ({ t }: Pick<PageText, 't'>): ComposeMail =>
  (kind, to, link) => ({
    to,
    subject: t(`mail.${kind}.subject`),
    text: `${t(`mail.${kind}.text`)}\n\n${link}\n\n${t('mail.ignore')}\n`,
  });
