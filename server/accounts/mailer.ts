import { createTransport } from 'nodemailer';

export interface Mail {
  to: string;
  subject: string;
  text: string;
}
export type Mailer = (mail: Mail) => Promise<void>;

/** Sends through the server at an smtp: or smtps: address. */
export function smtpMailer({ url, from }: { url: string; from: string }): Mailer {
  const transport = createTransport(url);
  return async (mail) => {
    await transport.sendMail({ from, ...mail });
  };
}
