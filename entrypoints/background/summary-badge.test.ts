import { beforeEach, expect, it, vi } from 'vitest';
import { fakeBrowser } from '../testing/fake-browser.ts';
import { startSummaryBadge } from './summary-badge.ts';

type Listener = (message: unknown, sender: { frameId: number; tab?: { id: number; url?: string } }) => void;

const fake = { listeners: [] as Listener[], badges: [] as object[], tabUrl: '' };
vi.mock('wxt/browser', async () => ({ browser: (await import('../testing/fake-browser.ts')).fakeBrowser }));
const summarized = 'https://www.youtube.com/watch?v=a';

beforeEach(() => {
  Object.assign(fake, { listeners: [], badges: [], tabUrl: summarized });
  Object.assign(fakeBrowser, {
    runtime: { onMessage: { addListener: (listener: Listener) => fake.listeners.push(listener) } },
    tabs: { get: async () => ({ url: fake.tabUrl }) },
    action: {
      setBadgeText: async (badge: object) => void fake.badges.push(badge),
      setBadgeBackgroundColor: async () => undefined,
    },
  });
  startSummaryBadge(async (url) => url === summarized);
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
