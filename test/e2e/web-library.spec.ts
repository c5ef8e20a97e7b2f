import { expect, type Page, test } from '@playwright/test';
import { type Chromium, launchChromium } from '../world/launch-chromium.ts';
import { accessible } from './accessible.ts';
import { bridgeFeed, reader, signUpReader, summarizeSentences } from './sign-up-reader.ts';
import { type LocalServer, startOwnServer } from './start-own-server.ts';

let server: LocalServer;
let browser: Chromium;

test.beforeAll(async () => {
  server = await startOwnServer(undefined, { [bridgeFeed.url]: bridgeFeed.text });
  browser = await launchChromium({});
});
test.afterAll(async () => {
  await browser?.close();
  await server?.remove();
});

/** Checks a view in both color schemes. */
async function accessibleInBoth(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await accessible(page);
  }
}

test('the library of a server is found, read, annotated, collected, asked and read offline, without the extension', async () => {
  // One journey through all places, in both color schemes.
  test.setTimeout(290_000);
  const otherBrowser = await signUpReader(server.origin);
  const page = await browser.context.newPage();
  const refused: string[] = [];
  page.on('console', (message) => message.text().includes('Content Security Policy') && refused.push(message.text()));
  const row = (title: string) => page.locator('[data-saved-item]').filter({ hasText: title });
  await test.step('sign-in leads back to the library, which explains how to fill it', async () => {
    await page.goto(`${server.origin}/library/`);
    await page.getByLabel('Email').fill(reader.email);
    await page.getByLabel('Password').fill(reader.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('heading', { name: /Nothing saved yet/ })).toBeVisible();
  });

  const bridges = await summarizeSentences(otherBrowser, 'bridges.en', 'How bridges stand');
  await summarizeSentences(otherBrowser, 'bread.en', 'How bread rises');

  await test.step('items that other programs add appear, and a search finds their words', async () => {
    await expect(row('How bridges stand')).toBeVisible();
    await expect(row('How bread rises')).toBeVisible();
    await accessibleInBoth(page);
    await page.getByRole('searchbox').fill('Romans');
    const hit = page.locator('[data-found]').first();
    await expect(hit).toHaveAttribute('data-found', bridges);
    await page.getByRole('searchbox').fill('');
  });

  await test.step('an item is read', async () => {
    await row('How bridges stand').getByRole('heading').getByRole('button').click();
    await expect(page.locator('[data-view="summary"] [data-line]').first()).toBeVisible();
    await accessibleInBoth(page);
    await expect(page.getByText('That is why the Romans built arches').first()).toBeVisible();
  });

  await test.step('a note is written beside the transcript', async () => {
    await page.getByRole('textbox', { name: /note/i }).fill('Look for arches in Rome');
    await expect.poll(async () => (await otherBrowser.getNote({ contentId: bridges })).text).toBe('Look for arches in Rome');
  });

  await test.step('a question is answered with its places', async () => {
    await page.getByRole('tab', { name: 'Ask' }).click();
    await page.getByRole('textbox', { name: /question/i }).fill('Why did the Romans build arches?');
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-message="assistant"] [data-seek]').first()).toBeVisible();
  });

  await test.step('the item is collected and exported', async () => {
    await page.getByRole('tab', { name: 'Summary' }).click();
    await page.getByRole('button', { name: /^Save/ }).click();
    await page.getByRole('menuitem', { name: 'Collections' }).click();
    await page.getByRole('textbox', { name: 'New collection' }).fill('Built of stone');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('checkbox', { name: 'Built of stone' })).toBeChecked();
    await page.keyboard.press('Escape');
    const [collection] = (await otherBrowser.listCollections({})).collections;
    expect(collection).toMatchObject({ name: 'Built of stone', itemCount: 1 });
    await page.getByRole('button', { name: /Export/ }).click();
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download: Markdown' }).click();
    expect((await downloading).suggestedFilename()).toContain('bridges');
    await page.keyboard.press('Escape');
  });

  await test.step('a channel is followed, and its items are the feed', async () => {
    await page.getByRole('button', { name: 'Feed', exact: true }).click();
    await page.getByRole('textbox', { name: /address/i }).fill(bridgeFeed.url);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Talks on bridges').first()).toBeVisible();
    await page.getByRole('tab', { name: 'New', exact: true }).click();
    await expect(page.getByText('Arches of stone').first()).toBeVisible();
    await accessibleInBoth(page);
  });

  await test.step('the settings of models are those of the server', async () => {
    await page.getByRole('button', { name: 'Settings' }).click();
    await expect(page.locator('[data-settings="ready"]')).toBeVisible();
    await otherBrowser.saveProvider({ kind: 'anthropic', name: 'Our model', model: 'large', apiKey: 'key' });
    await expect(page.getByText('Our model').first()).toBeVisible();
    await accessibleInBoth(page);
    await page.getByRole('button', { name: 'Feed', exact: true }).click();
    await expect(page.getByText('Arches of stone').first()).toBeVisible();
    await page.getByRole('button', { name: 'Library', exact: true }).click();
  });

  await test.step('what was opened is read offline', async () => {
    await page.evaluate(() => navigator.serviceWorker.ready);
    await server.stop();
    await browser.setOffline(true);
    await page.reload();
    await expect(page.getByText('You can read the items that you have opened').first()).toBeVisible();
    await row('How bridges stand').getByRole('heading').getByRole('button').click();
    await expect(page.locator('[data-view="summary"] [data-line]').first()).toBeVisible();
    await page.goBack();
    await row('How bread rises').getByRole('heading').getByRole('button').click();
    await expect(page.getByRole('alert')).toContainText(/offline/i);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('How bread rises');
  });
  expect(refused).toEqual([]);
});
