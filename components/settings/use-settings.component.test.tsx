import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Failure } from '../../lib/contract/failure.ts';
import { feedText } from '../i18n/feed-text.ts';
import { settingsText } from '../i18n/settings-text.ts';
import { fakeApp } from '../testing/fake-app.ts';
import { renderView } from '../testing/render.tsx';
import { SettingsPage } from './settings-page.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const heading = (name: string) => page.getByRole('heading', { name, exact: true });
const remove = (name: string) => button(settingsText('templates.removeNamed', { name })).click();
const nameField = () => page.getByRole('textbox', { name: settingsText('templates.name'), exact: true });

/** Opens a page of the settings, on operations of its own whose changes tests delay and refuse. */
async function openSettings(hash = '') {
  location.hash = hash;
  const templates = ['Tasks', 'Quotes'].map((name) => ({ id: name, name, text: 'List them' }));
  let settings = { ...(await fakeApp().client.getSettings({})), templates };
  const updateSettings = vi.fn(async (change: object) => {
    settings = { ...settings, ...change };
    return settings;
  });
  const view = renderView(fakeApp({ client: { getSettings: async () => settings, updateSettings } }), <SettingsPage />);
  await expect.poll(() => view.querySelector('[data-settings="ready"]')).not.toBeNull();
  const delayNext = () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const update = updateSettings.getMockImplementation()!;
    updateSettings.mockImplementationOnce(async (change) => {
      await promise;
      return update(change);
    });
    return resolve;
  };
  return { updateSettings, delayNext };
}

it('restores a removed prompt beside the form of another one', async () => {
  await openSettings();
  await remove('Tasks');
  await button(settingsText('templates.add')).click();
  await nameField().fill('Dates');
  await button(settingsText('templates.undo')).click();
  await expect.element(heading('Tasks')).toBeVisible();
  await expect.element(nameField()).toHaveValue('Dates');
});

it('closes the form of a prompt only after it was saved', async () => {
  const { updateSettings } = await openSettings();
  await button(settingsText('templates.add')).click();
  await nameField().fill('Dates');
  await page.getByRole('textbox', { name: settingsText('templates.text'), exact: true }).fill('List the dates');
  updateSettings.mockRejectedValueOnce(new Failure('storageFull'));
  await button(settingsText('form.save')).click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(nameField()).toHaveValue('Dates');
  await button(settingsText('form.save')).click();
  await expect.element(heading('Dates')).toBeVisible();
  expect(nameField().elements()).toEqual([]);
});

it('removes both of two prompts that are removed in quick succession', async () => {
  const { updateSettings, delayNext } = await openSettings();
  const proceed = delayNext();
  await remove('Tasks');
  await remove('Quotes');
  proceed();
  await expect.poll(() => updateSettings.mock.lastCall?.[0]).toEqual({ templates: [] });
  await expect.element(page.getByText(settingsText('templates.none'))).toBeVisible();
});

it('hides both of two kinds of items that are chosen in quick succession', async () => {
  const { updateSettings, delayNext } = await openSettings('feed');
  const proceed = delayNext();
  await page.getByRole('checkbox', { name: feedText('hide.short') }).click();
  await page.getByRole('checkbox', { name: feedText('hide.live') }).click();
  proceed();
  await expect.poll(() => updateSettings.mock.lastCall?.[0]).toEqual({ feedHidden: ['short', 'live'] });
});
