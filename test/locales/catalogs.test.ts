import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { statusOf } from '../../lib/contract/failure.ts';
import { createTranslator } from '../../lib/i18n/translator.ts';

type Catalog = Record<string, string>;

const root = join(import.meta.dirname, '../..');
const languages = readdirSync(join(root, 'locales'));
const catalogFiles = readdirSync(join(root, 'locales/en'));
const read = (language: string, file: string): Catalog => JSON.parse(readFileSync(join(root, 'locales', language, file), 'utf8'));

/** Names of the arguments of a message, found in its syntax tree. */
const placeholders = (message: string): string[] => {
  const names = new Set<string>();
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    // Type 0 is literal text; every other element with a value is named after its argument.
    if ('type' in node && 'value' in node && typeof node.value === 'string' && node.type !== 0) names.add(node.value);
    Object.values(node).forEach(walk);
  };
  walk(new IntlMessageFormat(message, 'en').getAst());
  return [...names].sort();
};

/** Source files of the folders, as paths and texts. */
const sourcesIn = (pattern: string[]) =>
  globSync(pattern, { cwd: root, exclude: ['**/*.test.*'] }).map((path) => readFileSync(join(root, path), 'utf8'));
const uiSources = sourcesIn(['components/**/*.{ts,tsx}', 'entrypoints/**/*.{ts,tsx}']);
const pageSources = sourcesIn(['server/**/*.ts']);

/** Whether a key stands in one of the texts, whole or as a template that fits it. */
function keyFinder(texts: string[]): (key: string) => boolean {
  const source = texts.join('\n');
  const quoted = new Set([...source.matchAll(/'([\w.]+)'/g)].map(([, key]) => key));
  const templates = [...source.matchAll(/`([\w.]*\$\{[^}`]+\}[\w.]*)`/g)]
    .filter(([, template = '']) => /\.\w|\w\./.test(template.replace(/\$\{[^}]+\}/, '')))
    .map(([, template = '']) => new RegExp(`^${template.replaceAll('.', '\\.').replace(/\$\{[^}]+\}/, '\\w+')}$`));
  return (key) => quoted.has(key) || templates.some((template) => template.test(key));
}
const isShownInUi = keyFinder(uiSources);
const isShownOnPages = keyFinder(pageSources);

/** A message of one word, of a name or of placeholders alone may be the same in another language. */
const mayStayEnglish = (message: string) =>
  message === 'FreeMind, Freeplane' ||
  message
    .replaceAll(/\{\w+[^{}]*\}|\W/g, ' ')
    .trim()
    .split(/\s+/).length < 2;

describe.each(catalogFiles)('the catalog %s', (file) => {
  const english = read('en', file);
  const keys = Object.keys(english);

  describe.each(languages)('in %s', (language) => {
    const catalog = read(language, file);

    it('has the keys of English in the same order, with the same placeholders', () => {
      expect(Object.keys(catalog)).toEqual(keys);
      for (const key of keys) expect(placeholders(catalog[key]!), key).toEqual(placeholders(english[key]!));
    });

    it('formats every message, for any count', () => {
      const t = createTranslator(catalog, language);
      for (const key of keys) {
        for (const count of [0, 1, 2, 5, 21, 1000]) {
          const values = Object.fromEntries(placeholders(catalog[key]!).map((name) => [name, count]));
          const text = t(key, Object.keys(values).length > 0 ? values : undefined);
          expect(text, key).not.toMatch(/[{}#]|undefined/);
          expect(text.trim(), key).not.toBe('');
        }
      }
    });

    it('has no syntax in messages without placeholders', () => {
      for (const key of keys.filter((key) => placeholders(english[key]!).length === 0)) {
        expect(catalog[key]!, key).not.toMatch(/[{}<>'#]/);
      }
    });

    it.skipIf(language === 'en')('leaves nothing untranslated', () => {
      expect(keys.filter((key) => catalog[key] === english[key] && !mayStayEnglish(catalog[key]!))).toEqual([]);
    });
  });

  it('holds no message that is shown nowhere', () => {
    const isShown = file === 'pages.json' ? isShownOnPages : isShownInUi;
    // Failures are named by their codes, the manifest by the browser.
    if (file === 'failures.json' || file === 'manifest.json') return;
    expect(keys.filter((key) => !isShown(key))).toEqual([]);
  });
});

describe('catalogs', () => {
  it('are the same files in every language', () => {
    for (const language of languages) expect(readdirSync(join(root, 'locales', language)), language).toEqual(catalogFiles);
  });

  it('say what happened and what to do for every failure', () => {
    const codes = [...Object.keys(statusOf), 'localOnly', 'model.offline', 'model.rateLimited', 'model.timeout'];
    const keys = [...codes.flatMap((code) => [code, `${code}.help`]), 'host', 'host.model', 'host.help', 'host.action'];
    for (const language of languages) {
      const failures = read(language, 'failures.json');
      expect(Object.keys(failures).sort()).toEqual(keys.toSorted());
      for (const code of codes) {
        expect(failures[code], code).toMatch(/[^.。]$/);
        expect(failures[`${code}.help`], code).toMatch(/[.。]$/);
      }
    }
  });

  it('follow the plural rules of their language', () => {
    const t = createTranslator(read('en', 'reading.json'), 'en');
    expect(t('chapters.count', { count: 1 })).toBe('1 chapter');
    expect(t('chapters.count', { count: 5 })).toBe('5 chapters');
    expect(t('subtitles.matches', { count: 0, current: 0 })).toBe('No matches');
    expect(t('subtitles.matches', { count: 1200, current: 3 })).toBe('3 of 1,200');
    const russian = { minutes: '{count, plural, one {# минута} few {# минуты} many {# минут} other {# минуты}}' };
    const shown = [1, 3, 5, 21].map((count) => createTranslator(russian, 'ru')('minutes', { count }));
    expect(shown).toEqual(['1 минута', '3 минуты', '5 минут', '21 минута']);
  });
});
