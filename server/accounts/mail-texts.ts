import type { Translate } from '../../components/i18n/translator.ts';
import type { PageKey } from '../pages/page-text.ts';
import type { Mail } from './mailer.ts';

export type MailKind = 'confirm' | 'reset' | 'known';

/** What is written to people, in the language of the page that they sent off. */
export function mailText(kind: MailKind, to: string, link: string, t: Translate<PageKey>): Mail {
  return { to, subject: t(`mail.${kind}.subject`), text: `${t(`mail.${kind}.text`)}\n\n${link}\n\n${t('mail.ignore')}\n` };
}
