import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import type { DigestInterval } from '../../lib/contract/digest-intervals.ts';
import type { Digest } from '../../lib/records/digest.ts';
import type { Mail } from '../accounts/mailer.ts';
import { users } from '../accounts/schema.ts';
import { createUnsubscribeRoutes } from '../http/unsubscribe-routes.ts';
import { newUser, testAccounts } from '../testing/test-accounts.ts';
import { createDigestMails, type DigestMailsOptions } from './digest-mails.ts';

const { database, accounts } = await testAccounts();
afterAll(database.close);
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const origin = 'https://gloss.example';
const clock = { time: Date.UTC(2026, 10, 24, 6), now: () => clock.time };

const digestUntil = (until: number, change: Partial<Digest> = {}): Digest => ({
  ...{ from: until - dayMs, until, otherCount: 3 },
  items: [
    {
      ...{
        contentId: 'youtube:bees',
        title: 'Bees <b>&\r\nBcc: all@example.org',
        sourceUrl: 'https://www.youtube.com/watch?v=bees&a=1',
      },
      ...{ channelTitle: 'Ann', isNewSubject: true, reasons: [{ text: 'The queen </li> lays eggs.', startTime: 65 }] },
    },
    {
      ...{ contentId: 'web:odd', title: '', sourceUrl: 'javascript:alert(1)', channelTitle: 'Bob', isNewSubject: false },
      reasons: [],
    },
  ],
  ...change,
});

let userId: string;
let email: string;
let digest: Digest | null;
let interval: DigestInterval;
let mails: Mail[];
let errors: unknown[];
const open = (change: Partial<DigestMailsOptions> = {}) =>
  createDigestMails({
    db: database.db,
    mailer: async (mail) => void mails.push(mail),
    origin,
    clock,
    clientOf: () => ({
      getDigest: async () => ({ digest }),
      getSettings: async () => ({ digest: interval }) as never,
      updateSettings: async (change) => {
        interval = change.digest ?? interval;
        return {} as never;
      },
    }),
    onError: (error) => errors.push(error),
    ...change,
  });
const linkIn = ({ unsubscribeUrl }: Mail) => new URL(unsubscribeUrl!).searchParams.get('link')!;
const passMinutes = (minutes: number) => {
  clock.time += minutes * minuteMs;
};

beforeEach(async () => {
  ({ userId, email } = await newUser(accounts));
  digest = digestUntil(clock.time - minuteMs);
  interval = 'off';
  mails = [];
  errors = [];
});

it('are off until chosen, and sent once a digest by any number of processes', async () => {
  const [one, another] = [open(), open()];
  await one.deliver();
  expect([mails, await one.getInterval(userId)]).toEqual([[], 'off']);
  await one.choose(userId, 'weekly', 'de');
  expect([interval, await another.getInterval(userId)]).toEqual(['weekly', 'weekly']);
  await Promise.all([one.deliver(), another.deliver()]);
  for (let hour = 0; hour < 4; hour++) {
    passMinutes(60);
    await Promise.all([one.deliver(), another.deliver()]);
  }
  expect(mails.map(({ to, subject }) => [to, subject.startsWith('Überblick: ')])).toEqual([[email, true]]);
  digest = digestUntil(clock.time);
  passMinutes(16);
  await Promise.all([one.deliver(), another.deliver()]);
  expect(mails).toHaveLength(2);
  expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(2);
  digest = digestUntil(clock.time, { items: [], otherCount: 0 });
  passMinutes(16);
  await one.deliver();
  expect(mails).toHaveLength(2);
  await expect(one.choose(userId, 'hourly', 'en')).rejects.toMatchObject({ code: 'invalid' });
  await one.unsubscribe(linkIn(mails[0]!));
});

it('go on after a clock that was ahead for a year is corrected, without the one of then', async () => {
  const digestMails = open();
  await digestMails.choose(userId, 'daily', 'en');
  clock.time += 365 * dayMs;
  digest = digestUntil(clock.time - minuteMs);
  await digestMails.deliver();
  clock.time -= 365 * dayMs;
  await digestMails.deliver();
  expect(mails).toHaveLength(1);
  digest = digestUntil(clock.time);
  for (let at = 0; at < 3; at++) {
    passMinutes(16);
    await digestMails.deliver();
  }
  expect(mails).toHaveLength(2);
  await digestMails.unsubscribe(linkIn(mails[0]!));
});

it('quote what feeds say as text, and link to web pages only', async () => {
  const digestMails = open();
  await digestMails.choose(userId, 'daily', 'ar');
  await digestMails.deliver();
  const { subject, text, html = '', unsubscribeUrl = '' } = mails[0]!;
  expect(subject).not.toMatch(/[\r\n]|Bees/);
  expect(text).toContain('Bees <b>& Bcc: all@example.org\nAnn · موضوع جديد\n');
  expect(text).toContain('1:05 The queen </li> lays eggs.');
  expect(text.trimEnd().endsWith(unsubscribeUrl)).toBe(true);
  expect(html).toMatch(/^<!doctype html>\n<html lang="ar" dir="rtl">/);
  expect(html).toContain('Bees &lt;b&gt;&amp; Bcc: all@example.org');
  expect(html).toContain('The queen &lt;/li&gt; lays eggs.');
  const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, url]) => url!.replaceAll('&amp;', '&'));
  const url = 'https://www.youtube.com/watch?v=bees&a=1';
  expect(links).toEqual([url, `${url}&t=65`, unsubscribeUrl]);
  expect(html).not.toMatch(/<img|<script|<link/);
  await digestMails.unsubscribe(linkIn(mails[0]!));
});

it('are tried again when the mail server fails, later each time, and given up for the next digest', async () => {
  let isDown = true;
  const tried: (string | undefined)[] = [];
  const digestMails = open({
    mailer: async (mail) => {
      tried.push(mail.messageId);
      if (isDown) throw new Error('connect ECONNREFUSED');
      mails.push(mail);
    },
  });
  await digestMails.choose(userId, 'daily', 'en');
  for (const wait of [0, 4, 1, 9, 1, 19, 1, 39, 1, 600]) {
    passMinutes(wait);
    await digestMails.deliver();
  }
  expect([tried.length, new Set(tried).size, errors.length]).toEqual([5, 1, 5]);
  digest = digestUntil(clock.time);
  passMinutes(16);
  await digestMails.deliver();
  isDown = false;
  passMinutes(5);
  await digestMails.deliver();
  expect([tried.length, mails.length]).toEqual([7, 1]);
  await digestMails.unsubscribe(linkIn(mails[0]!));
});

it('of a process that died while it sent one are not sent again', async () => {
  const reached = Promise.withResolvers<void>();
  const died = open({
    mailer: () => {
      reached.resolve();
      return new Promise(() => undefined);
    },
  });
  const next = open();
  await next.choose(userId, 'daily', 'en');
  void died.deliver();
  await reached.promise;
  await next.deliver();
  passMinutes(60);
  await next.deliver();
  expect(mails).toEqual([]);
  digest = digestUntil(clock.time);
  passMinutes(16);
  await next.deliver();
  expect(mails).toHaveLength(1);
  await next.unsubscribe(linkIn(mails[0]!));
});

it('end with their link when it is confirmed, also by a mail program, and start again without a repetition', async () => {
  const digestMails = open();
  const app = createUnsubscribeRoutes({ origin, digestMails, onError: (error) => errors.push(error) });
  await digestMails.choose(userId, 'daily', 'en');
  await digestMails.deliver();
  const { pathname, search } = new URL(mails[0]!.unsubscribeUrl!);
  const opened = await app.request(pathname + search);
  expect(opened.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect([opened.status, (await opened.text()).includes(`action="${search}"`)]).toEqual([200, true]);
  expect(await digestMails.getInterval(userId)).toBe('daily');
  const post = (query: string) =>
    app.request(pathname + query, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) });
  const texts = [await (await post('?link=x')).text()];
  expect(await digestMails.getInterval(userId)).toBe('daily');
  texts.push(await (await post(search)).text());
  expect(new Set(texts).size).toBe(1);
  expect([await digestMails.getInterval(userId), interval]).toEqual(['off', 'daily']);
  passMinutes(16);
  digest = digestUntil(clock.time);
  await digestMails.deliver();
  expect(mails).toHaveLength(1);
  await digestMails.choose(userId, 'daily', 'en');
  await digestMails.deliver();
  expect(mails).toHaveLength(2);
  await digestMails.choose(userId, 'off', 'en');
  await digestMails.choose(userId, 'daily', 'en');
  await digestMails.deliver();
  expect(mails).toHaveLength(2);
  expect(errors).toEqual([]);
  await digestMails.unsubscribe(search.slice('?link='.length));
});

it('leave out an account whose address is not confirmed', async () => {
  const { accounts: unconfirmed, mails: sent } = await testAccounts({ database, hasMail: true });
  await unconfirmed.signUp({ email: 'new@example.org', password: 'correct horse battery' }, () => ({
    to: '',
    subject: '',
    text: '',
  }));
  await unconfirmed.waitForBackgroundWork();
  expect(sent).toHaveLength(1);
  const [user] = await database.db.select().from(users).where(eq(users.email, 'new@example.org'));
  const digestMails = open();
  await digestMails.choose(user!.userId, 'daily', 'en');
  await digestMails.deliver();
  expect(mails).toEqual([]);
  await digestMails.choose(user!.userId, 'off', 'en');
});
