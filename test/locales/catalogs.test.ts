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

/** An element of a message's syntax tree. Type 0 is literal text, 6 a plural; all others are named after their argument. */
interface MessageElement {
  type: number;
  value?: unknown;
  options?: object;
}

/** Returns the elements of a message, with those inside the options of plurals. */
function elementsOf(message: string): MessageElement[] {
  const elements: MessageElement[] = [];
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if ('type' in node) elements.push(node as MessageElement);
    Object.values(node).forEach(walk);
  };
  walk(new IntlMessageFormat(message, 'en').getAst());
  return elements;
}

/** Names of the arguments of a message. */
const placeholders = (message: string): string[] => {
  const names = elementsOf(message).flatMap(({ type, value }) => (type !== 0 && typeof value === 'string' ? [value] : []));
  return [...new Set(names)].sort();
};

/** The names of the options of each plural argument. */
const pluralsOf = (message: string): string[][] =>
  elementsOf(message).flatMap(({ type, options }) => (type === 6 && options ? [Object.keys(options)] : []));

const counts = Array.from({ length: 1001 }, (_, count) => count);

/**
 * Returns the plural forms that the options of an argument lack, or have although no count takes them. The same text for every
 * count, with texts of their own for single numbers, is complete in every language.
 */
function wrongPluralForms(language: string, options: string[]): string[] {
  const rules = new Intl.PluralRules(language);
  const isExact = (option: string) => option.startsWith('=');
  const forms = options.filter((option) => !isExact(option));
  const unknown = forms.filter((form) => !(rules.resolvedOptions().pluralCategories as string[]).includes(form));
  if (forms.length === 1) return unknown;
  const missing = counts.filter((count) => !options.includes(`=${count}`) && !forms.includes(rules.select(count)));
  return [...unknown, ...new Set(missing.map((count) => rules.select(count)))];
}

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
      expect(keys.filter((key) => `${placeholders(catalog[key]!)}` !== `${placeholders(english[key]!)}`)).toEqual([]);
    });

    it('has the plural forms of the language', () => {
      const wrong = keys.filter((key) =>
        pluralsOf(catalog[key]!).some((options) => wrongPluralForms(language, options).length > 0),
      );
      expect(wrong).toEqual([]);
    });

    it('formats every message, for any count', () => {
      const t = createTranslator(catalog, language);
      const isWrong = (text: string) => /[{}#]|undefined/.test(text) || text.trim() === '';
      const wrong = keys.filter((key) => {
        const names = placeholders(catalog[key]!);
        if (names.length === 0) return isWrong(t(key));
        return [0, 1, 2, 5, 21, 1000].some((count) => isWrong(t(key, Object.fromEntries(names.map((name) => [name, count])))));
      });
      expect(wrong).toEqual([]);
    });

    it('has no syntax in messages without placeholders', () => {
      const plain = keys.filter((key) => placeholders(english[key]!).length === 0);
      expect(plain.filter((key) => /[{}<>'#]/.test(catalog[key]!))).toEqual([]);
    });

    it.skipIf(language === 'en')('leaves nothing untranslated', () => {
      expect(keys.filter((key) => catalog[key] === english[key] && !mayStayEnglish(catalog[key]!))).toEqual([]);
    });
  });

  // Failures are named by their codes, the manifest by the browser.
  it.skipIf(file === 'failures.json' || file === 'manifest.json')('holds no message that is shown nowhere', () => {
    const isShown = file === 'pages.json' ? isShownOnPages : isShownInUi;
    expect(keys.filter((key) => !isShown(key))).toEqual([]);
  });
});

describe('catalogs', () => {
  it('are the same files in every language', () => {
    for (const language of languages) expect(readdirSync(join(root, 'locales', language)), language).toEqual(catalogFiles);
  });

  it('say what happened and what to do for every failure', () => {
    const codes = [...Object.keys(statusOf), 'localOnly', 'upcoming', 'model.offline', 'model.rateLimited', 'model.timeout'];
    const keys = [
      ...codes.flatMap((code) => [code, `${code}.help`]),
      'host',
      'host.model',
      'host.help',
      'host.action',
      'host.any',
      'host.any.action',
      'transcribe',
    ];
    for (const language of languages) {
      const failures = read(language, 'failures.json');
      expect(Object.keys(failures).sort()).toEqual(keys.toSorted());
      for (const code of codes) {
        expect(failures[code], code).toMatch(/[^.。।]$/);
        expect(failures[`${code}.help`], code).toMatch(/[.。।]$/);
      }
    }
  });

  it('name a prompt and an item by one word', () => {
    for (const file of catalogFiles)
      for (const [key, text] of Object.entries(read('en', file))) expect(text, key).not.toMatch(/\btemplates?\b/i);
    const withVideos = Object.entries(read('en', 'pages.json')).filter(([, text]) => /\bvideos?\b/i.test(text));
    expect(withVideos.map(([key]) => key)).toEqual(['pricing.minutes', 'pricing.visuals']);
  });

  it.each(languages)('name an action of the panel and of the player alike in %s', (language) => {
    const panel = read(language, 'player.json');
    const { playerSkim, playerSkimStop } = read(language, 'manifest.json');
    expect([panel['skim.play'], panel['skim.stop']]).toEqual([playerSkim, playerSkimStop]);
  });

  it('follow the plural rules of their language', () => {
    const t = createTranslator(read('en', 'reading.json'), 'en');
    expect(t('chapters.count', { count: 1 })).toBe('1 chapter');
    expect(t('chapters.count', { count: 5 })).toBe('5 chapters');
    expect(t('subtitles.matches', { count: 0, current: 0 })).toBe('No matches');
    expect(t('subtitles.matches', { count: 1200, current: 3 })).toBe('3 of 1,200');
    const russian = { minutes: '{count, plural, one {# минута} few {# минуты} many {# минут} other {# минуты}}' };
    expect(wrongPluralForms('ru', ['one', 'few', 'other'])).toEqual(['many']);
    expect(wrongPluralForms('ja', ['one', 'other'])).toEqual(['one']);
    expect(wrongPluralForms('ar', ['=0', '=1', '=2', 'few', 'many', 'other'])).toEqual([]);
    const shown = [1, 3, 5, 21].map((count) => createTranslator(russian, 'ru')('minutes', { count }));
    expect(shown).toEqual(['1 минута', '3 минуты', '5 минут', '21 минута']);
  });
});
