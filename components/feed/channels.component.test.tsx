import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Failure } from '../../lib/contract/failure.ts';
import { fakeFeeds, rss } from '../../test/fake-feeds.ts';
import { failureText } from '../i18n/failure-text.ts';
import { feedText } from '../i18n/feed-text.ts';
import { SettingsPage } from '../settings/settings-page.tsx';
import { expectAccessible } from '../testing/accessible.ts';
import { css } from '../testing/css.ts';
import { recordDownloads } from '../testing/downloads.ts';
import { fakeApp } from '../testing/fake-app.ts';
import { channelOf, feedItemOf } from '../testing/records.ts';
import { renderView } from '../testing/render.tsx';
import { openTab } from '../testing/render-item.tsx';
import { serviceApp } from '../testing/service-app.ts';
import FeedView from './feed-view.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const items = () => css('[data-feed-item]');
const channels = () => css('[data-channel]');
const address = () => page.getByRole('textbox', { name: 'Address of a channel, podcast or blog', exact: false });
const choose = async (name: string) => {
  await channels()
    .getByRole('button', { name: /^Actions for/ })
    .click();
  await page.getByRole('menuitem', { name }).click();
};
const follow = async (text: string) => {
  await address().fill(text);
  await userEvent.keyboard('{Enter}');
};
const feedUrl = (name: string) => `https://${name}.feeds.example/feed.xml`;
const opml = (...names: string[]) =>
  `<opml version="2.0"><body>${names.map((name) => `<outline type="rss" text="${name}" xmlUrl="${feedUrl(name)}"/>`).join('')}</body></opml>`;
const importText = (text: string) =>
  userEvent.upload(css('input[type=file]'), new File([text], 'channels.opml', { type: 'text/xml' }));
const three = ['1', '2', '3'].map((id) => ({ id, title: `Item ${id}`, date: `2026-01-0${id}` }));

async function openFeed(answers: Parameters<typeof fakeFeeds>[0]) {
  const feeds = fakeFeeds(answers);
  const app = serviceApp({ ports: { fetch: feeds.fetch } });
  const onOpen = vi.fn();
  renderView(app, <FeedView onOpen={onOpen} />);
  await expect.element(page.getByRole('heading', { name: 'Follow your channels', exact: false })).toBeVisible();
  return { app, feeds, onOpen };
}
const closedHost = new Failure('noPermission', '', { host: 'elsewhere.example' });

it('imports one list at a time', async () => {
  const imported = Promise.withResolvers<object>();
  const app = fakeApp({ client: { importSubscriptions: () => imported.promise } });
  await app.database.channels.put(channelOf('one'));
  renderView(app, <FeedView onOpen={() => undefined} />);
  await page.getByRole('tab', { name: feedText('section.channels') }).click();
  await importText(opml('first'));
  const menu = page.getByRole('button', { name: feedText('more'), exact: true });
  await expect.element(menu).toBeDisabled();
  imported.resolve({ added: 0, known: 1, refused: 0, results: [] });
  await expect.element(menu).toBeEnabled();
});

it('imports a subscription list, reports each feed, and exports the list', async () => {
  const files = recordDownloads();
  await openFeed({
    [feedUrl('first')]: rss('first', three),
    [feedUrl('second')]: rss('second', three),
    'https://elsewhere.example/feed': closedHost,
  });
  await importText('<html></html>');
  await expect.element(page.getByRole('alert')).toMatchTextContent('no channels that Gloss can read');
  const closed = '<outline type="rss" text="Elsewhere" xmlUrl="https://elsewhere.example/feed"/></body>';
  await importText(opml('first', 'second', 'missing').replace('</body>', closed));
  await expect.element(css('[data-import]')).toHaveAttribute('data-import', '4/4');
  await expect.element(page.getByText('4 new channels', { exact: false })).toBeVisible();
  await page.getByText('Show details', { exact: false }).click();
  const line = (title: string) => css('[data-import] li').filter({ hasText: title });
  await expect.element(line('first')).toMatchTextContent('followed and updated');
  await expect.element(line('missing')).toMatchTextContent('No feed found');
  await expect.element(button('Allow this site')).toBeVisible();
  await expect.element(channels().filter({ hasText: 'missing' })).toHaveAttribute('data-health', 'failing');

  await button('More').click();
  await page.getByRole('menuitem', { name: 'Export as OPML', exact: false }).click();
  await expect.poll(() => files.map(({ name }) => name)).toEqual(['gloss-channels.opml']);
  expect((await files[0]!.text()).match(/xmlUrl="[^"]+"/g)).toHaveLength(4);
});

it('reports that the list could not be exported', async () => {
  const app = serviceApp();
  await app.database.channels.put(channelOf('one'));
  vi.spyOn(app.client, 'exportSubscriptions').mockRejectedValue(new Failure('storageFull'));
  renderView(app, <FeedView onOpen={() => undefined} />);
  await openTab('Channels');
  await button('More').click();
  await page.getByRole('menuitem', { name: 'Export as OPML', exact: false }).click();
  await expect.element(page.getByRole('alert')).toMatchTextContent(failureText({ code: 'storageFull' }).title);
});

it('follows a channel by its address, unfollows it, and restores it', async () => {
  await openFeed({ [feedUrl('fresh')]: rss('fresh 0', three), 'https://elsewhere.example/feed': closedHost });
  await follow('www.youtube.com/channel/UCnobodyKnowsThisOne0000');
  await expect.element(page.getByRole('alert')).toMatchTextContent('No feed found');
  await follow('https://elsewhere.example/feed');
  await expect.element(page.getByRole('alert')).toMatchTextContent('The feed is on elsewhere.example');
  await expect.element(button('Allow elsewhere.example')).toBeVisible();
  await follow(feedUrl('fresh').replace('https://', ''));
  await expect.element(page.getByText('Following fresh 0', { exact: false })).toBeVisible();
  await expect.element(address()).toHaveValue('');

  await choose('Unfollow');
  await expect.element(channels()).toHaveLength(0);
  await button('Undo').click();
  await expect.element(channels()).toHaveLength(1);
  await channels().getByRole('button', { name: 'fresh 0', exact: true }).click();
  await expect.element(items()).toHaveLength(3);
  await expect
    .poll(() => (page.getByRole('combobox', { name: 'Channel', exact: false }).element() as HTMLSelectElement).value)
    .not.toBe('');
});

it('follows a channel without a feed through the RSSHub server of the settings', async () => {
  const item = { id: '1', title: 'One', link: 'https://www.twitch.tv/videos/1' };
  const { app } = await openFeed({ 'https://hub.feeds.example/twitch/video/ada': rss('Ada', [item]) });
  await follow('twitch.tv/ada');
  await expect.element(page.getByRole('alert')).toMatchTextContent('Add an RSSHub server');

  location.hash = 'channels';
  renderView(app, <SettingsPage />);
  const section = css('#channels');
  const hub = section.getByRole('textbox', { name: 'RSSHub address', exact: false });
  await hub.fill('no address');
  await section.getByRole('button', { name: 'Save address', exact: false }).click();
  await expect.element(hub).toHaveAccessibleDescription(/This is not a web address/);
  await hub.fill('hub.feeds.example');
  await section.getByRole('button', { name: 'Save address', exact: false }).click();
  await expect.element(hub).toHaveValue('https://hub.feeds.example/');

  await follow('twitch.tv/ada');
  await expect.element(page.getByText('Following Ada', { exact: false })).toBeVisible();
  await section.getByRole('button', { name: 'Remove', exact: false }).click();
  await expect.element(hub).toHaveValue('');
});

it('reaches the rows of a long feed with the keyboard, and new items do not move it', async () => {
  const app = serviceApp();
  await app.database.channels.put(channelOf('one', { lastSeenAt: Date.now() }));
  const itemAt = (index: number) => feedItemOf('one', `i${index}`, { at: Date.UTC(2026, 0, 1) - index * 60_000, arrivedAt: 1 });
  await app.database.channelItems.bulkPut(Array.from({ length: 260 }, (_, index) => itemAt(index)));
  renderView(app, <FeedView onOpen={() => undefined} />);
  await expect.element(page.getByRole('list', { name: /items$/ })).toHaveAttribute('aria-label', '200 items');
  expect(items().elements().length).toBeLessThan(40);
  (items().first().css('button').first().element() as HTMLElement).focus();
  for (let index = 0; index < 30; index++) await userEvent.keyboard('j');
  const current = css('li[data-index="30"]');
  await expect.element(current.css('button').first()).toHaveFocus();
  const place = current.element().getBoundingClientRect().toJSON();
  const title = current.getByRole('heading', { level: 3 }).element().textContent;

  await app.database.channelItems.put(itemAt(-1));
  await expect.element(button('1 more above')).toBeVisible();
  expect(current.element().getBoundingClientRect().toJSON()).toEqual(place);
  expect(current.getByRole('heading', { level: 3 }).element().textContent).toBe(title);
  await button('1 more above').click();
  await expect.element(css('li[data-index="0"]')).toBeVisible();
  await expect.element(button('1 more above')).toHaveLength(0);
});

it('is accessible without channels, with channels of every health, and with items', async () => {
  await openFeed({
    [feedUrl('fresh')]: rss('fresh', three),
    [feedUrl('broken')]: { status: 500 },
    [feedUrl('gone')]: { status: 410 },
  });
  await expectAccessible();
  await importText(opml('fresh', 'broken', 'gone'));
  await expect.element(css('[data-import]')).toHaveAttribute('data-import', '3/3');
  await expect.element(channels().first()).toHaveAttribute('data-health');
  await expectAccessible();
  await openTab('New');
  await expect.element(items().first()).toBeVisible();
  await expectAccessible();
});
