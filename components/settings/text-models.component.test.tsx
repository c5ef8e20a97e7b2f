import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { Failure } from '../../lib/contract/failure.ts';
import type { DownloadableModel, ModelDownloads } from '../../lib/ports/model-downloads.ts';
import { failureText } from '../i18n/failure-text.ts';
import { expectAccessible } from '../testing/accessible.ts';
import { css } from '../testing/css.ts';
import { renderView } from '../testing/render.tsx';
import { serviceApp } from '../testing/service-app.ts';
import { SettingsPage } from './settings-page.tsx';

const textModel = (id: string, device?: 'webgpu'): DownloadableModel => ({
  id,
  name: id,
  purpose: 'text',
  languages: [],
  license: 'Apache-2.0',
  url: `https://huggingface.co/${id}`,
  device,
  state: 'absent',
  have: 0,
  total: 1_000_000_000,
});

/** The models of a device, whose downloads are complete at once. */
function fakeModels(...models: DownloadableModel[]): ModelDownloads {
  const find = (id: string) => models.find((model) => model.id === id)!;
  return {
    list: async () => ({ canRun: true, models }),
    download: async ({ id }, options) => {
      options?.onEvent({ have: 400_000_000, total: 1_000_000_000 });
      return Object.assign(find(id), { state: 'ready', have: 1_000_000_000 });
    },
    pause: async () => undefined,
    remove: async ({ id }) => void Object.assign(find(id), { state: 'absent', have: 0 }),
  };
}

it('downloads a language model, uses it for summaries, and removes it', async () => {
  const app = serviceApp();
  app.device.modelDownloads = fakeModels(textModel('small', 'webgpu'), textModel('large'));
  renderView(app, <SettingsPage />);
  const part = css('[data-part="text-models"]');
  const card = css('[data-downloadable-model="small"]');
  await expect.element(card).toMatchTextContent('1 GB · writes summaries and articles · runs on the GPU · License: Apache-2.0');
  await expect.element(card).toMatchTextContent('Takes about 1.5 GB of memory while it writes.');
  await expect
    .element(css('[data-downloadable-model="large"]'))
    .toMatchTextContent('This device can’t run it: it needs a graphics');
  await expectAccessible();
  await part.getByRole('button', { name: /^Download 1 GB: small/ }).click();
  await part.getByRole('button', { name: 'Use small for summaries' }).click();
  await expect.element(page.getByRole('radio', { name: /^small/ })).toBeChecked();
  await part.getByRole('button', { name: 'Remove small' }).click();
  await card.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect.element(page.getByRole('radio', { name: /^Automatic/ })).toBeChecked();
  for (const width of [320, 1200]) {
    await page.viewport(width, 900);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  }
});

it('says once that no language model runs on the device, and leaves what is stored to be removed', async () => {
  const app = serviceApp();
  app.device.modelDownloads = fakeModels(textModel('small'), { ...textModel('large'), state: 'ready', have: 1_000_000_000 });
  renderView(app, <SettingsPage />);
  const part = css('[data-part="text-models"]');
  await expect.element(part).toMatchTextContent('This device can’t run them');
  await expect.element(part.getByRole('button', { name: 'Remove large' })).toBeVisible();
  await expect.element(css('[data-downloadable-model="small"]')).not.toBeInTheDocument();
});

it('goes on using a language model that can’t be removed, and says why', async () => {
  const app = serviceApp();
  const model: DownloadableModel = { ...textModel('small', 'webgpu'), state: 'ready', have: 1_000_000_000 };
  app.device.modelDownloads = { ...fakeModels(model), remove: () => Promise.reject(new Failure('storageFull')) };
  renderView(app, <SettingsPage />);
  await page.getByRole('button', { name: 'Use small for summaries' }).click();
  await expect.element(page.getByRole('radio', { name: /^small/ })).toBeChecked();
  const card = css('[data-downloadable-model="small"]');
  await card.getByRole('button', { name: 'Remove small' }).click();
  await card.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect.element(card).toMatchTextContent(failureText({ code: 'storageFull' }).title);
  await expect.element(page.getByRole('radio', { name: /^small/ })).toBeChecked();
});
