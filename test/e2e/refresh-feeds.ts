import type { ExtensionBrowser } from '../world/browser.ts';
import { callService } from '../world/call-service.ts';
import { type FeedChannel, type FeedKind, feedsOpml, itemsEach } from '../world/feeds/channels.ts';
import type { World } from '../world/world.ts';
import { expect, type Page, rows } from './gloss.ts';

/** Calls an operation of the service from one of the extension's own pages. */
export const call = (page: Page, name: string, input: object = {}) =>
  page.evaluate(callService, [name, input] as const) as Promise<Record<string, unknown>>;

interface Row {
  channelId: string;
  title: string;
  refresh: { feedUrl: string; nextAt?: number; checkedAt?: number; failures: number };
}
const channelRows = async (page: Page) => (await rows(page, 'channels')) as unknown as Row[];
export const badge = (page: Page) => page.evaluate(() => chrome.action.getBadgeText({}));

/** The outcome of each kind; without a kind's own, its feed is healthy and complete. */
const states: Partial<Record<FeedKind, string>> = {
  missing: 'failing',
  gone: 'gone',
  broken: 'failing',
  truncated: 'failing',
  page: 'failing',
  huge: 'failing',
  hanging: 'failing',
};
const empty: FeedKind[] = ['missing', 'gone', 'limited', 'broken', 'truncated', 'page', 'huge', 'hanging'];

/** Whether an item of a feed was published while the test ran, and not long ago as the others. */
const isRecent = ({ at }: Record<string, unknown>) => Number(at) > Date.now() - 2 * 86_400_000;

/** Subscribes to channels, kills the worker during their refresh, and checks what became of each one. */
export async function refreshFeeds(gloss: ExtensionBrowser, tab: Page, world: World, channels: FeedChannel[]): Promise<void> {
  await tab.goto(`chrome-extension://${gloss.extensionId}/sidepanel.html`);
  // Those are open when the worker is killed.
  world.delay('//missing', 60_000);
  const text = feedsOpml(channels);
  expect(await call(tab, 'importSubscriptions', { text })).toMatchObject({ added: channels.length, refused: 0 });

  const feedRequests = () => world.requests.filter(({ host }) => host.endsWith('.feeds.example'));
  await expect.poll(() => feedRequests().length).toBeGreaterThan(channels.length / 5);
  await gloss.killWorker();
  world.delay('//missing', 0);
  expect((await channelRows(tab)).some(({ refresh }) => refresh.checkedAt === undefined)).toBe(true);
  // It would be woken by its alarm; whoever calls wakes it earlier.
  expect(await tab.evaluate(() => chrome.alarms.get('feeds'))).toBeTruthy();
  await call(tab, 'listChannels');
  await expect
    .poll(async () => (await channelRows(tab)).filter(({ refresh }) => (refresh.nextAt ?? Infinity) <= Date.now()).length, {
      timeout: 120_000,
    })
    .toBe(0);

  const checked = (await call(tab, 'checkChannels')) as { channels: { channelId: string; status: string }[] };
  const statusOf = new Map(checked.channels.map(({ channelId, status }) => [channelId, status]));
  const items = await rows(tab, 'channelItems');
  const kindOf = new Map(channels.map(({ feedUrl, kind }) => [feedUrl, kind]));
  for (const { channelId, title, refresh } of await channelRows(tab)) {
    const kind = kindOf.get(refresh.feedUrl)!;
    const isOld = kind !== 'fresh' && kind !== 'same';
    // A channel without items for months is silent, unless a new one has come.
    const expected = states[kind] ?? (isOld ? 'healthy' : 'stale');
    expect(statusOf.get(channelId), title).toBe(expected);
    const own = items.filter((item) => item.channelId === channelId);
    const recent = own.filter(isRecent);
    // A growing feed has a new item at each request, and was asked twice if the worker was killed after its answer.
    const requests = kind === 'growing' ? world.requests.filter(({ url }) => url.href === refresh.feedUrl).length : 1;
    const hasMore = kind === 'growing' || kind === 'hostile' || kind === 'legacy';
    expect(recent.length, title).toBeGreaterThanOrEqual(hasMore ? 1 : 0);
    expect(recent.length, title).toBeLessThanOrEqual(hasMore ? requests : 0);
    expect(own.length - recent.length, title).toBe(empty.includes(kind) ? 0 : itemsEach);
  }
  const titles = new Set(items.map(({ title }) => title));
  expect(titles).toContain('Crème brûlée');
  expect(titles).toContain('Bold');

  // A host that wants to be left alone was asked once or twice for its ten channels, by each of the two workers.
  const limited = feedRequests().filter(({ host }) => host.startsWith('limited'));
  expect(limited.length).toBeLessThanOrEqual(8);
  const politely = (await channelRows(tab)).filter(({ title }) => title.startsWith('limited'));
  expect(politely.every(({ refresh }) => refresh.nextAt! > Date.now() + 7_000_000)).toBe(true);

  // Unseen is what was published since.
  const growingIds = new Set(
    (await channelRows(tab)).filter(({ title }) => title.startsWith('growing')).map(({ channelId }) => channelId),
  );
  const growing = items.filter((item) => growingIds.has(String(item.channelId)) && isRecent(item)).length;
  await expect.poll(() => badge(tab)).toBe(String(growing));
  const sample = (title: string) => channels.find((channel) => channel.title === title)!.feedUrl;
  expect(await call(tab, 'refreshFeed', { channelUrl: sample('growing 0') })).toMatchObject({ asked: 1 });
  expect(await badge(tab)).toBe(String(growing + 1));
  await call(tab, 'refreshFeed', { channelUrl: sample('fresh 0') });
  expect(feedRequests().at(-1)?.headers).toMatchObject({ 'if-none-match': '"fresh 0"' });
  await call(tab, 'markSeen');
  expect(await badge(tab)).toBe('');
}
