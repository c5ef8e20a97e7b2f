import { watchUrl } from '../world/youtube/videos.ts';
import { accessible } from './accessible.ts';
import { expect, lines, type Page, rows } from './gloss.ts';
import { call, goodKey, ownPage, test } from './model.ts';

const ready = async (page: Page) => {
  await expect(page.locator('[data-settings="ready"]')).toBeVisible();
  return page;
};

test('a model is added with its key, tested, changed and removed', async ({ gloss, models }) => {
  const page = await ready(await ownPage(gloss));
  await page.getByRole('button', { name: 'Add model' }).click();
  await expect(page.getByLabel('Service', { exact: true })).toBeFocused();
  await page.getByLabel('Service', { exact: true }).selectOption('other');
  await page.getByLabel('Name', { exact: true }).fill('Mine');
  await page.getByLabel('Address', { exact: true }).fill('my server');
  await page.getByRole('button', { name: 'Test and list models' }).click();
  await expect(page.getByText('An address must begin with http')).toBeVisible();
  await page.getByLabel('Address', { exact: true }).fill(models.baseUrls.openaiCompatible);

  await page.getByLabel('API key', { exact: true }).fill('a-key-that-is-wrong');
  await page.getByRole('button', { name: 'Test and list models' }).click();
  await expect(page.locator('[data-test="failed"]')).toContainText(/The provider reported: “401/);
  await page.getByLabel('API key', { exact: true }).fill(` ${goodKey} `);
  await page.getByRole('button', { name: 'Test and list models' }).click();
  await page.getByLabel('Available models').selectOption('large');
  await expect(page.getByLabel('Model', { exact: true })).toHaveValue('large');
  await page.getByText('Price and context').click();
  await page.getByLabel('US dollars per million input tokens').fill('0.5');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Enter both prices, or leave both empty.')).toBeVisible();
  await page.getByLabel('US dollars per million output tokens').fill('2');
  await accessible(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();

  const card = page.locator('[data-provider]');
  await expect(card).toContainText('Key saved · $0.50 input, $2.00 output');
  await card.getByRole('button', { name: 'Test Mine' }).click();
  await expect(card.getByRole('status')).toContainText('It works and offers 2 models.');
  await card.getByRole('button', { name: 'Edit Mine' }).click();
  await expect(page.getByLabel('API key', { exact: true })).toHaveValue('');
  await page.getByLabel('Model', { exact: true }).fill('small');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(card).toContainText('small');
  await expect(card).toContainText('Key saved');
  const [settings] = await rows(page, 'settings');
  expect(settings).toMatchObject({ providers: [{ name: 'Mine', model: 'small', price: { input: 0.5, output: 2 } }] });
  expect(JSON.stringify(settings)).not.toContain(goodKey);

  await card.getByRole('button', { name: 'Remove Mine' }).click();
  await card.getByRole('button', { name: 'Cancel' }).click();
  await card.getByRole('button', { name: 'Remove Mine' }).click();
  await card.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(card).toHaveCount(0);
  expect(await page.evaluate(() => chrome.storage.local.get())).toEqual({});
});

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

test('an address without permission announces the browser’s prompt', async ({ gloss }) => {
  const page = await ready(await ownPage(gloss));
  await page.getByRole('button', { name: 'Add model' }).click();
  await expect(page.locator('[data-permission="api.openai.com"]')).toContainText('allow access to api.openai.com');
  await page.getByLabel('Service', { exact: true }).selectOption('ollama');
  await expect(page.getByText('OLLAMA_ORIGINS')).toBeVisible();
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

test('prompts are written, checked, used, removed and restored', async ({ gloss }) => {
  const page = await ready(await ownPage(gloss));
  await page.getByRole('button', { name: 'Add prompt' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Minutes');
  await page.getByLabel('Prompt', { exact: true }).fill('Minutes of {{author}}');
  await expect(page.getByText('Unknown placeholder: {{author}}')).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  expect(await rows(page, 'settings')).toEqual([]);
  await page.getByLabel('Prompt', { exact: true }).fill('Minutes of {{title}}');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const prompt = page.locator('[data-template]');
  await expect(prompt).toContainText('Minutes of {{title}}');
  await page.getByRole('button', { name: 'Remove prompt Minutes' }).click();
  await expect(prompt).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(prompt).toContainText('Minutes of {{title}}');
  await expect.poll(async () => (await rows(page, 'settings'))[0]?.templates).toMatchObject([{ name: 'Minutes' }]);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ options: { colorScheme } });

    test(`the settings are accessible, narrow and wide, ${colorScheme}`, async ({ gloss }) => {
      const page = await ready(await ownPage(gloss));
      await page.getByRole('button', { name: 'Add model' }).click();
      await page.getByText('Price and context').click();
      await page.getByRole('button', { name: 'Add prompt' }).click();
      await page.getByRole('button', { name: 'Add service' }).click();
      await expect(page.locator('[data-speech-model]').first()).toBeVisible();
      for (const width of [320, 1200]) {
        await page.setViewportSize({ width, height: 900 });
        await accessible(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      }
    });
  });
}

test('the popup and the panel link to the settings', async ({ gloss, tab }) => {
  await tab.goto(watchUrl('talk'));
  const popup = await gloss.openPopup(tab);
  await expect(lines(popup).first()).toBeVisible();
  const panel = await gloss.openPanel(popup);
  const opened = gloss.context.waitForEvent('page');
  await panel.getByRole('button', { name: 'Settings' }).click();
  expect((await opened).url()).toContain('/options.html');
});
