import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { chooseLanguage } from '../../lib/i18n/choose-language.ts';
import { compiledMessages } from '../../scripts/build/compiled-messages.ts';
import { manifestMessages } from '../../scripts/build/manifest-messages.ts';
import { translationChunks } from '../../scripts/build/translation-chunks.ts';
import { readPageTexts } from '../../server/pages/page-text.ts';

const root = join(import.meta.dirname, '../..');
const copy = mkdtempSync(join(tmpdir(), 'gloss-locales-'));
const locales = join(copy, 'locales');
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Ukrainian has four plural forms, which English cannot stand for. */
const itemCount = '{count, plural, one {# запис} few {# записи} many {# записів} other {# запису}}';

beforeAll(() => {
  for (const folder of ['components/i18n', 'lib/i18n', 'lib/contract', 'locales/en', 'locales/zh-CN']) {
    cpSync(join(root, folder), join(copy, folder), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  mkdirSync(join(locales, 'uk'));
  for (const file of readdirSync(join(locales, 'en'))) {
    const english: Record<string, string> = JSON.parse(readFileSync(join(locales, 'en', file), 'utf8'));
    const ukrainian = Object.fromEntries(Object.entries(english).map(([key, message]) => [key, `ук ${message}`]));
    if (file === 'library.json') ukrainian.count = itemCount;
    writeFileSync(join(locales, 'uk', file), JSON.stringify(ukrainian));
  }
});

it('a new folder of locales is a language of the UI, compiled with the others', async () => {
  await build({
    root: copy,
    configFile: false,
    logLevel: 'error',
    plugins: [compiledMessages(), translationChunks()],
    build: {
      target: 'esnext',
      outDir: 'dist',
      lib: {
        entry: ['library', 'failure'].map((name) => `components/i18n/${name}-text.ts`),
        formats: ['es'],
        fileName: (_, name) => `${name}.mjs`,
      },
    },
  });
  vi.stubGlobal('navigator', { languages: ['sw', 'uk-UA', 'en'] });
  const { libraryText } = await import(/* @vite-ignore */ join(copy, 'dist/library-text.mjs'));
  const { failureText } = await import(/* @vite-ignore */ join(copy, 'dist/failure-text.mjs'));
  expect(libraryText('section.saved')).toBe('ук Saved');
  expect([1, 22, 5].map((count) => libraryText('count', { count }))).toEqual(['1 запис', '22 записи', '5 записів']);
  expect(failureText({ code: 'noCaptions' }).title).toMatch(/^ук /);
});

it('a new folder of locales is a language of the server’s pages', () => {
  const pageText = readPageTexts(locales);
  expect(pageText('uk-UA,en;q=0.5').language).toBe('uk');
  expect(pageText('uk-UA,en;q=0.5').t('account.title')).toMatch(/^ук /);
  expect(pageText('sw,zh-SG').language).toBe('zh-CN');
});

it('a new folder of locales is a language of the manifest', () => {
  const files = manifestMessages(locales);
  expect(Object.keys(files)).toEqual(expect.arrayContaining(['_locales/en/messages.json', '_locales/zh_CN/messages.json']));
  expect(JSON.parse(files['_locales/uk/messages.json']!).extensionName.message).toMatch(/^ук /);
});

it.each([
  [['sw-KE', 'zh-TW', 'en'], 'zh-CN'],
  [['zh-HK'], 'zh-TW', ['en', 'zh-CN', 'zh-TW']],
  [['zh-Hant'], 'zh-TW', ['en', 'zh-CN', 'zh-TW']],
  [['zh-SG'], 'zh-CN', ['en', 'zh-TW', 'zh-CN']],
  [['pt-PT'], 'pt-BR', ['en', 'pt-BR']],
  [['ar-EG'], 'ar', ['en', 'ar']],
  [['pt'], 'pt-BR', ['en', 'pt-BR', 'pt-PT']],
  [['pt-PT'], 'pt-PT', ['en', 'pt-BR', 'pt-PT']],
  [['de-AT'], 'de', ['en', 'de', 'zh-CN']],
  [['en-GB', 'zh-CN'], 'en'],
  [['*', 'not a tag', ''], 'en'],
  [[], 'en'],
] as [string[], string, string[]?][])(
  'of the languages %j the first with a catalog is chosen: %s',
  (preferred, chosen, available) => {
    expect(chooseLanguage(preferred, available ?? ['en', 'zh-CN'])).toBe(chosen);
  },
);

it('no script is looked up where one catalog has the language', () => {
  const lookUp = vi.spyOn(Intl.Locale.prototype, 'maximize');
  expect(chooseLanguage(['de-AT'], ['en', 'de', 'zh-CN', 'zh-TW'])).toBe('de');
  expect(lookUp).not.toHaveBeenCalled();
  lookUp.mockRestore();
});
