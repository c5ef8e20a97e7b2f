import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../testing/accessible.ts';
import { css } from '../testing/css.ts';
import { renderView } from '../testing/render.tsx';
import { modelKey, type ServiceApp, serviceApp } from '../testing/service-app.ts';
import { SettingsPage } from './settings-page.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const field = (name: string) => page.getByLabelText(name, { exact: true });
const settingsOf = async (app: ServiceApp) => (await app.database.settings.toArray())[0];

async function openSettings(options: Parameters<typeof serviceApp>[0] = {}) {
  const app = serviceApp(options);
  renderView(app, <SettingsPage />);
  await expect.element(css('[data-settings="ready"]')).toBeVisible();
  return app;
}

it('adds a model with its key, tests it, changes it and removes it', async () => {
  const app = await openSettings();
  await button('Add model').click();
  await expect.element(field('Service')).toHaveFocus();
  await field('Service').selectOptions('other');
  await field('Name').fill('Mine');
  await field('Address').fill('my server');
  await button('Test and list models').click();
  await expect.element(page.getByText('An address must begin with http', { exact: false })).toBeVisible();
  await field('Address').fill('https://models.example/v1');

  await field('API key').fill('a-key-that-is-wrong');
  await button('Test and list models').click();
  await expect.element(css('[data-test="failed"]')).toMatchTextContent(/The provider reported: “401/);
  await field('API key').fill(` ${modelKey} `);
  await button('Test and list models').click();
  await page.getByLabelText('Available models', { exact: false }).selectOptions('large');
  await expect.element(field('Model')).toHaveValue('large');
  await page.getByText('Price and context', { exact: false }).click();
  await page.getByLabelText('US dollars per million input tokens', { exact: false }).fill('0.5');
  await button('Save').click();
  await expect.element(page.getByText('Enter both prices, or leave both empty.', { exact: false })).toBeVisible();
  await page.getByLabelText('US dollars per million output tokens', { exact: false }).fill('2');
  await expectAccessible();
  await button('Save').click();

  const card = css('[data-provider]');
  await expect.element(card).toMatchTextContent('Key saved · $0.50 input, $2.00 output');
  await button('Test Mine').click();
  await expect.element(card.getByRole('status')).toMatchTextContent('It works and offers 2 models.');
  await button('Edit Mine').click();
  await expect.element(field('API key')).toHaveValue('');
  await field('Model').fill('small');
  await button('Save').click();
  await expect.element(card).toMatchTextContent('small');
  await expect.element(card).toMatchTextContent('Key saved');
  const settings = await settingsOf(app);
  expect(settings).toMatchObject({ providers: [{ name: 'Mine', model: 'small', price: { input: 0.5, output: 2 } }] });
  expect(JSON.stringify(settings)).not.toContain(modelKey);

  await button('Remove Mine').click();
  await card.getByRole('button', { name: 'Cancel', exact: false }).click();
  await button('Remove Mine').click();
  await card.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect.element(card).toHaveLength(0);
  expect([...app.secrets]).toEqual([]);
});

it('announces the prompt of the browser for an address without permission', async () => {
  await openSettings();
  await button('Add model').click();
  await expect.element(css('[data-permission="api.openai.com"]')).toMatchTextContent('allow access to api.openai.com');
  await field('Service').selectOptions('ollama');
  await expect.element(page.getByText('OLLAMA_ORIGINS', { exact: false })).toBeVisible();
});

it('checks the placeholders of a prompt before it saves it', async () => {
  const app = await openSettings();
  await button('Add prompt').click();
  await field('Name').fill('Minutes');
  await field('Prompt').fill('Minutes of {{author}}');
  await expect.element(page.getByText('Unknown placeholder: {{author}}', { exact: false })).toBeVisible();
  await button('Save').click();
  expect(await settingsOf(app)).toBeUndefined();
  await field('Prompt').fill('Minutes of {{title}}');
  await button('Save').click();
  await expect.element(css('[data-template]')).toMatchTextContent('Minutes of {{title}}');
  await button('Remove prompt Minutes').click();
  await expect.element(css('[data-template]')).toHaveLength(0);
  await button('Undo').click();
  await expect.element(css('[data-template]')).toMatchTextContent('Minutes of {{title}}');
  await expect.poll(async () => (await settingsOf(app))?.templates).toMatchObject([{ name: 'Minutes' }]);
});

it('is accessible, narrow and wide, with every form open', async () => {
  await openSettings({ account: {} });
  await button('Add model').click();
  await page.getByText('Price and context', { exact: false }).click();
  await button('Add prompt').click();
  await button('Add service').click();
  for (const width of [320, 1200]) {
    await page.viewport(width, 900);
    await expectAccessible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  }
  await page.getByRole('radio', { name: /and a server/ }).click();
  await page.getByRole('textbox', { name: 'Server address', exact: false }).fill('http://gloss.example.org');
  await button('Sign in').click();
  await expect.element(page.getByText('This is not a valid server address.', { exact: false })).toBeVisible();
  await expectAccessible();
});

it('shows the used storage, saves the retention, and deletes everything', async () => {
  const app = serviceApp();
  const contentId = await app.summarize();
  await app.client.updateNote({ contentId, text: 'A secret' });
  await app.addModel();
  renderView(app, <SettingsPage />);
  const section = css('#storage');
  await expect.element(section).toMatchTextContent(/1 saved item\. \d[\d.]* (kB|MB) of \d/);
  await section.getByRole('combobox').selectOptions('90 days');
  await expect.poll(async () => (await settingsOf(app))?.keepDays).toBe(90);

  await section.getByRole('button', { name: 'Delete everything', exact: false }).click();
  const agree = page.getByRole('dialog').getByRole('button', { name: 'Delete everything', exact: false });
  await expect.element(agree).toBeDisabled();
  await page.getByRole('dialog').getByRole('textbox').fill('Delete');
  await agree.click();
  await expect.element(section).toMatchTextContent('Everything was deleted.');
  for (const table of ['contents', 'transcripts', 'summaries', 'saved', 'notes', 'tasks', 'settings']) {
    expect(await app.database.table(table).toArray(), table).toEqual([]);
  }
  expect([...app.secrets]).toEqual([]);
});
