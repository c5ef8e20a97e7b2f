import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Failure } from '../../lib/contract/failure.ts';
import { accountText } from '../i18n/account-text.ts';
import { exportingText } from '../i18n/exporting-text.ts';
import { feedText } from '../i18n/feed-text.ts';
import { reviewText } from '../i18n/review-text.ts';
import { settingsText } from '../i18n/settings-text.ts';
import { t } from '../i18n/t.ts';
import { type FakeOptions, fakeApp } from '../testing/fake-app.ts';
import { renderView } from '../testing/render.tsx';
import { SettingsPage } from './settings-page.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });

async function openSettings(options: FakeOptions = {}, hash = '') {
  location.hash = hash;
  const app = fakeApp(options);
  const view = renderView(app, <SettingsPage />);
  await expect.poll(() => view.querySelector('[data-settings="ready"]')).not.toBeNull();
  return app;
}

it('saves the choice of an engine at once', async () => {
  const app = await openSettings();
  await page.getByRole('radio', { name: settingsText('engine.offline'), exact: false }).click();
  await expect.element(page.getByText(settingsText('settings.saved'), { exact: true })).toBeVisible();
  expect(app.inputsOf('updateSettings')).toEqual([{ engine: 'offline' }]);
  await expect.element(page.getByRole('radio', { name: settingsText('engine.offline'), exact: false })).toBeChecked();
});

it('shows why a change was not saved', async () => {
  const updateSettings = async () => {
    throw new Failure('storageFull', '');
  };
  await openSettings({ client: { updateSettings } });
  await page.getByLabelText(settingsText('output.label')).selectOptions('de');
  await expect.element(page.getByRole('alert')).toBeVisible();
});

it('disables every control until the settings are read', async () => {
  renderView(fakeApp({ client: { getSettings: () => new Promise(() => undefined) } }), <SettingsPage />);
  await expect.element(page.getByLabelText(settingsText('output.label'))).toBeDisabled();
});

it('sets a spending limit, and rejects an invalid amount', async () => {
  const app = await openSettings();
  const field = page.getByRole('textbox', { name: settingsText('spending.label') });
  await field.fill('much');
  await button(settingsText('spending.set')).click();
  await expect.element(page.getByText(settingsText('spending.error'))).toBeVisible();
  await field.fill('5');
  await button(settingsText('spending.set')).click();
  await expect.poll(() => app.inputsOf('updateSettings')).toEqual([{ spendingCap: 5 }]);
});

it('sets the number of reviews a day', async () => {
  const app = await openSettings({}, 'review');
  const limit = page.getByLabelText(reviewText('settings.limit'));
  await expect.element(limit).toHaveValue('20');
  await limit.selectOptions('50');
  await expect.poll(() => app.inputsOf('updateSettings')).toEqual([{ dailyReviews: 50 }]);
  await expect.element(limit).toHaveValue('50');
});

it('sets how often a digest is made', async () => {
  const app = await openSettings({}, 'feed');
  const interval = page.getByLabelText(feedText('digest.setting'));
  await expect.element(interval).toHaveValue('off');
  await interval.selectOptions('weekly');
  await expect.poll(() => app.inputsOf('updateSettings')).toEqual([{ digest: 'weekly' }]);
  await expect.element(interval).toHaveValue('weekly');
});

it('adds a prompt, removes it, and brings it back', async () => {
  await openSettings();
  await button(settingsText('templates.add')).click();
  await page.getByRole('textbox', { name: settingsText('templates.name'), exact: true }).fill('Tasks');
  await page.getByRole('textbox', { name: settingsText('templates.text'), exact: true }).fill('List the tasks');
  await button(settingsText('form.save')).click();
  await expect.element(page.getByRole('heading', { name: 'Tasks' })).toBeVisible();
  const focused = () => document.activeElement;
  await expect.poll(focused).toBe(button(settingsText('templates.add')).element());
  await button(settingsText('templates.removeNamed', { name: 'Tasks' })).click();
  await expect.element(button(settingsText('templates.undo'))).toBeVisible();
  await expect.poll(focused).toBe(button(settingsText('templates.add')).element());
  await button(settingsText('templates.undo')).click();
  await expect.poll(focused).toBe(button(settingsText('templates.editNamed', { name: 'Tasks' })).element());
  await expect.element(page.getByRole('heading', { name: 'Tasks' })).toBeVisible();
});

it('sets the address of an RSSHub after the host is allowed', async () => {
  const app = await openSettings({}, 'channels');
  await page.getByRole('textbox', { name: feedText('hub.label') }).fill('https://hub.example:8080');
  await button(feedText('hub.set')).click();
  await expect.poll(() => app.inputsOf('updateSettings')).toEqual([{ rssHub: 'https://hub.example:8080' }]);
  expect(app.inputsOf('requestHosts')).toEqual([['https://hub.example/*']]);
});

it('does not set it when the host is denied', async () => {
  const app = await openSettings({ isAllowed: false }, 'channels');
  await page.getByRole('textbox', { name: feedText('hub.label') }).fill('https://hub.example');
  await button(feedText('hub.set')).click();
  await expect.element(page.getByText(feedText('hub.denied', { host: 'hub.example' }))).toBeVisible();
  expect(app.inputsOf('updateSettings')).toEqual([]);
});

const agree = () => page.getByRole('dialog').getByRole('button', { name: settingsText('storage.delete.confirm') });
const forgetEverything = async () => {
  await button(settingsText('storage.delete')).click();
  await expect.element(agree()).toBeDisabled();
  await page.getByRole('dialog').getByRole('textbox').fill(settingsText('storage.word'));
  await agree().click();
};

it('forgets everything only after the confirmation word was typed', async () => {
  const forgetSites = vi.fn(async () => undefined);
  const app = await openSettings({ device: { forgetSites } }, 'storage');
  localStorage.setItem('note-view', 'read');
  await forgetEverything();
  await expect.element(page.getByText(settingsText('storage.deleted'))).toBeVisible();
  expect(app.inputsOf('forgetEverything')).toEqual([{ confirm: true }]);
  expect(forgetSites).toHaveBeenCalledOnce();
  expect(app.calls.map(({ name }) => name)).toContain('forgetAccount');
  expect(localStorage.length).toBe(0);
});

it('neither reports nor completes a deletion of everything that has failed', async () => {
  const forgetting = vi.fn(async () => ({ success: true }));
  await openSettings({ client: { forgetEverything: forgetting } }, 'storage');
  await forgetEverything();
  await expect.element(page.getByText(settingsText('storage.deleted'))).toBeVisible();
  localStorage.setItem('note-view', 'read');
  forgetting.mockRejectedValue(new Failure('storageFull'));
  await forgetEverything();
  await expect.element(page.getByRole('alert')).toBeVisible();
  expect(page.getByText(settingsText('storage.deleted')).elements()).toEqual([]);
  expect(localStorage.getItem('note-view')).toBe('read');
});

it('deletes what this device stores while the account can’t be reached, and names that', async () => {
  const forgetSites = vi.fn(async () => undefined);
  const accountCall = vi.fn(async () => undefined).mockRejectedValueOnce(new Failure('offline'));
  const clear = vi.fn(async () => undefined);
  const requests = { list: async () => [], clear, isLocalOnly: async () => false, setLocalOnly: async () => undefined };
  await openSettings({ device: { forgetSites, requests }, account: { forgetEverything: accountCall } }, 'storage');
  localStorage.setItem('note-view', 'read');
  await forgetEverything();
  await expect.element(page.getByRole('alert')).toMatchTextContent(accountText('deleteEverything.failed'));
  expect([forgetSites.mock.calls.length, localStorage.length, clear.mock.calls.length]).toEqual([1, 0, 0]);
  await forgetEverything();
  await expect.element(page.getByText(settingsText('storage.deleted'))).toBeVisible();
  expect(page.getByRole('alert').elements()).toEqual([]);
  expect(clear).toHaveBeenCalledOnce();
});

it('deletes stored recordings where the device has any', async () => {
  let stored = [{ soundId: 'x', bytes: 2_000_000 }];
  const recordings = {
    list: async () => [],
    stop: async () => undefined,
    listStored: async () => stored,
    remove: async () => {
      stored = [];
    },
  };
  await openSettings({ device: { recordings } }, 'storage');
  await button(settingsText('audio.delete')).click();
  await button(settingsText('audio.delete')).click();
  await expect.poll(() => button(settingsText('audio.delete')).elements().length).toBe(0);
});

it('offers library files only where the host reads and writes them', async () => {
  await openSettings({}, 'library');
  await expect.element(page.getByRole('heading', { name: settingsText('channels.title') })).toBeVisible();
  expect(button(exportingText('library.export')).elements()).toEqual([]);
});

it('writes the library into a file, and copies the details of an import that ends with an error in Gloss', async () => {
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const files = {
    write: async () => ({ fileName: 'library.jsonl.gz', file: new Blob(['x']), omitted: 0 }),
    read: async () => {
      throw new TypeError('the records are no list');
    },
  };
  await openSettings({ device: { loadLibraryFiles: async () => files } }, 'library');
  await button(exportingText('library.export')).click();
  await expect.element(page.getByText(exportingText('library.written', { name: 'library.jsonl.gz' }))).toBeVisible();
  expect(button(t('action.copyDetails')).elements()).toEqual([]);

  const chooser = document.querySelector<HTMLInputElement>('[data-import]')!;
  await userEvent.upload(chooser, new File(['x'], 'library.jsonl.gz'));
  await expect.element(page.getByRole('alert')).toMatchTextContent(exportingText('library.unchanged'));
  await button(t('action.copyDetails')).click();
  await expect.poll(() => copy.mock.lastCall?.[0]).toContain('the records are no list');
});

it('signs in at a server after its host is allowed', async () => {
  const app = await openSettings({}, 'account');
  await page.getByRole('radio', { name: accountText('server'), exact: false }).click();
  await page.getByRole('textbox', { name: accountText('address') }).fill('gloss.example');
  await button(accountText('signIn')).click();
  await expect.poll(() => app.inputsOf('connect')).toEqual([{ serverUrl: 'https://gloss.example' }]);
  expect(app.inputsOf('requestHosts')).toEqual([['https://gloss.example/*']]);
});

it('says what is wrong with the address of a server', async () => {
  const connect = async () => {
    throw new Failure('siteFailed', 'https://example.com is not a Gloss server');
  };
  await openSettings({ account: { connect } }, 'account');
  await page.getByRole('radio', { name: accountText('server'), exact: false }).click();
  await page.getByRole('textbox', { name: accountText('address') }).fill('example.com');
  await button(accountText('signIn')).click();
  await expect.element(page.getByRole('alert')).toMatchTextContent(accountText('address.notServer', { address: 'example.com' }));
});

it('says that the account is full, names the channels that it has no place for, and signs out, forgetting the library only on request', async () => {
  const signedIn = { serverUrl: 'https://gloss.example', state: 'signedIn', isSyncing: false, email: 'ada@example.org' } as const;
  const failure = { code: 'storageFull', message: '', details: { isAccount: true } } as const;
  const status = { ...signedIn, refusedChannels: 3, failure };
  const onStatus = (listener: (current: typeof status) => void) => {
    listener(status);
    return () => undefined;
  };
  const app = await openSettings({ account: { onStatus } }, 'account');
  await expect.element(page.getByText('ada@example.org')).toBeVisible();
  await expect.element(page.getByText(accountText('refusedChannels', { count: 3 }))).toBeVisible();
  await expect.element(page.getByRole('alert')).toMatchTextContent(accountText('full'));
  await button(accountText('signOut')).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: accountText('signOut'), exact: true })
    .click();
  await expect.poll(() => app.inputsOf('disconnect')).toEqual([{ forget: false }]);
});
