import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { DigestInterval } from '../../lib/contract/digest-intervals.ts';
import { Failure } from '../../lib/contract/failure.ts';
import type { Digest } from '../../lib/records/digest.ts';
import type { Settings } from '../../lib/records/settings.ts';
import { feedText } from '../i18n/feed-text.ts';
import { t } from '../i18n/t.ts';
import { expectAccessible } from '../testing/accessible.ts';
import { fakeApp } from '../testing/fake-app.ts';
import { renderView } from '../testing/render.tsx';
import DigestView from './digest-view.tsx';

const dayMs = 24 * 3600_000;
const now = Date.UTC(2026, 10, 20, 12);
const button = (name: string) => page.getByRole('button', { name, exact: true });

const digestOf = (change: Partial<Digest> = {}): Digest => ({
  ...{ from: now - 2 * dayMs, until: now - dayMs, otherCount: 3 },
  items: [
    {
      ...{ contentId: 'bees', title: 'Bees in winter', sourceUrl: 'https://talks.example/bees', channelTitle: 'Talks' },
      ...{ isNewSubject: true, reasons: [{ text: 'The queen lays two thousand eggs a day.', startTime: 65 }] },
    },
  ],
  ...change,
});

function openDigest(client: object, interval: DigestInterval = 'daily') {
  const settings = async () => ({ digest: interval }) as Settings;
  const app = fakeApp({ client, live: { settings }, now: () => now });
  const [onOpen, onFeed] = [vi.fn(), vi.fn()];
  renderView(
    app,
    <main>
      <h1>{feedText('title')}</h1>
      <DigestView onOpen={onOpen} onFeed={onFeed} />
    </main>,
  );
  return { app, onOpen, onFeed };
}

it('shows what is worth it with its reasons, which lead to their moments, and leads to the rest', async () => {
  const { onOpen, onFeed } = openDigest({ getDigest: async () => ({ digest: digestOf() }) });
  await button('1:05 The queen lays two thousand eggs a day.').click();
  await button('Bees in winter').click();
  expect(onOpen.mock.calls).toEqual([['bees', 65], ['bees']]);
  await expect.element(page.getByText(feedText('digest.subject'))).toBeVisible();
  await button(feedText('digest.others', { count: 3 })).click();
  expect(onFeed.mock.calls.length).toBe(1);
  expect(button(feedText('digest.daily')).elements()).toEqual([]);
  await expectAccessible();
});

it('is off until an interval is chosen', async () => {
  let digest: Digest | null = null;
  const updateSettings = async () => {
    digest = digestOf();
    return {};
  };
  const { app } = openDigest({ getDigest: async () => ({ digest }), updateSettings }, 'off');
  await expect.element(page.getByRole('heading', { name: feedText('digest.none.title') })).toBeVisible();
  await expectAccessible();
  await button(feedText('digest.weekly')).click();
  await expect.element(button('Bees in winter')).toBeVisible();
  expect(app.inputsOf('updateSettings')).toEqual([{ digest: 'weekly' }]);
});

it('takes one choice at a time, and says that its digest is read', async () => {
  const [stored, read] = [Promise.withResolvers<object>(), Promise.withResolvers<object>()];
  let calls = 0;
  const getDigest = async () => (calls++ === 0 ? { digest: null } : read.promise);
  openDigest({ getDigest, updateSettings: () => stored.promise }, 'off');
  await button(feedText('digest.daily')).click();
  await expect.element(button(feedText('digest.weekly'))).toBeDisabled();
  stored.resolve({});
  await expect.element(page.getByText(feedText('digest.running'))).toBeInTheDocument();
  read.resolve({ digest: digestOf() });
  await expect.element(button('Bees in winter')).toBeVisible();
});

it('says that nothing is new, and that a digest is late', async () => {
  const old = digestOf({ from: now - 10 * dayMs, until: now - 9 * dayMs, items: [], otherCount: 0 });
  openDigest({ getDigest: async () => ({ digest: old }) });
  await expect.element(page.getByRole('heading', { name: feedText('digest.nothing.title') })).toBeVisible();
  await expect.element(page.getByText(feedText('digest.late'))).toBeVisible();
  await expect.element(button(feedText('digest.daily'))).toBeVisible();
  await expectAccessible();
});

it.each(['daily', 'weekly'] as const)('says when the next digest comes after an empty one: %s', async (interval) => {
  openDigest({ getDigest: async () => ({ digest: digestOf({ items: [], otherCount: 0 }) }) }, interval);
  await expect.element(page.getByText(feedText(`digest.next.${interval}`), { exact: false })).toBeVisible();
  await expectAccessible();
});

it('says that the digest is off above the last one', async () => {
  openDigest({ getDigest: async () => ({ digest: digestOf() }) }, 'off');
  await expect.element(page.getByText(feedText('digest.ended'))).toBeVisible();
  await expect.element(button('Bees in winter')).toBeVisible();
  await expect.element(button(feedText('digest.weekly'))).toBeVisible();
  await expectAccessible();
});

it('shows why it could not be read, and reads it again', async () => {
  let calls = 0;
  const getDigest = async () => {
    if (calls++ === 0) throw new Failure('offline', '');
    return { digest: digestOf() };
  };
  openDigest({ getDigest });
  await expect.element(button(t('action.retry'))).toBeVisible();
  await expectAccessible();
  await button(t('action.retry')).click();
  await expect.element(button('Bees in winter')).toBeVisible();
});
