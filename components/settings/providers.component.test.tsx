import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Failure } from '../../lib/contract/failure.ts';
import type { Speech } from '../../lib/ports/speech.ts';
import { settingsText } from '../i18n/settings-text.ts';
import { expectAccessible } from '../testing/accessible.ts';
import { css } from '../testing/css.ts';
import { renderView } from '../testing/render.tsx';
import { renderItem } from '../testing/render-item.tsx';
import { modelKey, type ServiceApp, serviceApp } from '../testing/service-app.ts';
import { SettingsPage } from './settings-page.tsx';
import { settingsPages } from './settings-sections.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const field = (name: string) => page.getByLabelText(name, { exact: true });
const settingsOf = async (app: ServiceApp) => (await app.database.settings.toArray())[0];

async function openSettings(options: Parameters<typeof serviceApp>[0] = {}, hash = '') {
  location.hash = hash;
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

it('needs only a key for a known service: the test fills in a model', async () => {
  await openSettings();
  await button('Add model').click();
  await field('Service').selectOptions('mistral');
  await field('API key').fill(modelKey);
  await expect.element(field('Model')).toHaveValue('');
  await button('Test and list models').click();
  await expect.element(field('Model')).toHaveValue('mistral-small-latest');
  await button('Save').click();
  await expect.element(css('[data-provider]')).toMatchTextContent('mistral-small-latest');
});

it('announces the prompt of the browser for an address without permission', async () => {
  await openSettings();
  await button('Add model').click();
  await expect.element(css('[data-permission="api.openai.com"]')).toMatchTextContent('allow access to api.openai.com');
  await field('Service').selectOptions('ollama');
  await expect.element(page.getByText('OLLAMA_ORIGINS', { exact: false })).toBeVisible();
});

it('applies the language, the limit and the engine to the next summary', async () => {
  const app = await openSettings();
  await app.addModel();
  await field('Language').selectOptions('de');
  await expect.element(page.getByText('Saved', { exact: true })).toBeVisible();
  const limit = page.getByLabelText('Monthly limit', { exact: false });
  await limit.fill('a lot');
  await button('Set limit').click();
  await expect.element(page.getByText('Enter an amount, or leave it empty.', { exact: false })).toBeVisible();
  await limit.fill('2.5');
  await button('Set limit').click();
  await expect.element(page.getByText('$0.00 of $2.50', { exact: false })).toBeVisible();
  await limit.fill('');
  await button('Set limit').click();
  await expect.element(page.getByText('of $2.50', { exact: false })).toHaveLength(0);

  renderItem(app);
  await expect.element(css('[data-view="summary"] [data-line]').first()).toMatchTextContent(/in diesem teil/i);
  (
    css('#engine')
      .getByRole('radio', { name: /Automatic/ })
      .element() as HTMLElement
  ).focus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(page.getByRole('radio', { name: /Offline engine only/ })).toBeChecked();
  await expect.poll(async () => (await settingsOf(app))?.engine).toBe('offline');
  await page.getByRole('button', { name: 'Language', exact: true }).click();
  await expect.element(css('[data-needs="choice"]')).toBeVisible();
});

it('offers the account’s server as engine to a user who is signed in', async () => {
  const status = { serverUrl: 'https://gloss.example', state: 'signedIn', isSyncing: false, remainingMinutes: 5 } as const;
  const listeners = new Set<(current: typeof status | null) => void>();
  const onStatus = (listener: (current: typeof status | null) => void) => {
    listeners.add(listener);
    listener(null);
    return () => void listeners.delete(listener);
  };
  const app = await openSettings({ account: { onStatus } });
  const server = page.getByRole('radio', { name: /My account’s server/ });
  expect(server.elements()).toEqual([]);
  for (const report of listeners) report(status);
  await expect
    .element(page.getByText('gloss.example writes summaries and articles and uses minutes', { exact: false }))
    .toBeVisible();
  await server.click();
  await expect.element(server).toBeChecked();
  await expect.poll(async () => (await settingsOf(app))?.engine).toBe('account');
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

const speechKey = 'key-of-speech';

/** A transcription provider that accepts one key. */
const listModels: Speech['listModels'] = async (transcriber) => {
  if (transcriber.kind === 'onDevice' || transcriber.apiKey !== speechKey) throw new Failure('modelRefused', '401 wrong key');
  return ['whisper-1', 'whisper-large-v3'];
};
const speech = { listModels, transcribe: async () => Promise.reject(), estimate: async () => Promise.reject() };

it('adds a transcription provider, tests it, selects it, changes it and removes it', async () => {
  const app = await openSettings({ ports: { speech } }, 'transcription');
  const part = css('[data-part="providers"]');
  const add = part.getByRole('button', { name: 'Add service', exact: false });
  await add.click();
  const form = part.css('form');
  const service = form.getByLabelText('Service', { exact: true });
  await expect.element(service).toHaveFocus();
  await expect.element(form.css('[data-permission="api.openai.com"]')).toBeVisible();
  await service.selectOptions('deepgram');
  await form.getByLabelText('Keep the audio in Europe', { exact: false }).click();
  await expect.element(form.css('[data-permission="api.eu.deepgram.com"]')).toBeVisible();
  await service.selectOptions('openai');
  await form.getByLabelText('Available models', { exact: false }).selectOptions('whisper-1');
  await expect.element(form.getByLabelText('US dollars per hour', { exact: false })).toHaveValue(0.36);
  await expect.element(form.css('[data-notes]')).toMatchTextContent('will shut it down');

  await form.getByLabelText('Name', { exact: true }).fill('Mine');
  await form.getByLabelText('Address', { exact: true }).fill('https://speech.example/v1');
  await form.getByLabelText('API key', { exact: true }).fill('a-key-that-is-wrong');
  await form.getByRole('button', { name: 'Test and list models', exact: false }).click();
  await expect.element(form.css('[data-test="failed"]')).toMatchTextContent(/The provider reported: “/);
  await form.getByLabelText('API key', { exact: true }).fill(` ${speechKey} `);
  await form.getByRole('button', { name: 'Test and list models', exact: false }).click();
  await form.getByLabelText('Available models', { exact: false }).selectOptions('whisper-large-v3');
  await form.getByLabelText('US dollars per hour', { exact: false }).fill('0.5');
  await expectAccessible();
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(add).toHaveFocus();

  const card = part.css('[data-provider]');
  await expect.element(card).toMatchTextContent('Key saved · $0.50 per hour of audio');
  await button('Test Mine').click();
  await expect.element(card.getByRole('status')).toMatchTextContent('It works and offers');
  // A transcription provider writes no summaries.
  expect(css('#models [data-provider]').elements()).toEqual([]);
  await page.getByRole('radio', { name: /^Mine.*whisper-large-v3.*The audio is sent to speech\.example/ }).click();
  const stored = { kind: 'openaiTranscription', model: 'whisper-large-v3', pricePerHour: 0.5 };
  const id = card.element().getAttribute('data-provider');
  await expect.poll(() => settingsOf(app)).toMatchObject({ providers: [stored], transcriber: id });

  await button('Edit Mine').click();
  await form.getByLabelText('US dollars per hour', { exact: false }).fill('');
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(card).toMatchTextContent('Price unknown');
  await expect.element(button('Edit Mine')).toHaveFocus();

  await button('Remove Mine').click();
  await expect.element(card.getByRole('button', { name: 'Cancel', exact: false })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button('Remove Mine')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await card.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect.element(card).toHaveLength(0);
  await expect.element(css('#transcription').getByRole('radio', { name: /Automatic/ })).toBeChecked();
  expect([...app.secrets]).toEqual([]);
});

it('is accessible, narrow and wide, on every page and with every form open', async () => {
  await openSettings({ account: {} });
  const open = async (id: (typeof settingsPages)[number]) => {
    location.hash = id;
    await expect.element(page.getByRole('main', { name: settingsText(`pages.${id}`) })).toBeVisible();
  };
  for (const id of settingsPages) {
    await open(id);
    if (id === 'summaries') {
      await button('Add model').click();
      await page.getByText('Price and context', { exact: false }).click();
      await button('Add prompt').click();
    }
    if (id === 'transcription') await button('Add service').click();
    await expect.element(css('main > div:not([hidden]) > section').first()).toBeVisible();
    for (const width of [320, 1200]) {
      await page.viewport(width, 900);
      await expectAccessible();
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    }
  }
  await open('account');
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
  location.hash = 'storage';
  renderView(app, <SettingsPage />);
  const section = css('#storage');
  await expect.element(section).toMatchTextContent(/1 saved item\. \d[\d.]* (kB|MB) of \d/);
  await section.getByRole('combobox').selectOptions('After 90 days');
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
