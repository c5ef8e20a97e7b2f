import { describe, expect, it } from 'vitest';
import { accountPage } from '../../server/pages/account-page.ts';
import { adminPage } from '../../server/pages/admin-page.ts';
import { collectionPage } from '../../server/pages/collection-page.ts';
import { mailComposer } from '../../server/pages/compose-mail.ts';
import { consentPage } from '../../server/pages/consent-page.ts';
import { itemPage } from '../../server/pages/item-page.ts';
import { missingPage } from '../../server/pages/missing-page.ts';
import type { Html } from '../../server/pages/page.ts';
import { formTargetOf, pageHeaders } from '../../server/pages/page-headers.ts';
import { pageText } from '../../server/pages/page-text.ts';
import { messagePage, resetPage, signInPage, signUpPage } from '../../server/pages/sign-in-pages.ts';
import { findIntruders, kindOf, markdownKinds, readElements } from './find-intruders.ts';
import { forEachString } from './for-each-string.ts';
import { stringsFor } from './strings/hostile-strings.ts';

const english = pageText('en');
const moment = { seconds: 1, url: 'https://www.youtube.com/watch?v=a&t=1' };

/** Ids and paths have no lone surrogates: they come from addresses, which can't hold any. */
const asAddress = (text: string) => text.toWellFormed();

/** Every page of the server with a text in all that a user, a client or a site writes. */
const pages: Record<string, (text: string, note?: string) => Html> = {
  'a media item': (text, note = 'plain') =>
    itemPage(english, {
      title: text,
      author: text,
      publishedAt: text,
      duration: 90,
      url: moment.url,
      language: text,
      lines: [{ text, moment }, { text }],
      chapters: [{ title: text, moment, lines: [{ text, moment }] }],
      own: {
        note,
        noteTimes: { site: 'youtube', sourceUrl: moment.url },
        language: text,
        passages: [{ moment, speaker: text, text }],
      },
      collection: { id: asAddress(text), name: text },
    }),
  'a collection': (text) =>
    collectionPage(
      english,
      {
        id: asAddress(text),
        name: text,
        description: text,
        itemCount: 1,
        lines: [text],
        items: [
          {
            contentId: asAddress(text),
            title: text,
            author: text,
            publishedAt: text,
            duration: 1,
            language: text,
            lines: [text],
          },
        ],
        page: { number: 2, of: 3 },
      },
      'free',
    ),
  consent: (text) =>
    consentPage(english, {
      clientName: text,
      isKnown: false,
      email: text,
      scopes: ['read', 'write', 'openid'],
      isForMcp: true,
      redirectUri: 'https://app.example/callback',
      action: '/oauth/interaction/a',
    }),
  'sign-in': (text) =>
    signInPage(english, { error: text, notification: text, email: text, next: asAddress(text), isSignUpOpen: true }),
  'sign-up': (text) => signUpPage(english, { error: text, email: text, next: asAddress(text), isSignUpOpen: true }),
  'a new password': (text) => resetPage(english, text, text),
  'a message': (text) => messagePage(english, text, text),
  'a missing item': (text) => missingPage(english, asAddress(text)),
  account: (text) =>
    accountPage(english, {
      account: {
        userId: text,
        email: text,
        plan: { tier: 'free', isPaidMember: false, expiresAt: '9999-01-01T00:00:00Z' },
        remainingMinutes: 1,
        isUnmetered: false,
      },
      tokens: [{ tokenId: text, userId: text, name: text, scope: 'read', createdAt: 1, expiresAt: null, lastUsedAt: null }],
      apps: [{ grantId: text, clientId: text, name: text, connectedAt: 1 }],
      sessions: [{ sessionId: text, userId: text, userAgent: text, createdAt: 1, lastSeenAt: 1 }],
      sessionId: 'another',
      isAdmin: true,
      origin: asAddress(text),
      newToken: text,
      error: text,
    } as Parameters<typeof accountPage>[1]),
  administration: (text) =>
    adminPage(english, {
      overview: {
        accountCount: 1,
        accounts: [{ email: text, tier: 'free', planExpiresAt: null, createdAt: 1, isAdmin: true, saved: 1, minutes: 1 }],
        tasks: { pending: 1 },
        failures: [{ code: text, host: text, count: 1 }],
        channelCount: 1,
        failingFeeds: [{ code: text, host: text, count: 1 }],
        databaseBytes: 1,
        tables: [{ name: text, bytes: 1 }],
      },
      isMetered: true,
      find: text,
      outcome: { message: text, link: text },
    }),
};
const elementsOf = async (page: Html) => readElements(String(await page));

describe.each(Object.entries(pages))('the page of %s', (_, render) => {
  it('has as many elements of its own as with plain texts, and no other ones', async () => {
    const plain = (await elementsOf(render('plain'))).map(kindOf);
    const allowed = new Set(plain);
    await forEachString(async (text) => {
      const elements = await elementsOf(render(text));
      expect(findIntruders(elements, allowed)).toEqual([]);
      if (text.trim() !== '') expect(elements.length).toBe(plain.length);
    });
  });
});

it('the page of a media item has only harmless elements of its note', async () => {
  const allowed = new Set([...(await elementsOf(pages['a media item']!('plain'))).map(kindOf), ...markdownKinds]);
  await forEachString(async (note) =>
    expect(
      findIntruders(await elementsOf((pages['a media item'] as (text: string, note: string) => Html)('plain', note)), allowed),
    ).toEqual([]),
  );
});

it('the policy of a page has the same directives whatever address a client has', () => {
  const names = (policy: string) => policy.split(';').map((directive) => directive.trim().split(' ')[0]);
  const own = names(pageHeaders()['content-security-policy']!);
  return forEachString(
    (address) => {
      if (!URL.canParse(address)) return;
      const policy = pageHeaders(formTargetOf(address))['content-security-policy']!;
      expect(names(policy)).toEqual(own);
      expect(policy).not.toMatch(/[\r\n*]|unsafe/);
    },
    stringsFor('url', 'header'),
  );
});

it('a mail has the same subject whatever its address and its link are', () =>
  forEachString((text) => {
    const compose = mailComposer(english);
    expect(compose('reset', text, text).subject).toBe(compose('reset', 'a@example.com', 'https://gloss.example').subject);
  }));
