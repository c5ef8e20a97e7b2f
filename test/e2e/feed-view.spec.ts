import { channelFeed } from '../world/youtube/channel-feed.ts';
import { videos, watchUrl } from '../world/youtube/videos.ts';
import { accessible } from './accessible.ts';
import { expect, type Page, stateView, test } from './gloss.ts';

const items = (page: Page) => page.locator('[data-feed-item]');
const item = (page: Page, title: string) => items(page).filter({ hasText: title });
const channels = (page: Page) => page.locator('[data-channel]');
const openTab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();
const choose = async (page: Page, row: ReturnType<typeof channels>, name: string) => {
  await row.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name }).click();
};

test('the channel of a video is followed with one click, and its new items are summarized automatically', async ({
  gloss,
  tab,
  world,
}) => {
  await tab.goto(watchUrl('talk'));
  const panel = await gloss.openPanel(tab);
  await expect(stateView(panel, 'ready')).toBeVisible();
  const follow = panel.getByRole('button', { name: `Follow ${videos.talk.author}` });
  await follow.click();
  await expect(panel.getByRole('button', { name: /^Unfollow this channel/ })).toHaveAttribute('aria-pressed', 'true');

  await panel.getByRole('button', { name: 'Feed' }).click();
  await expect(items(panel)).toHaveCount(3);
  await expect(panel.getByText('All seen')).toBeVisible();
  // What was summarized anywhere can be read here.
  await item(panel, videos.talk.title)
    .getByRole('button', { name: /^Open the summary/ })
    .click();
  await expect(panel.getByRole('tab', { name: 'Summary' })).toBeVisible();
  await panel.getByRole('button', { name: 'Back', exact: true }).click();

  const silent = item(panel, videos.withoutCaptions.title);
  await silent.getByRole('button', { name: /^Summarize/ }).click();
  await expect(silent).toHaveAttribute('data-work', 'failed');
  await expect(silent).toContainText('No captions available');

  await openTab(panel, 'Channels');
  await choose(panel, channels(panel), 'Summarize new items automatically');
  await expect(channels(panel)).toContainText('automatic summaries');
  world.replace('/feeds/videos.xml', channelFeed([[videos.german, new Date().toISOString()]]));
  await tab.goto('about:blank');
  await choose(panel, channels(panel), 'Refresh feed');
  await expect(channels(panel).getByRole('img', { name: '1 new item' })).toBeVisible();
  expect(await panel.evaluate(() => chrome.action.getBadgeText({}))).toBe('1');

  await openTab(panel, 'New');
  const fresh = item(panel, videos.german.title);
  await expect(fresh).toHaveAttribute('data-unseen');
  await expect(fresh).toHaveAttribute('data-work', 'ready');
  await panel.getByRole('button', { name: 'Mark all as seen' }).click();
  await expect(fresh).not.toHaveAttribute('data-unseen');
  await expect.poll(() => panel.evaluate(() => chrome.action.getBadgeText({}))).toBe('');

  // The library has nothing on its subject, so that every sentence of it is new.
  await openTab(panel, 'New to you');
  const novel = panel.locator('[data-novelty]', { hasText: videos.german.title });
  await expect(novel).toContainText('100% new to you');
  await novel
    .getByRole('button', { name: /^\d+:\d\d / })
    .first()
    .click();
  await expect(panel.getByRole('heading', { name: videos.german.title })).toBeVisible();
});

test('the digest shows what arrived yesterday on one page with its reasons, also offline', async ({ gloss, tab, world }) => {
  await tab.goto(watchUrl('talk'));
  const panel = await gloss.openPanel(tab);
  await expect(stateView(panel, 'ready')).toBeVisible();
  await panel.getByRole('button', { name: `Follow ${videos.talk.author}` }).click();
  await expect(panel.getByRole('button', { name: /^Unfollow this channel/ })).toHaveAttribute('aria-pressed', 'true');
  await panel.getByRole('button', { name: 'Feed' }).click();
  await expect(items(panel)).toHaveCount(3);
  await moveArrivals(panel, Date.now() - 24 * 3600_000);

  await openTab(panel, 'Digest');
  await panel.getByRole('button', { name: 'Every day' }).click();
  const rows = panel.locator('[data-digest]');
  await expect(rows).toHaveCount(3);
  await expect(rows.first()).toContainText(videos.talk.title);
  await expect(rows.first()).toContainText('New subject');
  await accessible(panel);

  // It is stored, so that neither a dead worker nor a missing network takes it away.
  world.setOffline(true);
  await gloss.killWorker();
  await openTab(panel, 'New');
  await openTab(panel, 'Digest');
  await expect(rows).toHaveCount(3);
  await rows
    .first()
    .getByRole('button', { name: /^\d+:\d\d / })
    .first()
    .click();
  await expect(panel.getByRole('heading', { name: videos.talk.title })).toBeVisible();
});

/** Has every item of the feed arrived at a time, as if the channel had been followed before. */
const moveArrivals = (page: Page, time: number): Promise<void> =>
  page.evaluate(
    (time) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('gloss');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const writing = opening.result.transaction('channelItems', 'readwrite');
          const store = writing.objectStore('channelItems');
          const reading = store.getAll();
          reading.onsuccess = () => {
            for (const row of reading.result) store.put({ ...row, arrivedAt: time });
          };
          writing.onerror = () => reject(writing.error);
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    time,
  );
