import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { manifestMessages } from '../../scripts/build/manifest-messages.ts';
import { fakeBrowser } from '../testing/fake-browser.ts';
import { startAddressBarSearch } from './address-bar-search.ts';
import { manifestMessage } from './manifest-message.ts';

vi.mock('wxt/browser', async () => ({ browser: (await import('../testing/fake-browser.ts')).fakeBrowser }));
afterEach(() => vi.unstubAllGlobals());

const files = manifestMessages(join(import.meta.dirname, '../../locales'));

/** Starts a worker in a browser in a language, which knows the extension's texts or none. */
function startIn(language: string, text = '') {
  Object.assign(fakeBrowser, {
    runtime: { getURL: (path: string) => path.slice(1) },
    i18n: { getMessage: () => text, getUILanguage: () => language },
  });
  vi.stubGlobal('fetch', async (path: string) => {
    if (!files[path]) throw new TypeError('Failed to fetch');
    return new Response(files[path]);
  });
}

it('returns the text that the browser knows', async () => {
  startIn('de', 'Mediathek durchsuchen');
  expect(await manifestMessage('searchLibrary')).toBe('Mediathek durchsuchen');
});

it.each([
  ['pt-BR', 'pt_BR'],
  ['zh-TW', 'zh_TW'],
  ['de-AT', 'de'],
  ['tlh', 'en'],
])('reads the text of %s from the extension where the browser knows none', async (language, folder) => {
  startIn(language);
  const { searchLibrary } = JSON.parse(files[`_locales/${folder}/messages.json`]!);
  expect(searchLibrary.message).not.toBe('');
  expect(await manifestMessage('searchLibrary')).toBe(searchLibrary.message);
});

it('starts the address bar with a text where the browser knows none, because an empty one ends the worker', async () => {
  startIn('de');
  const described = Promise.withResolvers<string>();
  Object.assign(fakeBrowser, {
    omnibox: {
      setDefaultSuggestion({ description }: { description: string }) {
        if (!description) throw new TypeError('String must have at least 1 characters; found 0.');
        described.resolve(description);
      },
      onInputChanged: { addListener: () => undefined },
      onInputEntered: { addListener: () => undefined },
    },
  });
  startAddressBarSearch({ searchLibrary: async () => Promise.reject(new Error('not searched')) });
  expect(await described.promise).toBe(await manifestMessage('searchLibrary'));
});

it('rejects for a text that no file has', async () => {
  startIn('en');
  await expect(manifestMessage('unknown')).rejects.toThrow('unknown');
});
