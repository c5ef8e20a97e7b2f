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
  await page.getByRole('button', { name: 'Add a model' }).click();
  await expect(page.getByLabel('Service', { exact: true })).toBeFocused();
  await page.getByLabel('Service', { exact: true }).selectOption('other');
  await page.getByLabel('Name', { exact: true }).fill('Mine');
  await page.getByLabel('Address', { exact: true }).fill('my server');
  await page.getByRole('button', { name: 'Test and show models' }).click();
  await expect(page.getByText('An address begins with http')).toBeVisible();
  await page.getByLabel('Address', { exact: true }).fill(models.baseUrls.openaiCompatible);

  await page.getByLabel('Key', { exact: true }).fill('a-key-that-is-wrong');
  await page.getByRole('button', { name: 'Test and show models' }).click();
  await expect(page.locator('[data-test="failed"]')).toContainText(/It said: “401/);
  await page.getByLabel('Key', { exact: true }).fill(` ${goodKey} `);
  await page.getByRole('button', { name: 'Test and show models' }).click();
  await page.getByLabel('Models on offer').selectOption('large');
  await expect(page.getByLabel('Model', { exact: true })).toHaveValue('large');
  await page.getByText('Price and size').click();
  await page.getByLabel('US dollars for a million tokens read').fill('0.5');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Enter both prices, or none.')).toBeVisible();
  await page.getByLabel('US dollars for a million tokens written').fill('2');
  await accessible(page);
  await page.getByRole('button', { name: 'Save' }).click();

  const card = page.locator('[data-provider]');
  await expect(card).toContainText('Key stored · $0.50 in, $2.00 out');
  await card.getByRole('button', { name: 'Test Mine' }).click();
  await expect(card.getByRole('status')).toContainText('It answers, and offers 2 models.');
  await card.getByRole('button', { name: 'Edit Mine' }).click();
  await expect(page.getByLabel('Key', { exact: true })).toHaveValue('');
  await page.getByLabel('Model', { exact: true }).fill('small');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(card).toContainText('small');
  await expect(card).toContainText('Key stored');
  const [settings] = await rows(page, 'settings');
  expect(settings).toMatchObject({ providers: [{ name: 'Mine', model: 'small', price: { input: 0.5, output: 2 } }] });
  expect(JSON.stringify(settings)).not.toContain(goodKey);

  await card.getByRole('button', { name: 'Remove Mine' }).click();
  await card.getByRole('button', { name: 'Keep it' }).click();
  await card.getByRole('button', { name: 'Remove Mine' }).click();
  await card.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(card).toHaveCount(0);
  expect(await page.evaluate(() => chrome.storage.local.get())).toEqual({});
});

test('who is signed in can let the account’s server write', async ({ gloss }) => {
  const page = await ready(await ownPage(gloss));
  const server = page.getByRole('radio', { name: /My account’s server/ });
  await expect(server).toHaveCount(0);
  const account = { serverUrl: 'https://gloss.example', state: 'signedIn', isSyncing: false, remainingMinutes: 5 };
  await page.evaluate((account) => chrome.storage.local.set({ account }), account);
  await expect(page.getByText('written on gloss.example, and cost minutes')).toBeVisible();
  await server.click();
  await expect(server).toBeChecked();
  await expect.poll(async () => (await rows(page, 'settings'))[0]?.engine).toBe('account');
});

test('an address that was not allowed says before what the browser will ask', async ({ gloss }) => {
  const page = await ready(await ownPage(gloss));
  await page.getByRole('button', { name: 'Add a model' }).click();
  await expect(page.locator('[data-permission="api.openai.com"]')).toContainText('may talk to api.openai.com');
  await page.getByLabel('Service', { exact: true }).selectOption('ollama');
  await expect(page.getByText('OLLAMA_ORIGINS')).toBeVisible();
});

test('the engine, the language and the limit hold for what is written next', async ({ gloss, tab, models }) => {
  const page = await ready(await ownPage(gloss));
  await call(page, 'saveProvider', {
    kind: 'openaiCompatible',
    name: 'Mine',
    baseUrl: models.baseUrls.openaiCompatible,
    model: 'small',
    apiKey: goodKey,
  });
  await page.getByLabel('Write in').selectOption('de');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.getByLabel('Limit for a month').fill('a lot');
  await page.getByRole('button', { name: 'Set the limit' }).click();
  await expect(page.getByText('Enter an amount, or nothing.')).toBeVisible();
  await page.getByLabel('Limit for a month').fill('2.5');
  await page.getByRole('button', { name: 'Set the limit' }).click();
  await expect(page.getByText('$0.00 of $2.50')).toBeVisible();
  await page.getByLabel('Limit for a month').fill('');
  await page.getByRole('button', { name: 'Set the limit' }).click();
  await expect(page.getByText('of $2.50')).toHaveCount(0);

  await tab.goto(watchUrl('talk'));
  const panel = await gloss.openPanel(tab);
  await expect(lines(panel).first()).toContainText('In diesem Teil');
  // By the keyboard: up from the middle of the ladder to its end.
  await page.getByRole('radio', { name: /The best there is/ }).focus();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('radio', { name: /The offline engine only/ })).toBeChecked();
  await expect.poll(async () => (await rows(page, 'settings'))[0]?.engine).toBe('offline');
  await panel.getByRole('button', { name: 'Language', exact: true }).click();
  await expect(panel.locator('[data-needs="choice"]')).toBeVisible();
});

test('prompts are written, checked, used, removed and brought back', async ({ gloss }) => {
  const page = await ready(await ownPage(gloss));
  await page.getByRole('button', { name: 'Add a prompt' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Minutes');
  await page.getByLabel('What to write').fill('Minutes of {{author}}');
  await expect(page.getByText('Unknown placeholder: {{author}}')).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  expect(await rows(page, 'settings')).toEqual([]);
  await page.getByLabel('What to write').fill('Minutes of {{title}}');
  await page.getByRole('button', { name: 'Save' }).click();
  const prompt = page.locator('[data-template]');
  await expect(prompt).toContainText('Minutes of {{title}}');
  await page.getByRole('button', { name: 'Remove the prompt Minutes' }).click();
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
      await page.getByRole('button', { name: 'Add a model' }).click();
      await page.getByText('Price and size').click();
      await page.getByRole('button', { name: 'Add a prompt' }).click();
      await page.getByRole('button', { name: 'Add a service' }).click();
      await expect(page.locator('[data-speech-model]').first()).toBeVisible();
      for (const width of [320, 1200]) {
        await page.setViewportSize({ width, height: 900 });
        await accessible(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      }
    });
  });
}

test('the popup and the panel lead to the settings', async ({ gloss, tab }) => {
  await tab.goto(watchUrl('talk'));
  const popup = await gloss.openPopup(tab);
  await expect(lines(popup).first()).toBeVisible();
  const panel = await gloss.openPanel(popup);
  const opened = gloss.context.waitForEvent('page');
  await panel.getByRole('button', { name: 'Settings' }).click();
  expect((await opened).url()).toContain('/options.html');
});
