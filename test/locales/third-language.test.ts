import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { chooseLanguage } from '../../lib/i18n/choose-language.ts';
import { compiledMessages } from '../../scripts/compiled-messages.ts';
import { manifestMessages } from '../../scripts/manifest-messages.ts';
import { readPageTexts } from '../../server/pages/page-text.ts';

const root = join(import.meta.dirname, '../..');
const copy = mkdtempSync(join(tmpdir(), 'gloss-locales-'));
const locales = join(copy, 'locales');
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Russian has four plural forms, which neither English nor Chinese can stand for. */
const itemCount = '{count, plural, one {# запись} few {# записи} many {# записей} other {# записи}}';

beforeAll(() => {
  for (const folder of ['components/i18n', 'lib/i18n', 'lib/contract', 'locales']) {
    cpSync(join(root, folder), join(copy, folder), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  mkdirSync(join(locales, 'ru'));
  for (const file of readdirSync(join(locales, 'en'))) {
    const english: Record<string, string> = JSON.parse(readFileSync(join(locales, 'en', file), 'utf8'));
    const russian = Object.fromEntries(Object.entries(english).map(([key, message]) => [key, `ру ${message}`]));
    if (file === 'library.json') russian.count = itemCount;
    writeFileSync(join(locales, 'ru', file), JSON.stringify(russian));
  }
});

it('a third folder of locales is a language of the UI, compiled with the others', async () => {
  await build({
    root: copy,
    configFile: false,
    logLevel: 'error',
    plugins: [compiledMessages()],
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
  vi.stubGlobal('navigator', { languages: ['fr', 'ru-RU', 'en'] });
  const { libraryText } = await import(/* @vite-ignore */ join(copy, 'dist/library-text.mjs'));
  const { failureText } = await import(/* @vite-ignore */ join(copy, 'dist/failure-text.mjs'));
  expect(libraryText('section.saved')).toBe('ру Saved');
  expect([1, 22, 5].map((count) => libraryText('count', { count }))).toEqual(['1 запись', '22 записи', '5 записей']);
  expect(failureText({ code: 'noCaptions' }).title).toMatch(/^ру /);
});

it('a third folder of locales is a language of the server’s pages', () => {
  const pageText = readPageTexts(locales);
  expect(pageText('ru-RU,en;q=0.5').language).toBe('ru');
  expect(pageText('ru-RU,en;q=0.5').t('account.title')).toMatch(/^ру /);
  expect(pageText('fr,zh-TW').language).toBe('zh-CN');
});

it('a third folder of locales is a language of the manifest', () => {
  const files = manifestMessages(locales);
  expect(Object.keys(files).sort()).toEqual([
    '_locales/en/messages.json',
    '_locales/ru/messages.json',
    '_locales/zh_CN/messages.json',
  ]);
  expect(JSON.parse(files['_locales/ru/messages.json']!).extensionName.message).toMatch(/^ру /);
});

it.each([
  [['fr-FR', 'zh-TW', 'en'], 'zh-CN'],
  [['zh-HK'], 'zh-TW', ['en', 'zh-CN', 'zh-TW']],
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
