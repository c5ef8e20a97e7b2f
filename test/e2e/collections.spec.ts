import type { Operations } from '../../lib/contract/index.ts';
import type { Client } from '../../lib/contract/operation.ts';
import { expect, lines } from './gloss.ts';
import { account, signIn, somebody, test } from './own-server.ts';
import { accessibleInBoth, openAt } from './saved-media.ts';

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

test('a shared collection is added, read offline, followed, and removed', async ({ gloss, server }) => {
  test.setTimeout(180_000);
  const owner = await somebody(server, 'owner@example.org');
  const id = await publish(owner);
  const address = `${server.origin}/c/${id}`;
  const panel = await openAt(gloss, { place: 'library' });
  await panel.getByRole('tab', { name: 'Collections' }).click();
  const add = panel.getByRole('button', { name: 'Add shared collection' });
  const dialog = panel.getByRole('dialog');
  const shared = panel.locator('[data-shared]');
  const removed = panel.getByText('Removed from your collections');

  const settings = await test.step('without an account it says what is missing, and leads there', async () => {
    await add.click();
    await expect(dialog).toContainText('Sign in to a server');
    await accessibleInBoth(panel);
    const opening = gloss.context.waitForEvent('page');
    await dialog.getByRole('button', { name: 'Open settings' }).click();
    await dialog.getByRole('button', { name: 'Dismiss' }).click();
    return opening;
  });
  await signIn(settings, server);
  const there = await server.client(settings);
  // Behind another page, colours stop half-way.
  await panel.bringToFront();

  await test.step('what is no collection is told apart', async () => {
    await add.click();
    const field = dialog.getByRole('textbox', { name: 'Collection address' });
    for (const [typed, expected] of [
      ['what?', 'This is not the address of a shared collection.'],
      ['https://elsewhere.example/c/1', `You are signed in to ${new URL(server.origin).host}.`],
      [`${server.origin}/c/nothing`, 'This collection does not exist'],
    ] as const) {
      await field.fill(typed);
      await panel.keyboard.press('Enter');
      await expect(dialog.getByRole('alert')).toContainText(expected);
    }
    await accessibleInBoth(panel);
    await field.fill(address);
    await panel.keyboard.press('Enter');
  });

  await test.step('it opens, and offers to change nothing', async () => {
    await expect(panel.getByRole('heading', { name: 'Clocks' })).toBeVisible();
    await expect(panel.getByText('2 items · Shared with you')).toBeVisible();
    await expect(panel.getByRole('listitem')).toHaveCount(2);
    for (const name of ['Edit name and description', 'Delete collection']) {
      await expect(panel.getByRole('button', { name })).toHaveCount(0);
    }
    await accessibleInBoth(panel);
  });

  await test.step('its items are read without the server', async () => {
    await server.stop();
    await panel.getByRole('button', { name: 'What sundials tell' }).focus();
    await panel.keyboard.press('Enter');
    await expect(lines(panel)).toHaveText(/What sundials tell in short\./);
    await expect(panel.getByRole('button', { name: 'Clocks, shared with you' })).toBeVisible();
    await accessibleInBoth(panel);
    await lines(panel).locator('[data-seek="65"]').click();
    const passage = panel.locator('[data-view="subtitles"] [aria-current]');
    await expect(passage).toContainText('What sundials tell, said in minute 1.');
    await accessibleInBoth(panel);
    await expect(panel.locator('body')).not.toContainText('secret');
    await panel.getByRole('button', { name: 'Clocks, shared with you' }).click();
    await expect(panel.getByRole('heading', { name: 'Clocks' })).toBeVisible();
  });

  await test.step('search finds it there too, and says what it is', async () => {
    const library = await openAt(gloss, { place: 'library' });
    await library.getByRole('searchbox').fill('pendulums at');
    const found = library.locator('[data-found="youtube:pendulum001"]');
    await expect(found).toContainText('In a shared collection');
    await expect(library.locator('[data-hit="subtitle"]').first()).toBeVisible();
    await accessibleInBoth(library);
    await library.locator('[data-hit="subtitle"]').first().click();
    await expect(library.locator('[data-view="subtitles"]')).toContainText('Pendulums at work, said in minute 0.');
    await library.close();
  });

  await test.step('it follows its owner', async () => {
    await server.start();
    await owner.removeItem({ collectionId: id, contentId: 'youtube:sundial0001' });
    await account(settings).getByRole('button', { name: 'Sync now' }).click();
    await expect(panel.getByText('1 item · Shared with you')).toBeVisible();
    await owner.updateCollection({ id, isPublic: false });
    await account(settings).getByRole('button', { name: 'Sync now' }).click();
    await expect(panel.getByText('The owner no longer shares this collection')).toBeVisible();
    await panel.bringToFront();
    await accessibleInBoth(panel);
    await owner.updateCollection({ id, isPublic: true });
    await account(settings).getByRole('button', { name: 'Sync now' }).click();
    await expect(panel.getByRole('heading', { name: 'Clocks' })).toBeVisible();
  });

  await test.step('it is let go, and taken back', async () => {
    await panel.getByRole('button', { name: 'Remove from my collections' }).click();
    await expect(removed).toBeVisible();
    expect((await there.listCollections({})).collections).toEqual([]);
    await panel.getByRole('button', { name: 'Add it again' }).click();
    await expect(panel.getByRole('heading', { name: 'Clocks' })).toBeVisible();
    await panel.getByRole('button', { name: 'Remove from my collections' }).click();
    await expect(removed).toBeVisible();
  });

  await test.step('on its own page it is kept by a button, and is here when somebody looks', async () => {
    const page = await gloss.context.newPage();
    await page.goto(address);
    await accessibleInBoth(page);
    await page.getByRole('button', { name: 'Add to my collections' }).click();
    await expect(page.getByText('In your collections')).toBeVisible();
    await page.close();
    await panel.goto(`chrome-extension://${gloss.extensionId}/sidepanel.html?place=library`);
    await panel.getByRole('tab', { name: 'Collections' }).click();
    await expect(shared).toContainText('Clocks');
    await panel.bringToFront();
    await accessibleInBoth(panel);
  });

  await test.step('nothing of it is the person’s own, here or there', async () => {
    await account(settings).getByRole('button', { name: 'Sync now' }).click();
    await expect(account(settings)).toContainText('Synced');
    expect((await there.listLibrary({})).total).toBe(0);
    expect((await there.listCollections({})).collections).toMatchObject([{ name: 'Clocks', ownership: 'purchased' }]);
    expect((await owner.listCollections({})).collections).toMatchObject([{ name: 'Clocks', ownership: 'owned', itemCount: 1 }]);
  });
});
