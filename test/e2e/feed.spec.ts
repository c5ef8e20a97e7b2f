import { type FeedKind, feedChannels, feedsOpml, itemsEach } from '../world/feeds/channels.ts';
import { allowing } from './clicks.ts';
import { expect, type Page, rows } from './gloss.ts';

const test = allowing('*.feeds.example');

/** Calls the service as the extension's own pages do. */
const call = (page: Page, name: string, input: object = {}): Promise<Record<string, unknown>> =>
  page.evaluate(
    ([name, input]) =>
      new Promise((resolve, reject) => {
        const port = chrome.runtime.connect({ name: 'service' });
        port.onDisconnect.addListener(() => reject(new Error('the worker went away')));
        port.onMessage.addListener((reply: { result?: Record<string, unknown>; failure?: { code: string } }) => {
          port.disconnect();
          if (reply.failure) reject(new Error(reply.failure.code));
          else resolve(reply.result ?? {});
        });
        port.postMessage({ name, input });
      }),
    [name, input] as const,
  );

interface Row {
  channelId: string;
  title: string;
  refresh: { feedUrl: string; nextAt?: number; checkedAt?: number; failures: number };
}
const channelRows = async (page: Page) => (await rows(page, 'channels')) as unknown as Row[];
const badge = (page: Page) => page.evaluate(() => chrome.action.getBadgeText({}));

/** What becomes of each kind; without a kind's own, its feed is healthy and complete. */
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

test('three hundred feeds are refreshed although some fail and the worker is killed', async ({ gloss, tab, world }) => {
  test.setTimeout(150_000);
  await tab.goto(`chrome-extension://${gloss.extensionId}/sidepanel.html`);
  const text = feedsOpml(feedChannels);
  expect(await call(tab, 'importSubscriptions', { text })).toMatchObject({ added: 300, refused: 0 });

  const asked = () => world.requests.filter(({ host }) => host.endsWith('.feeds.example'));
  await expect.poll(() => asked().length).toBeGreaterThan(60);
  await gloss.killWorker();
  const before = asked().length;
  expect(before).toBeLessThan(300);
  // It would be woken by its alarm; whoever calls wakes it earlier.
  expect(await tab.evaluate(() => chrome.alarms.get('feeds'))).toBeTruthy();
  await call(tab, 'listChannels');
  await expect
    .poll(async () => (await channelRows(tab)).filter(({ refresh }) => (refresh.nextAt ?? Infinity) <= Date.now()).length, {
      timeout: 90_000,
    })
    .toBe(0);

  const { channels } = (await call(tab, 'checkChannels')) as { channels: { channelId: string; status: string }[] };
  const statusOf = new Map(channels.map(({ channelId, status }) => [channelId, status]));
  const items = await rows(tab, 'channelItems');
  const kindOf = new Map(feedChannels.map(({ feedUrl, kind }) => [feedUrl, kind]));
  for (const { channelId, title, refresh } of await channelRows(tab)) {
    const kind = kindOf.get(refresh.feedUrl)!;
    const isOld = kind !== 'fresh' && kind !== 'same';
    // What nobody has heard of for months is silent, unless something new has come.
    const expected = states[kind] ?? (isOld ? 'healthy' : 'stale');
    expect(statusOf.get(channelId), title).toBe(expected);
    const own = items.filter((item) => item.channelId === channelId);
    const more = kind === 'growing' || kind === 'hostile' || kind === 'legacy' ? 1 : 0;
    expect(own, title).toHaveLength(empty.includes(kind) ? 0 : itemsEach + more);
    if (more)
      expect(
        own.filter((item) => Number(item.at) > Date.now() - 2 * 86_400_000),
        title,
      ).toHaveLength(1);
  }
  const titles = new Set(items.map(({ title }) => title));
  expect(titles).toContain('Crème brûlée');
  expect(titles).toContain('Bold');

  // A host that wants to be left alone was asked once or twice for its ten channels, by each of the two workers.
  const limited = asked().filter(({ host }) => host.startsWith('limited'));
  expect(limited.length).toBeLessThanOrEqual(8);
  const politely = (await channelRows(tab)).filter(({ title }) => title.startsWith('limited'));
  expect(politely.every(({ refresh }) => refresh.nextAt! > Date.now() + 7_000_000)).toBe(true);

  // Unseen is what was published since.
  await expect.poll(() => badge(tab)).toBe('30');
  const sample = (title: string) => feedChannels.find((channel) => channel.title === title)!.feedUrl;
  expect(await call(tab, 'refreshFeed', { channelUrl: sample('growing 0') })).toMatchObject({ asked: 1 });
  expect(await badge(tab)).toBe('31');
  await call(tab, 'refreshFeed', { channelUrl: sample('fresh 0') });
  expect(asked().at(-1)?.headers).toMatchObject({ 'if-none-match': '"fresh 0"' });
  await call(tab, 'markSeen');
  expect(await badge(tab)).toBe('');
});

test('a stopped worker is woken when a feed is due, and only then', async ({ gloss, tab, world }) => {
  await tab.goto(`chrome-extension://${gloss.extensionId}/sidepanel.html`);
  const alarm = () => tab.evaluate(() => chrome.alarms.get('feeds'));
  await call(tab, 'getFeed');
  expect(await alarm()).toBeUndefined();
  const { feedUrl } = feedChannels.find(({ kind }) => kind === 'growing')!;
  await call(tab, 'subscribeChannel', { channelUrl: feedUrl });
  expect((await alarm())!.scheduledTime).toBeGreaterThan(Date.now() + 25 * 60_000);

  // Half an hour later.
  await tab.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('gloss');
        opening.onsuccess = () => {
          const writing = opening.result.transaction('channels', 'readwrite');
          const store = writing.objectStore('channels');
          const reading = store.getAll();
          reading.onsuccess = () => {
            for (const row of reading.result) store.put({ ...row, refresh: { ...row.refresh, nextAt: 1 } });
          };
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
  );
  await gloss.killWorker();
  await tab.evaluate(() => chrome.alarms.create('feeds', { when: Date.now() + 1000 }));
  await expect.poll(() => world.requests.filter(({ url }) => url.href === feedUrl).length, { timeout: 45_000 }).toBe(2);
  // Two, if its first item is of the very second in which it was followed.
  await expect.poll(() => badge(tab)).toMatch(/^[12]$/);
  await call(tab, 'unsubscribeChannel', { channelUrl: feedUrl });
  expect(await alarm()).toBeUndefined();
  expect(await badge(tab)).toBe('');
});
