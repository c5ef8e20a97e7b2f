import { createTransport } from 'nodemailer';

/** An e-mail to one address. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** The same as HTML, for mails that have links of their own. */
  html?: string;
  /** The page that ends mails of this kind, which mail programs offer as a button (RFC 8058). */
  unsubscribeUrl?: string;
  /** The same for a mail that is sent again, so that mail servers can tell. */
  messageId?: string;
}
/** `known` goes to an address that signs up and has an account already, `attacked` to one with many failed sign-ins. */
export type MailKind = 'confirm' | 'reset' | 'known' | 'attacked';
/** Writes the text of an account mail with its link, in the language of its reader. */
export type ComposeMail = (kind: MailKind, to: string, link: string) => Mail;
/** Sends an e-mail. Rejects with the error of the mail server. */
export type Mailer = (mail: Mail) => Promise<void>;

/** Sends mails through the SMTP server at an smtp: or smtps: address. */
export function createSmtpMailer({ url, from }: { url: string; from: string }): Mailer {
  const transport = createTransport(url);
  return async ({ unsubscribeUrl, ...mail }) => {
    const headers = unsubscribeUrl && {
      'List-Unsubscribe': `<${unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    };
    await transport.sendMail({ from, ...mail, ...(headers && { headers }), disableFileAccess: true, disableUrlAccess: true });
  };
}
