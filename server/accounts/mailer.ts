import { createTransport } from 'nodemailer';

/** A plain-text e-mail to one address. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
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
  return async (mail) => {
    await transport.sendMail({ from, ...mail });
  };
}
