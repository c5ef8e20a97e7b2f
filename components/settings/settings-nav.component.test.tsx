import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { settingsText } from '../i18n/settings-text.ts';
import { css } from '../testing/css.ts';
import { fakeApp } from '../testing/fake-app.ts';
import { renderView } from '../testing/render.tsx';
import { SettingsPage } from './settings-page.tsx';
import { findSettings, pageOfHash, settingsPages, settingsSections } from './settings-sections.ts';

const link = (name: string) => page.getByRole('navigation').getByRole('link', { name, exact: false });
const search = () => page.getByRole('searchbox', { name: settingsText('settings.search') });

async function openSettings(hash = '') {
  location.hash = hash;
  const files = { write: () => Promise.reject(), read: () => Promise.reject() };
  const requests = { list: async () => [], clear: async () => undefined, isLocalOnly: async () => false };
  const device = { loadLibraryFiles: async () => files, requests: { ...requests, setLocalOnly: async () => undefined } };
  renderView(fakeApp({ device }), <SettingsPage />);
  await expect.element(css('[data-settings="ready"]')).toBeVisible();
}

it('opens one page at a time, named in the title, and keeps what was typed on another', async () => {
  await openSettings();
  await expect.element(link('Summaries')).toHaveAttribute('aria-current', 'page');
  const limit = page.getByRole('textbox', { name: settingsText('spending.label') });
  await limit.fill('7');
  await link('Privacy').click();
  await expect.element(page.getByRole('main', { name: 'Privacy' })).toHaveFocus();
  await expect.poll(() => document.title).toBe('Privacy · Settings · Gloss');
  expect(limit.elements()).toEqual([]);
  await expect.element(page.getByRole('heading', { name: settingsText('storage.title') })).toBeVisible();
  await link('Summaries').click();
  await expect.element(limit).toHaveValue('7');
});

it('leads from the fragment of every section to its page and its heading', async () => {
  await openSettings();
  for (const { id, page: pageId, title } of settingsSections) {
    location.hash = id;
    await expect.element(page.getByRole('main', { name: settingsText(`pages.${pageId}`) })).toBeVisible();
    await expect.element(page.getByRole('heading', { level: 2, name: title, exact: true })).toHaveFocus();
  }
  expect(settingsPages.map(pageOfHash)).toEqual([...settingsPages]);
  expect(pageOfHash('no-such-section')).toBe('summaries');
});

it('lists every section that its pages show', async () => {
  await openSettings();
  const shown: string[] = [];
  for (const id of settingsPages) {
    location.hash = id;
    await expect.element(page.getByRole('main', { name: settingsText(`pages.${id}`) })).toBeVisible();
    const listed = settingsSections.filter((section) => section.page === id).map((section) => section.id);
    await expect
      .poll(() =>
        css('main section')
          .elements()
          .filter((section) => section.checkVisibility())
          .map((section) => section.id),
      )
      .toEqual(listed);
    shown.push(...listed);
  }
  expect(shown).toEqual(settingsSections.map(({ id }) => id));
});

it('finds a control on another page by keyboard alone', async () => {
  await openSettings();
  await userEvent.keyboard('/');
  await expect.element(search()).toHaveFocus();
  await userEvent.keyboard('rsshub');
  await expect.element(page.getByText('1 setting found.')).toBeInTheDocument();
  await expect.element(link('Channels without feeds')).toMatchTextContent('Library · RSSHub address');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { name: 'Channels without feeds' })).toHaveFocus();
  await expect.element(search()).toHaveValue('');
  await expect.element(link('Library')).toHaveAttribute('aria-current', 'page');
});

it('names a search without results, and still links to the pages', async () => {
  await openSettings();
  await search().fill('zeppelin');
  await expect.element(page.getByText('No setting found.')).toBeVisible();
  await expect.element(link('Library')).toBeVisible();
});

it('matches all words, in any order, without regard to case, marks and the page that they stand on', () => {
  const idsOf = (query: string) => findSettings(query).map(({ id }) => id);
  expect(idsOf('LIMIT monthly')).toEqual(['spending']);
  expect(idsOf('privacy delete')).toEqual(['storage']);
  expect(idsOf('óllama')).toEqual(['models']);
  expect(idsOf('monthly whisper')).toEqual([]);
  expect(idsOf('  ')).toEqual([]);
});
