import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { SettingsPage } from '../../components/settings/settings-page.tsx';
import { expectAccessible } from '../../components/testing/accessible.ts';
import { css } from '../../components/testing/css.ts';
import { type FakeOptions, fakeApp } from '../../components/testing/fake-app.ts';
import { renderView } from '../../components/testing/render.tsx';
import { clearContacts, listContacts, recordBytes, recordContact } from '../gateway/contact-log.ts';
import { isLocalOnly, setLocalOnly } from '../gateway/local-only.ts';
import { sendRequest } from '../gateway/send-request.ts';

const requests = { list: listContacts, clear: clearContacts, isLocalOnly, setLocalOnly };
const button = (name: string) => page.getByRole('button', { name, exact: true });
const localOnly = () => page.getByRole('switch', { name: 'Refuse all requests to other machines' });

async function openPrivacy(device: FakeOptions['device'] = {}) {
  await clearContacts();
  await setLocalOnly(false);
  location.hash = 'privacy';
  const app = fakeApp({ device: { requests, ...device } });
  renderView(app, <SettingsPage />);
  await expect.element(css('[data-requests]')).toBeVisible();
  return app;
}

it('lists what was sent, as it is sent, grouped by host and purpose, with a filter', async () => {
  await openPrivacy();
  await expect.element(css('[data-requests]')).toMatchTextContent('No requests.');
  for (const bytes of [1000, 500]) await recordBytes(await recordContact('www.youtube.com', 'captions'), bytes);
  await recordContact('i.ytimg.com', 'image');
  await recordBytes(await recordContact('feeds.example.org:8443', 'feed'), 2_000_000);
  await expect.element(css('[data-requests]')).toMatchTextContent('4 requests to 3 hosts, at least 2 MB received.');
  const row = (host: string) => page.getByRole('listitem').filter({ hasText: host });
  await expect.element(row('www.youtube.com')).toMatchTextContent(/1\.5 kB.*Captions · 2 requests.*\d{4}/);
  await expect.element(row('i.ytimg.com')).toMatchTextContent('size unknown');
  for (const width of [320, 1280]) {
    await page.viewport(width, 800);
    await expectAccessible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  }

  const filter = page.getByRole('textbox', { name: 'Filter by host or purpose' });
  await filter.fill('FEED');
  await expect.element(css('[data-requests]')).toMatchTextContent('1 request to 1 host, 2 MB received.');
  await expect.element(row('feeds.example.org:8443')).toBeVisible();
  expect(row('i.ytimg.com').elements()).toEqual([]);
  await filter.fill('');
  await button('Clear the list').click();
  await expect.element(css('[data-requests]')).toMatchTextContent('No requests.');
  expect(await listContacts()).toEqual([]);
});

it('shows a long log in parts', async () => {
  await openPrivacy();
  for (let count = 0; count < 45; count++) await recordContact(`host-${count}.example`, 'image');
  await expect.element(css('[data-requests]')).toMatchTextContent('45 requests to 45 hosts');
  const rows = () => css('#requests li').elements().length;
  expect(rows()).toBe(20);
  await button('Show more').click();
  await button('Show more').click();
  await expect.poll(rows).toBe(45);
  expect(button('Show more').elements()).toEqual([]);
});

it('refuses every request to another machine while the switch is on', async () => {
  await openPrivacy();
  await localOnly().click();
  await expect.element(page.getByText('On: nothing leaves this device.')).toBeVisible();
  await expect(sendRequest('https://models.example/v1', 'model')).rejects.toMatchObject({ details: { localOnly: true } });
  expect(await listContacts()).toEqual([]);
  await localOnly().click();
  await expect.element(localOnly()).not.toBeChecked();
  expect(await isLocalOnly()).toBe(false);
});

it('follows a switch that another window turned', async () => {
  await openPrivacy();
  await setLocalOnly(true);
  await expect.element(localOnly()).toBeChecked();
});

it('deletes the log with everything else', async () => {
  const app = await openPrivacy();
  await recordContact('a.example', 'page');
  await button('Delete everything').click();
  await page.getByRole('dialog').getByRole('textbox').fill('delete');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete everything' }).click();
  await expect.element(page.getByText('Everything was deleted.')).toBeVisible();
  expect(app.inputsOf('forgetEverything')).toEqual([{ confirm: true }]);
  expect(await listContacts()).toEqual([]);
});

it('exports everything, and says what the file lacks', async () => {
  let omitted = 0;
  const write = async () => ({ fileName: 'library.jsonl.gz', file: new Blob(['x']), omitted });
  await openPrivacy({ loadLibraryFiles: async () => ({ write, read: () => Promise.reject() }) });
  await button('Export everything').click();
  await expect.element(page.getByText('Saved as library.jsonl.gz', { exact: true })).toBeVisible();
  omitted = 1;
  await button('Export everything').click();
  await expect.element(page.getByText('Saved as library.jsonl.gz, without 1 damaged entry')).toBeVisible();
});
