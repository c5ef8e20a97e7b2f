import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { createModels } from '../../lib/models/models.ts';
import { fakeBrowser } from '../../test/model-server/browser-apis.ts';
import { settingsText } from '../i18n/settings-text.ts';
import { SettingsPage } from '../settings/settings-page.tsx';
import { expectAccessible } from '../testing/accessible.ts';
import { css } from '../testing/css.ts';
import { putBrowserModel, removeBrowserModels } from '../testing/fake-browser-model.ts';
import { renderView, unmountAll } from '../testing/render.tsx';
import { renderItem } from '../testing/render-item.tsx';
import { serviceApp } from '../testing/service-app.ts';

beforeEach(removeBrowserModels);
afterEach(removeBrowserModels);

const part = css('[data-part="browser-models"]');
const button = (name: string) => page.getByRole('button', { name, exact: true });

it('lets summaries be written only by models that the browser can run', async () => {
  const writer = putBrowserModel('LanguageModel', 'unavailable');
  putBrowserModel('Summarizer', 'unavailable');
  putBrowserModel('Translator', 'available');
  const choice = css('input[value="builtIn"]');
  renderView(serviceApp(), <SettingsPage />);
  await expect.element(choice).toBeDisabled();
  await expect.element(page.getByText(settingsText('builtIn.none')).first()).toBeVisible();
  unmountAll();
  writer.state = 'downloadable';
  renderView(serviceApp(), <SettingsPage />);
  await expect.element(choice).toBeEnabled();
});

it('shows each of the browser’s models with its state, and downloads one on a click', async () => {
  const model = putBrowserModel('LanguageModel', 'downloadable');
  putBrowserModel('Summarizer', 'unavailable');
  putBrowserModel('Translator', 'available');
  renderView(serviceApp(), <SettingsPage />);
  await expect.element(part.css('li').first()).toMatchTextContent('Language model');
  await expect.element(part.css('[data-browser-model]').nth(1)).toMatchTextContent('Not available in this browser.');
  await expect.element(part.css('[data-browser-model]').nth(2)).toMatchTextContent('Ready on this device.');
  expect(model.created).toEqual([]);

  await button('Download: Language model').click();
  model.progress(0.42);
  const state = part.css('[data-browser-model]').first();
  await expect.element(state).toMatchTextContent('Downloading 42%');
  await expectAccessible();
  await button('Cancel: Language model').click();
  await expect.element(state).toMatchTextContent('The browser downloads its model first.');
  expect(part.css('[role="alert"]').elements()).toEqual([]);

  await button('Download: Language model').click();
  model.fail('The connection broke.');
  await expect.element(state).toMatchTextContent('The download failed: The connection broke.');
  await button('Download: Language model').click();
  model.finish();
  await expect.element(state).toMatchTextContent('Ready on this device.');
  for (const width of [320, 1200]) {
    await page.viewport(width, 900);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  }
});

it('explains a browser without models of its own', async () => {
  renderView(serviceApp(), <SettingsPage />);
  await expect.element(part).toMatchTextContent('This browser has no models of its own.');
  await expect.element(page.getByRole('radio', { name: /^Browser’s built-in models/ })).toBeDisabled();
});

it('downloads a pair of languages, then translates subtitles without a key', async () => {
  const translator = putBrowserModel('Translator', 'downloadable');
  const { browser } = fakeBrowser({ translator: 'available' });
  const models = createModels({ fetch: () => Promise.reject(new Error('no network')), browser });
  const app = serviceApp({ ports: { models } });
  await app.summarize();
  renderItem(app);
  await page.getByRole('tab', { name: /Subtitles|Transcript/ }).click();
  await page.getByRole('button', { name: 'Translate', exact: true }).click();
  const form = css('form').filter({ hasText: 'Translate into' });
  await form.getByLabelText('Translate into').selectOptions('de');
  const submit = form.getByRole('button', { name: 'Translate', exact: true });
  await expect.element(submit).toBeDisabled();
  await button('Download: Translator from English to German').click();
  await expect.poll(() => translator.created).toEqual([{ sourceLanguage: 'en', targetLanguage: 'de' }]);
  translator.finish();
  await submit.click();
  await expect.element(page.getByText('In diesem Teil wird erklärt', { exact: false }).first()).toBeVisible();
});
