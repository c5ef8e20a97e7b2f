import { watchUrl } from '../world/youtube/videos.ts';
import { expect, lines, type Page, rows } from './gloss.ts';
import { call, goodKey, ownPage, test } from './model.ts';

const ready = async (page: Page) => {
  await expect(page.locator('[data-settings="ready"]')).toBeVisible();
  return page;
};

test('a signed-in user can select the account’s server as engine', async ({ gloss }) => {
  const page = await ready(await ownPage(gloss));
  const server = page.getByRole('radio', { name: /My account’s server/ });
  await expect(server).toHaveCount(0);
  const account = { serverUrl: 'https://gloss.example', state: 'signedIn', isSyncing: false, remainingMinutes: 5 };
  await page.evaluate((account) => chrome.storage.local.set({ account }), account);
  await expect(page.getByText('gloss.example writes summaries and articles and uses minutes')).toBeVisible();
  await server.click();
  await expect(server).toBeChecked();
  await expect.poll(async () => (await rows(page, 'settings'))[0]?.engine).toBe('account');
});

test('the engine, the language and the limit apply to the next summary', async ({ gloss, tab, models }) => {
  const page = await ready(await ownPage(gloss));
  await call(page, 'saveProvider', {
    kind: 'openaiCompatible',
    name: 'Mine',
    baseUrl: models.baseUrls.openaiCompatible,
    model: 'small',
    apiKey: goodKey,
  });
  await page.getByLabel('Language', { exact: true }).selectOption('de');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.getByLabel('Monthly limit').fill('a lot');
  await page.getByRole('button', { name: 'Set limit' }).click();
  await expect(page.getByText('Enter an amount, or leave it empty.')).toBeVisible();
  await page.getByLabel('Monthly limit').fill('2.5');
  await page.getByRole('button', { name: 'Set limit' }).click();
  await expect(page.getByText('$0.00 of $2.50')).toBeVisible();
  await page.getByLabel('Monthly limit').fill('');
  await page.getByRole('button', { name: 'Set limit' }).click();
  await expect(page.getByText('of $2.50')).toHaveCount(0);

  await tab.goto(watchUrl('talk'));
  const panel = await gloss.openPanel(tab);
  await expect(lines(panel).first()).toContainText('In diesem Teil');
  // By keyboard, from the middle of the detail levels to their end.
  await page
    .locator('#engine')
    .getByRole('radio', { name: /Automatic/ })
    .focus();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('radio', { name: /Offline engine only/ })).toBeChecked();
  await expect.poll(async () => (await rows(page, 'settings'))[0]?.engine).toBe('offline');
  await panel.getByRole('button', { name: 'Language', exact: true }).click();
  await expect(panel.locator('[data-needs="choice"]')).toBeVisible();
});

test('the popup and the panel link to the settings', async ({ gloss, tab }) => {
  await tab.goto(watchUrl('talk'));
  const popup = await gloss.openPopup(tab);
  await expect(lines(popup).first()).toBeVisible();
  const panel = await gloss.openPanel(popup);
  const opened = gloss.context.waitForEvent('page');
  await panel.getByRole('button', { name: 'Settings' }).click();
  expect((await opened).url()).toContain('/options.html');
});
