import type { Operations } from '../../lib/contract/index.ts';
import type { Client } from '../../lib/contract/operation.ts';
import { watchUrl } from '../world/youtube/videos.ts';
import { accessible } from './accessible.ts';
import { expect, lines } from './gloss.ts';
import { goodKey, ownPage } from './model.ts';
import { account, signIn, signUp, test } from './own-server.ts';
import { openAt, summarized } from './saved-media.ts';

const media = { 'youtube:sundial0001': 'What sundials tell', 'youtube:pendulum001': 'Pendulums at work' };

/** A public collection of two media, as a device of its owner sent them. */
async function publish(owner: Client<Operations>): Promise<string> {
  const { id } = await owner.createCollection({ name: 'Clocks', description: 'From shadows to pendulums', isPublic: true });
  const track = { trackId: '.en', language: 'en', provenance: 'creator' };
  for (const [contentId, title] of Object.entries(media)) {
    const cues = Array.from({ length: 900 }, (_, at) => ({
      ...{ index: at, startTime: at, endTime: at + 1 },
      text: `${title}, said in minute ${Math.floor(at / 60)}.`,
    }));
    const lines = [{ text: `${title} in short.`, cites: [65] }];
    const chapters = [{ start: 0, end: 900, title: 'All of it', from: 0, to: 900, lines }];
    const read = { createdAt: 1, updatedAt: 1 };
    const sourceUrl = `https://www.youtube.com/watch?v=${contentId.split(':')[1]}`;
    const content = { contentId, site: 'youtube', kind: 'video', sourceUrl, title, author: 'Ann', duration: 900 };
    const records = [
      { kind: 'content', value: { ...content, tracks: [{ ...track, label: 'English' }], ...read } },
      { kind: 'saved', value: { contentId, tags: ['secret'], favourite: false, ...read } },
      { kind: 'transcript', value: { contentId, ...track, cues, createdAt: 1 } },
      {
        kind: 'summary',
        value: {
          ...{ summaryId: `${contentId} s`, contentId, key: 'k', trackId: '.en', createdAt: 1 },
          ...{ wish: { product: 'summary', detailLevel: 400 }, made: { engine: 'offline' } },
          digest: { language: 'en', lines, chapters },
        },
      },
    ];
    await owner.writeUnits({ device: 'test', units: [{ kind: 'video', id: contentId, records }] });
    await owner.updateNote({ contentId, text: 'secret note' });
    await owner.addItem({ collectionId: id, contentId });
  }
  return id;
}

test('the library syncs with a server in both directions, and a revoked token loses nothing', async ({ gloss, server }) => {
  const contentId = await summarized(gloss, 'talk');
  const settings = await ownPage(gloss, 'account');
  await signIn(settings, server);
  await expect(account(settings)).toContainText('ada@example.org');
  const remote = await server.client(settings);
  const syncNow = () => account(settings).getByRole('button', { name: 'Sync now' }).click();

  await test.step('stored items are on the server', async () => {
    expect((await remote.listLibrary({})).videos).toMatchObject([{ id: contentId }]);
    expect((await remote.getVideo({ id: contentId })).subtitles?.length).toBeGreaterThan(10);
  });

  await test.step('a note that is written while the server is away is sent when it is back', async () => {
    await server.stop();
    const reader = await openAt(gloss, { content: contentId, view: 'notes' });
    await reader.getByRole('textbox', { name: /note/i }).fill('Written while the server was away');
    await expect(account(settings).getByRole('alert')).toBeVisible();
    await server.start();
    await syncNow();
    await expect.poll(async () => (await remote.getNote({ contentId })).text).toBe('Written while the server was away');
    await reader.close();
  });

  await test.step('an item that is deleted on the server disappears', async () => {
    const library = await openAt(gloss, { place: 'library' });
    await expect(library.locator('[data-saved-item]')).toHaveCount(1);
    await remote.deleteVideo({ id: contentId });
    await syncNow();
    await expect(library.locator('[data-saved-item]')).toHaveCount(0);
    await remote.restoreVideo({ id: contentId });
    await syncNow();
    await expect(library.locator('[data-saved-item]')).toHaveCount(1);
    await library.close();
  });

  await test.step('a revoked token requests a new sign-in', async () => {
    await server.revoke(settings);
    const panel = await openAt(gloss, { content: contentId, view: 'notes' });
    await panel.getByRole('textbox', { name: /note/i }).fill('Nothing is lost');
    await expect(panel.getByText('The server signed out this device.')).toBeVisible();
    const opening = gloss.context.waitForEvent('page');
    await panel.getByRole('button', { name: 'Sign in again' }).click();
    const page = await opening;
    await page.getByRole('button', { name: 'Allow', exact: true }).click();
    await expect(account(settings)).toHaveAttribute('data-account', 'signedIn');
    const again = await server.client(settings);
    await expect.poll(async () => (await again.getNote({ contentId })).text).toBe('Nothing is lost');
  });

  await test.step('signing out keeps the library', async () => {
    await account(settings).getByRole('button', { name: 'Sign out' }).click();
    await settings.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
    await expect(account(settings)).toHaveCount(0);
    const storedKeys = await settings.evaluate(async () => Object.keys(await chrome.storage.local.get(null)));
    expect(storedKeys).not.toContain('account:tokens');
    const library = await openAt(gloss, { place: 'library' });
    await expect(library.locator('[data-saved-item]')).toHaveCount(1);
  });
});

test('deleting everything also deletes what is in the account, and its tokens', async ({ gloss, server }) => {
  await summarized(gloss, 'talk');
  const settings = await ownPage(gloss, 'account');
  await signIn(settings, server);
  const remote = await server.client(settings);
  expect((await remote.listLibrary({})).videos).toHaveLength(1);
  const { refresh } = await settings.evaluate(async () => {
    await chrome.storage.local.set({ 'player.keys': true, imageHosts: ['images.example'] });
    const { 'account:tokens': tokens } = await chrome.storage.local.get('account:tokens');
    return tokens as { refresh: string };
  });
  const storage = await ownPage(gloss, 'storage');
  const dialog = storage.getByRole('dialog');
  await storage.getByRole('button', { name: 'Delete everything' }).click();
  await expect(dialog).toContainText('everything in your account');
  await dialog.getByRole('textbox').fill('delete');
  await dialog.getByRole('button', { name: 'Delete everything' }).click();
  await expect(storage.getByText('Everything was deleted.')).toBeVisible();
  expect(await storage.evaluate(() => chrome.storage.local.get())).toEqual({});
  const body = new URLSearchParams({ client_id: 'gloss-extension', grant_type: 'refresh_token', refresh_token: refresh });
  expect((await fetch(`${server.origin}/oauth/token`, { method: 'POST', body })).status).toBe(400);

  await settings.reload();
  await settings.getByRole('radio', { name: /and a server/ }).check();
  await settings.getByRole('textbox', { name: 'Server address' }).fill(server.origin.replace('http://', ''));
  const opening = gloss.context.waitForEvent('page');
  await settings.getByRole('button', { name: 'Sign in' }).click();
  await (await opening).getByRole('button', { name: 'Allow', exact: true }).click();
  await expect(account(settings)).toContainText('Synced');
  expect((await (await server.client(settings)).listLibrary({})).videos).toEqual([]);
});

test('an account follows a shared collection, and the server writes with its own model', async ({
  gloss,
  tab,
  models,
  server,
}) => {
  const owner = await signUp(server, 'owner@example.org');
  const id = await publish(owner);
  const address = `${server.origin}/c/${id}`;
  const settings = await ownPage(gloss, 'account');
  await signIn(settings, server);
  const remote = await server.client(settings);
  const panel = await openAt(gloss, { place: 'library' });
  const syncNow = () => account(settings).getByRole('button', { name: 'Sync now' }).click();

  await test.step('it is added by its address, and read without the server', async () => {
    await panel.getByRole('tab', { name: 'Collections' }).click();
    await panel.getByRole('button', { name: 'Add shared collection' }).click();
    await panel.getByRole('dialog').getByRole('textbox', { name: 'Collection address' }).fill(address);
    await panel.keyboard.press('Enter');
    await expect(panel.getByText('2 items · Shared with you')).toBeVisible();
    await server.stop();
    await panel.getByRole('button', { name: 'What sundials tell' }).click();
    await expect(lines(panel)).toHaveText(/What sundials tell in short\./);
    await lines(panel).locator('[data-seek="65"]').click();
    const passage = panel.locator('[data-view="subtitles"] [aria-current]');
    await expect(passage).toContainText('What sundials tell, said in minute 1.');
    await expect(panel.locator('body')).not.toContainText('secret');
    await panel.getByRole('button', { name: 'Clocks, shared with you' }).click();
    await expect(panel.getByRole('heading', { name: 'Clocks' })).toBeVisible();
    await server.start();
  });

  await test.step('it follows its owner', async () => {
    await owner.removeItem({ collectionId: id, contentId: 'youtube:sundial0001' });
    await syncNow();
    await expect(panel.getByText('1 item · Shared with you')).toBeVisible();
    await owner.updateCollection({ id, isPublic: false });
    await syncNow();
    await expect(panel.getByText('The owner no longer shares this collection')).toBeVisible();
    await owner.updateCollection({ id, isPublic: true });
    await syncNow();
    await expect(panel.getByRole('heading', { name: 'Clocks' })).toBeVisible();
  });

  await test.step('it is removed, and added on its own page', async () => {
    await panel.getByRole('button', { name: 'Remove from my collections' }).click();
    await expect(panel.getByText('Removed from your collections')).toBeVisible();
    expect((await remote.listCollections({})).collections).toEqual([]);
    const page = await gloss.context.newPage();
    await page.goto(address);
    await accessible(page);
    await page.getByRole('button', { name: 'Add to my collections' }).click();
    await expect(page.getByText('In your collections')).toBeVisible();
    await page.close();
    await syncNow();
    await expect(panel.getByRole('heading', { name: 'Clocks' })).toBeVisible();
    expect((await remote.listLibrary({})).total).toBe(0);
    expect((await remote.listCollections({})).collections).toMatchObject([{ name: 'Clocks', ownership: 'purchased' }]);
    expect((await owner.listCollections({})).collections).toMatchObject([{ name: 'Clocks', ownership: 'owned', itemCount: 1 }]);
  });

  await test.step('its model writes over the offline version, which stays when the server is unreachable', async () => {
    const { openaiCompatible: baseUrl } = models.baseUrls;
    await remote.saveProvider({ kind: 'openaiCompatible', name: 'Theirs', baseUrl, model: 'small', apiKey: goodKey });
    await settings.getByRole('link', { name: 'Summaries' }).click();
    const choice = settings.getByRole('radio', { name: /My account’s server/ });
    await choice.click();
    await expect(choice).toBeChecked();
    await tab.goto(watchUrl('talk'));
    const beside = await gloss.openPanel(tab);
    const trust = (engine: string) => beside.locator(`[data-view="summary"] [data-trust="${engine}"]`);
    await expect(trust('model')).toContainText('small');
    const [video] = (await remote.listLibrary({})).videos;
    expect((await remote.getVideo({ id: video!.id })).subtitles?.length).toBeGreaterThan(10);
    expect(models.calls.length).toBeGreaterThan(0);

    await server.stop();
    await tab.goto(watchUrl('german'));
    await expect(trust('offline')).toBeVisible();
    await expect(beside.getByRole('alert')).toContainText('This is the offline summary.');
  });
});
