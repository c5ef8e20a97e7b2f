import 'fake-indexeddb/auto';
import Dexie from 'dexie';
import { beforeEach, expect, it, vi } from 'vitest';
import { fakeBrowser } from '../testing/fake-browser.ts';
import { type SummaryBadge, startSummaryBadge } from './summary-badge.ts';

type Listener = (message: unknown, sender: { frameId: number; tab?: { id: number; url?: string } }) => void;

const fake = { listeners: [] as Listener[], badges: [] as object[], tabUrl: '' };
vi.mock('wxt/browser', async () => ({ browser: (await import('../testing/fake-browser.ts')).fakeBrowser }));
const summarized = 'https://www.youtube.com/watch?v=a';
let hasSummary: boolean | Error = true;
let name = '';
let badge: SummaryBadge;

beforeEach(() => {
  Object.assign(fake, { listeners: [], badges: [], tabUrl: summarized });
  Object.assign(fakeBrowser, {
    runtime: { onMessage: { addListener: (listener: Listener) => fake.listeners.push(listener) } },
    tabs: { get: async () => ({ url: fake.tabUrl }), query: async () => [{ id: 7, url: fake.tabUrl }, { id: 8 }] },
    action: {
      setBadgeText: async (badge: object) => void fake.badges.push(badge),
      setBadgeBackgroundColor: async () => undefined,
    },
  });
  hasSummary = true;
  // A listener of Dexie stays.
  name = crypto.randomUUID();
  badge = startSummaryBadge({ name }, async (url) => {
    if (hasSummary instanceof Error) throw hasSummary;
    return hasSummary && url === summarized;
  });
});

const visit = (url: string | undefined, { message = { visited: true } as object, frameId = 0 } = {}) =>
  fake.listeners[0]!(message, { frameId, tab: { id: 7, url } });

it('marks the tab of a page whose item has a summary, and unmarks it on the next page', async () => {
  visit(summarized);
  await expect.poll(() => fake.badges).toEqual([{ tabId: 7, text: '✓' }]);
  fake.tabUrl = 'https://www.youtube.com/';
  visit(fake.tabUrl);
  await expect.poll(() => fake.badges[1]).toEqual({ tabId: 7, text: null });
});

it('marks no page that the tab has left, no frame, and no page that the extension may not read', async () => {
  visit(summarized, { frameId: 1 });
  visit(undefined);
  visit(summarized, { message: { hello: true } });
  fake.tabUrl = 'https://www.youtube.com/watch?v=b';
  visit(summarized);
  visit(fake.tabUrl);
  await expect.poll(() => fake.badges).toEqual([{ tabId: 7, text: null }]);
});

it('marks the tabs again when summaries change', async () => {
  Dexie.on.storagemutated.fire({ [`idb://${name}/transcripts/`]: [] } as never);
  Dexie.on.storagemutated.fire({ [`idb://${name}/summaries/`]: [] } as never);
  await expect.poll(() => fake.badges).toEqual([{ tabId: 7, text: '✓' }]);
  hasSummary = false;
  Dexie.on.storagemutated.fire({ [`idb://${name}/summaries/`]: [] } as never);
  await expect.poll(() => fake.badges[1]).toEqual({ tabId: 7, text: null });
});

it('marks a tab on request, and none that is closed', async () => {
  await badge.mark(7);
  expect(fake.badges).toEqual([{ tabId: 7, text: '✓' }]);
  Object.assign(fakeBrowser, { tabs: { get: () => Promise.reject(new Error('No tab with id: 7.')) } });
  await badge.mark(7);
  expect(fake.badges).toHaveLength(1);
});

it('marks at the next visit what a failed query left unmarked', async () => {
  hasSummary = new Error('The database is closing.');
  visit(summarized);
  hasSummary = true;
  visit(summarized);
  await expect.poll(() => fake.badges).toEqual([{ tabId: 7, text: '✓' }]);
});
