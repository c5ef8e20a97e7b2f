import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { describe, expect, it } from 'vitest';
import { createSmtpMailer } from './mailer.ts';

describe('mails', () => {
  it('arrive whole, in any language', async () => {
    const arrived: { to: string[]; text: string }[] = [];
    const server = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      async onData(stream, session, done) {
        const chunks = await stream.toArray();
        const to = session.envelope.rcptTo.map(({ address }) => address);
        arrived.push({ to, text: Buffer.concat(chunks).toString() });
        done();
      },
    });
    server.listen(0, '127.0.0.1');
    await once(server.server, 'listening');
    const { port } = server.server.address() as AddressInfo;
    const send = createSmtpMailer({ url: `smtp://127.0.0.1:${port}`, from: 'Gloss <gloss@example.com>' });
    await send({
      to: 'someone@example.com',
      subject: '重置你的 Gloss 密码',
      text: 'https://gloss.example/account/reset?link=abc',
    });
    await send({
      ...{ to: 'someone@example.com', subject: 'Digest', text: 'Bees', html: '<p lang="en">Bees</p>' },
      ...{ unsubscribeUrl: 'https://gloss.example/unsubscribe?link=abc', messageId: '<one@gloss.example>' },
    });
    await new Promise<void>((resolve) => server.close(() => resolve()));
    expect(arrived).toHaveLength(2);
    expect(arrived[0]!.to).toEqual(['someone@example.com']);
    expect(arrived[0]!.text).toContain('From: Gloss <gloss@example.com>');
    expect(arrived[0]!.text).toContain('https://gloss.example/account/reset?link=abc');
    const digest = arrived[1]!.text;
    expect(digest).toContain('List-Unsubscribe: <https://gloss.example/unsubscribe?link=abc>');
    expect(digest).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(digest).toContain('Message-ID: <one@gloss.example>');
    expect(digest).toMatch(/multipart\/alternative[\s\S]*text\/plain[\s\S]*text\/html/);
    expect(arrived[0]!.text).not.toContain('List-Unsubscribe');
    await expect(send({ to: 'someone@example.com', subject: '', text: '' })).rejects.toThrow();
  });
});
