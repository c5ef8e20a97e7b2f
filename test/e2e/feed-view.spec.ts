import { readFileSync } from 'node:fs';
import { feedChannels, feedsOpml } from '../world/feeds/channels.ts';
import { channelFeed } from '../world/youtube/channel-feed.ts';
import { videos, watchUrl } from '../world/youtube/videos.ts';
import { accessible } from './accessible.ts';
import { allowing } from './clicks.ts';
import { expect, type Page, stateView } from './gloss.ts';
import { ownPage } from './model.ts';
import { accessibleInBoth, openAt } from './saved-media.ts';

const test = allowing('*.feeds.example');

const items = (page: Page) => page.locator('[data-feed-item]');
const item = (page: Page, title: string) => items(page).filter({ hasText: title });
const channels = (page: Page) => page.locator('[data-channel]');
const openTab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();
const choose = async (page: Page, row: ReturnType<typeof channels>, name: string) => {
  await row.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name }).click();
};
const bring = (page: Page, name: string, text: string) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/xml', buffer: Buffer.from(text) });
const some = (kind: string, count: number) => feedChannels.filter((channel) => channel.kind === kind).slice(0, count);

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
  await expect(fresh).toHaveAttribute('data-work', 'ready', { timeout: 20_000 });
  await panel.getByRole('button', { name: 'Mark all as seen' }).click();
  await expect(fresh).not.toHaveAttribute('data-unseen');
  await expect.poll(() => panel.evaluate(() => chrome.action.getBadgeText({}))).toBe('');
});

test('subscription lists are imported from and exported to other programs', async ({ gloss }) => {
  const page = await openAt(gloss, { place: 'feed' });
  await expect(page.getByRole('heading', { name: 'Follow your channels' })).toBeVisible();
  await bring(page, 'notes.xml', '<html></html>');
  await expect(page.getByRole('alert')).toContainText('no channels that Gloss can read');
  const otherFeed = { kind: 'fresh', title: 'Elsewhere', feedUrl: 'https://elsewhere.example/feed' } as const;
  await bring(page, 'channels.opml', feedsOpml([...some('fresh', 2), ...some('missing', 1), otherFeed]));
  await expect(page.locator('[data-import]')).toHaveAttribute('data-import', '4/4');
  await expect(page.getByText('4 new channels')).toBeVisible();
  await page.getByText('Show details').click();
  await expect(page.getByRole('listitem').filter({ hasText: 'fresh 0' }).first()).toContainText('followed and updated');
  await expect(page.getByRole('listitem').filter({ hasText: 'missing 0' }).first()).toContainText('No feed found');

  // The host of one of them is closed, and can be allowed.
  await expect(page.getByRole('button', { name: 'Allow this site' })).toBeVisible();
  await expect(channels(page).filter({ hasText: 'missing 0' })).toHaveAttribute('data-health', 'failing');

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Export as OPML' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe('gloss-channels.opml');
  expect(readFileSync((await file.path())!, 'utf8').match(/xmlUrl="[^"]+"/g)).toHaveLength(4);
});

test('a channel is followed by its address, unfollowed, and restored', async ({ gloss }) => {
  const page = await openAt(gloss, { place: 'feed' });
  const address = page.getByRole('textbox', { name: 'Address of a channel, podcast or blog' });
  await address.fill('www.youtube.com/channel/UCnobodyKnowsThisOne0000');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('No feed found');
  await address.fill('https://elsewhere.example/feed');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('The feed is on elsewhere.example');
  await expect(page.getByRole('button', { name: 'Allow elsewhere.example' })).toBeVisible();
  await address.fill('fresh0.feeds.example/0.xml');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Following fresh 0')).toBeVisible();
  await expect(address).toHaveValue('');

  await choose(page, channels(page), 'Unfollow');
  await expect(channels(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(channels(page)).toHaveCount(1);
  await channels(page).getByRole('button', { name: 'fresh 0', exact: true }).click();
  await expect(items(page)).toHaveCount(3);
  await expect(page.getByRole('combobox', { name: 'Channel' })).toHaveValue(/./);
});

test('a channel without a feed is followed through the RSSHub server in the settings', async ({ gloss, world }) => {
  const page = await openAt(gloss, { place: 'feed' });
  const address = page.getByRole('textbox', { name: 'Address of a channel, podcast or blog' });
  await address.fill('twitch.tv/ada');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Add an RSSHub server');

  const settings = await ownPage(gloss);
  const section = settings.locator('#channels');
  const hub = section.getByRole('textbox', { name: 'RSSHub address' });
  await hub.fill('no address');
  await section.getByRole('button', { name: 'Save address' }).click();
  await expect(hub).toHaveAccessibleDescription(/This is not a web address/);
  await hub.fill('hub.feeds.example');
  await section.getByRole('button', { name: 'Save address' }).click();
  await expect(hub).toHaveValue('https://hub.feeds.example');
  await accessible(settings);

  const item = '<item><title>One</title><link>https://www.twitch.tv/videos/1</link></item>';
  world.replace('hub.feeds.example/twitch/video/ada', { body: `<rss><channel><title>Ada</title>${item}</channel></rss>` });
  await page.bringToFront();
  await address.fill('twitch.tv/ada');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Following Ada')).toBeVisible();
  await settings.bringToFront();
  await section.getByRole('button', { name: 'Remove' }).click();
  await expect(hub).toHaveValue('');
});

test('a long feed is operable by keyboard, and new items do not move it', async ({ gloss, world }) => {
  const page = await openAt(gloss, { place: 'feed' });
  await bring(page, 'channels.opml', feedsOpml([...some('fresh', 60), ...some('growing', 20)]));
  await expect(page.locator('[data-import]')).toHaveAttribute('data-import', '80/80', { timeout: 20_000 });
  await openTab(page, 'New');
  // Of 260 rows only those in sight exist.
  await expect(page.getByRole('list', { name: /items$/ })).toHaveAttribute('aria-label', /2\d\d items/);
  expect(await items(page).count()).toBeLessThan(40);
  await items(page).first().locator('button').first().focus();
  for (let i = 0; i < 30; i++) await page.keyboard.press('j');
  const here = page.locator('li[data-index="30"]');
  await expect(here.locator('button').first()).toBeFocused();
  const before = await here.boundingBox();
  const title = await here.getByRole('heading', { level: 3 }).textContent();

  const { feedUrl } = some('growing', 1)[0]!;
  await page.evaluate(
    (channelUrl) =>
      new Promise((resolve) => {
        const port = chrome.runtime.connect({ name: 'service' });
        port.onMessage.addListener(resolve);
        port.postMessage({ name: 'refreshFeed', input: { channelUrl } });
      }),
    feedUrl,
  );
  const above = page.getByRole('button', { name: '1 more above' });
  await expect(above).toBeVisible();
  expect(await here.boundingBox()).toEqual(before);
  expect(await here.getByRole('heading', { level: 3 }).textContent()).toBe(title);
  await above.click();
  await expect(page.locator('li[data-index="0"]')).toBeVisible();
  await expect(above).toBeHidden();
  expect(world.requests.filter(({ url }) => url.href === feedUrl)).toHaveLength(2);
});

test('every part of the feed is accessible', async ({ gloss }) => {
  const page = await openAt(gloss, { place: 'feed' });
  await expect(page.getByRole('heading', { name: 'Follow your channels' })).toBeVisible();
  await accessibleInBoth(page);
  const lines = [...some('growing', 3), ...some('broken', 2), ...some('gone', 1), ...some('fresh', 2)];
  await bring(page, 'channels.opml', feedsOpml(lines));
  await expect(page.locator('[data-import]')).toHaveAttribute('data-import', '8/8');
  await expect(channels(page).first()).toHaveAttribute('data-health');
  await accessibleInBoth(page);
  await openTab(page, 'New');
  await expect(items(page).first()).toBeVisible();
  await accessibleInBoth(page);
});
