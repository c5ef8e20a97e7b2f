import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Failure } from '../../lib/contract/failure.ts';
import { failureText } from '../i18n/failure-text.ts';
import { feedText } from '../i18n/feed-text.ts';
import { t } from '../i18n/t.ts';
import { type FakeOptions, fakeApp } from '../testing/fake-app.ts';
import { channelOf, feedItemOf, putItem } from '../testing/records.ts';
import { renderView } from '../testing/render.tsx';
import FeedView from './feed-view.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });

async function openFeed(options: FakeOptions = {}) {
  const app = fakeApp(options);
  await app.database.channels.bulkPut([channelOf('one', { unseen: 1, lastSeenAt: 1 }), channelOf('two')]);
  await app.database.channelItems.bulkPut([feedItemOf('one', 'x'), feedItemOf('two', 'y', { arrivedAt: 0 })]);
  const onOpen = vi.fn();
  renderView(app, <FeedView onOpen={onOpen} />);
  return { app, onOpen };
}
const channels = () => page.getByRole('tab', { name: feedText('section.channels') });

it('shows what the channels published', async () => {
  await openFeed();
  await expect.element(page.getByRole('heading', { name: 'Episode x', exact: false })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Episode y' })).toBeVisible();
  await expect.element(page.getByText(feedText('items.unseen', { count: 1 }))).toBeVisible();
});

it('shows the stored items while the feeds are requested', async () => {
  const { app } = await openFeed({ client: { getFeed: () => new Promise(() => undefined) } });
  await expect.element(page.getByRole('heading', { name: 'Episode y' })).toBeVisible();
  await expect.poll(() => app.inputsOf('getFeed')).toEqual([{ limit: 1 }]);
});

it('shows one channel alone', async () => {
  await openFeed();
  await page.getByLabelText(feedText('filter')).selectOptions('Channel two');
  await expect.poll(() => page.getByRole('heading', { name: 'Episode x', exact: false }).elements().length).toBe(0);
  await expect.element(page.getByRole('heading', { name: 'Episode y' })).toBeVisible();
});

it('leaves out what the settings hide, and shows it on a click', async () => {
  const { app } = await openFeed();
  const settings = { engine: 'auto', providers: [], templates: [], feedHidden: ['short' as const], mutedWords: ['episode y'] };
  await app.database.channelItems.put(feedItemOf('one', 's', { kind: 'short', durationSeconds: 61 }));
  await app.database.settings.put(settings, 'own');
  await expect.element(page.getByText(feedText('hidden.count', { count: 2 }))).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Episode x', exact: false })).toBeVisible();
  expect(page.getByRole('heading', { name: 'Episode y' }).elements()).toEqual([]);
  await button(feedText('batch')).click();
  await expect.poll(() => app.inputsOf('createBatch')).toEqual([{ urls: ['https://www.youtube.com/watch?v=x'] }]);
  await button(feedText('hidden.show')).click();
  await expect.element(page.getByRole('heading', { name: 'Episode s', exact: false })).toBeVisible();
  await expect.element(page.getByText('1 min', { exact: true })).toBeVisible();
  await button(feedText('hidden.hide')).click();
  await expect.poll(() => page.getByRole('heading', { name: 'Episode s', exact: false }).elements().length).toBe(0);
});

it('reports commands that have failed', async () => {
  const failing = async () => {
    throw new Failure('storageFull');
  };
  await openFeed({ client: { markSeen: failing, createBatch: failing, updateChannel: failing, unsubscribeChannel: failing } });
  const alert = page.getByRole('alert');
  const reported = async () => {
    await expect.element(alert).toMatchTextContent(failureText({ code: 'storageFull' }).title);
    await button(t('action.dismiss')).click();
    await expect.element(alert).not.toBeInTheDocument();
  };
  for (const name of ['seen', 'batch'] as const) {
    await button(feedText(name)).click();
    await reported();
  }
  await channels().click();
  for (const name of ['auto.on', 'unfollow'] as const) {
    await button(feedText('channel.more', { title: 'Channel one' })).click();
    await page.getByRole('menuitem', { name: feedText(name) }).click();
    await reported();
  }
});

it('marks all as seen', async () => {
  const { app } = await openFeed();
  await button(feedText('seen')).click();
  await expect.element(page.getByText(feedText('items.unseen', { count: 0 }))).toBeVisible();
  expect(app.inputsOf('markSeen').length).toBe(1);
});

it('summarizes what is new as one batch, once', async () => {
  const queued = Promise.withResolvers<object>();
  const { app } = await openFeed({ client: { createBatch: () => queued.promise } });
  await button(feedText('batch')).click();
  await expect.element(button(feedText('batch'))).toBeDisabled();
  queued.resolve({ success: true, taskIds: ['x'] });
  await expect.element(page.getByText(feedText('batch.queued', { count: 1 }))).toBeVisible();
  expect(app.inputsOf('createBatch')).toEqual([{ urls: ['https://www.youtube.com/watch?v=x'] }]);
});

it('summarizes all that is new, in as many batches as needed', async () => {
  const { app } = await openFeed();
  const ids = Array.from({ length: 600 }, (_, index) => `new${index}`);
  await app.database.channelItems.bulkPut(ids.map((id) => feedItemOf('one', id)));
  await button(feedText('batch')).click();
  await expect.element(page.getByText(feedText('batch.queued', { count: 601 }))).toBeVisible();
  const urls = app.inputsOf('createBatch').map((input) => (input as { urls: string[] }).urls);
  expect(urls.map(({ length }) => length)).toEqual([500, 101]);
  expect(new Set(urls.flat()).size).toBe(601);
});

it('summarizes one item, and shows why it failed', async () => {
  const createTask = async () => {
    throw new Failure('quotaExceeded', '');
  };
  await openFeed({ client: { createTask } });
  await button(feedText('item.summarize', { title: 'Episode x' })).click();
  await expect.element(page.getByText(failureText({ code: 'quotaExceeded' }).title)).toBeVisible();
});

it('opens the summary that an item has', async () => {
  const { app, onOpen } = await openFeed();
  await putItem(app.database, 'youtube:x');
  await button(feedText('item.read', { title: 'Episode x' })).click();
  await expect.poll(() => onOpen).toHaveBeenCalledWith('youtube:x');
});

it('opens the channels while no channel is followed', async () => {
  renderView(fakeApp(), <FeedView onOpen={() => undefined} />);
  await expect.element(page.getByText(feedText('empty.title'))).toBeVisible();
});

it('begins with an address to follow', async () => {
  const app = fakeApp();
  await app.database.channels.put(channelOf('one'));
  renderView(app, <FeedView follow="https://www.youtube.com/@slowkitchen" onOpen={() => undefined} />);
  await button(feedText('follow.action')).click();
  await expect.element(page.getByText(feedText('follow.done', { title: 'New channel' }))).toBeVisible();
  expect(app.inputsOf('subscribeChannel')).toEqual([{ channelUrl: 'https://www.youtube.com/@slowkitchen' }]);
});

it('asks for a web address in place of a name', async () => {
  const app = fakeApp();
  renderView(app, <FeedView onOpen={() => undefined} />);
  const address = page.getByRole('textbox', { name: feedText('follow.label') });
  await address.fill('not an address');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('alert')).toMatchTextContent(feedText('hub.error'));
  expect([...app.inputsOf('subscribeChannel'), ...app.inputsOf('requestHosts')]).toEqual([]);
  await address.fill('example');
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

it('follows a typed address', async () => {
  const { app } = await openFeed();
  await channels().click();
  await page.getByRole('textbox', { name: feedText('follow.label') }).fill('example.org/feed');
  await button(feedText('follow.action')).click();
  await expect.element(page.getByText(feedText('follow.done', { title: 'New channel' }))).toBeVisible();
  expect(app.inputsOf('subscribeChannel').length).toBe(1);
});

it.each(['items', 'novelty'] as const)('leads from "%s" to the channels where none is followed', async (section) => {
  renderView(fakeApp(), <FeedView onOpen={() => undefined} />);
  await page.getByRole('tab', { name: feedText(`section.${section}`), exact: true }).click();
  await expect.element(page.getByRole('combobox')).not.toBeInTheDocument();
  await button(feedText('section.channels')).click();
  await expect.element(page.getByRole('textbox', { name: feedText('follow.label') })).toBeVisible();
});

it('shows why an address can’t be subscribed to, until another is typed', async () => {
  const subscribeChannel = async () => {
    throw new Failure('noFeed', '');
  };
  await openFeed({ client: { subscribeChannel } });
  await channels().click();
  await page.getByRole('textbox', { name: feedText('follow.label') }).fill('example.org');
  await button(feedText('follow.action')).click();
  await expect.element(page.getByText(failureText({ code: 'noFeed' }).title)).toBeVisible();
  await page.getByRole('textbox', { name: feedText('follow.label') }).fill('example');
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

it('requests permission for the hosts of feeds that may not be read', async () => {
  const app = fakeApp();
  const failure = { code: 'noPermission', message: '' } as const;
  await app.database.channels.put(
    channelOf('one', { refresh: { feedUrl: 'https://feeds.example/one', platform: 'web', failures: 1, failure } }),
  );
  renderView(app, <FeedView onOpen={() => undefined} />);
  await button(feedText('hosts.allow', { count: 1 })).click();
  await expect.poll(() => app.inputsOf('requestHosts')).toEqual([['*://feeds.example/*']]);
  await expect.poll(() => app.inputsOf('refreshFeed').length).toBeGreaterThan(0);
});

it('unfollows a channel, and undoes it', async () => {
  const { app } = await openFeed();
  await channels().click();
  await button(feedText('channel.more', { title: 'Channel two' })).click();
  await page.getByRole('menuitem', { name: feedText('unfollow') }).click();
  await button(t('action.undo')).click();
  await expect.poll(() => app.inputsOf('unsubscribeChannel')).toEqual([{ channelUrl: 'https://www.youtube.com/channel/two' }]);
  await expect.poll(() => app.inputsOf('subscribeChannel').length).toBe(1);
});

it('ranks items by what is new, with reasons that lead to their moments, and puts repeats away', async () => {
  const place = (id: string) => ({ contentId: id, title: `Talk ${id}`, sourceUrl: `https://talks.example/${id}` });
  const items = [
    {
      ...{ ...place('bees'), novelty: 0.75, isNewSubject: false },
      reasons: [{ text: 'The queen lays two thousand eggs a day.', startTime: 65 }],
      known: [{ ...place('winter'), text: 'The bees shiver.', startTime: 12 }],
    },
    { ...place('repeat'), novelty: 0.05, isNewSubject: false, reasons: [], known: [] },
    { ...place('tea'), novelty: 1, isNewSubject: true, reasons: [], known: [] },
  ];
  const { onOpen } = await openFeed({ client: { rankFeed: async () => ({ items }) } });
  await page.getByRole('tab', { name: feedText('section.novelty') }).click();
  await expect.element(page.getByText(feedText('novelty.share', { share: '75%' }))).toBeVisible();
  await expect.element(page.getByRole('heading', { name: feedText('novelty.subjects') })).toBeVisible();
  expect(page.getByRole('heading', { name: 'Talk repeat' }).elements()).toEqual([]);
  await button(feedText('hidden.show')).click();
  await expect.element(page.getByRole('heading', { name: 'Talk repeat' })).toBeVisible();
  await button('1:05 The queen lays two thousand eggs a day.').click();
  await expect.element(page.getByText(feedText('novelty.known', { title: 'Talk winter' }))).toBeVisible();
  await button('0:12 The bees shiver.').click();
  await button('Talk tea').click();
  expect(onOpen.mock.calls).toEqual([['bees', 65], ['winter', 12], ['tea']]);
});

it('says what is missing where nothing can be ranked, and why ranking failed', async () => {
  let calls = 0;
  const rankFeed = async () => {
    if (calls++ === 0) throw new Failure('offline', '');
    return { items: [] };
  };
  await openFeed({ client: { rankFeed } });
  await page.getByRole('tab', { name: feedText('section.novelty') }).click();
  await button(t('action.retry')).click();
  await expect.element(page.getByRole('heading', { name: feedText('novelty.none.title') })).toBeVisible();
});
