import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { type FailureCode, statusOf } from '../../lib/contract/failure.ts';
import en from './en.json';
import exporting from './exporting.en.json';
import chineseExporting from './exporting.zh-CN.json';
import failures from './failures.en.json';
import chineseFailures from './failures.zh-CN.json';
import feed from './feed.en.json';
import chineseFeed from './feed.zh-CN.json';
import library from './library.en.json';
import chineseLibrary from './library.zh-CN.json';
import listening from './listening.en.json';
import chineseListening from './listening.zh-CN.json';
import notes from './notes.en.json';
import chineseNotes from './notes.zh-CN.json';
import reading from './reading.en.json';
import chineseReading from './reading.zh-CN.json';
import settings from './settings.en.json';
import chineseSettings from './settings.zh-CN.json';
import slides from './slides.en.json';
import chineseSlides from './slides.zh-CN.json';
import { createTranslator } from './translator.ts';
import writing from './writing.en.json';
import chineseWriting from './writing.zh-CN.json';
import chinese from './zh-CN.json';

type Catalog = Record<string, string>;

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

const cwd = join(import.meta.dirname, '../..');
const source = globSync(['components/**/*.{ts,tsx}', 'entrypoints/**/*.tsx'], { cwd })
  .filter((path) => !path.includes('.test.'))
  .map((path) => readFileSync(join(cwd, path), 'utf8'))
  .join('\n');
const quoted = new Set([...source.matchAll(/'([\w.]+)'/g)].map(([, key]) => key));
const templates = [...source.matchAll(/`([\w.]*\$\{[^}]+\}[\w.]*)`/g)].map(
  ([, template = '']) => new RegExp(`^${template.replace(/\$\{[^}]+\}/, '\\w+')}$`),
);
const isShown = (key: string) => quoted.has(key) || templates.some((template) => template.test(key));

/** Names of programs and formats, which are the same in every language. */
const programs = ['markdown', 'obsidian', 'srt', 'vtt', 'anki', 'json', 'workspace']
  .map((name) => `format.${name}`)
  .concat('map.xmind', 'library.percent');

const catalogs: [name: string, english: Catalog, chinese: Catalog, same: string[]][] = [
  ['the first', en, chinese, ['app.name']],
  ['reading', reading, chineseReading, []],
  ['listening', listening, chineseListening, []],
  ['slides', slides, chineseSlides, []],
  ['writing', writing, chineseWriting, []],
  ['settings', settings, chineseSettings, ['workspace.title']],
  ['notes', notes, chineseNotes, []],
  ['library', library, chineseLibrary, []],
  ['exporting', exporting, chineseExporting, programs],
  ['feed', feed, chineseFeed, []],
];

describe.each(catalogs)('the catalog %s', (_, english, chinese, same) => {
  const keys = Object.keys(english);

  it('has the same keys in the same order, in both languages', () => {
    expect(Object.keys(chinese)).toEqual(keys);
  });

  it('has the same placeholders in both', () => {
    for (const key of keys) expect(placeholders(chinese[key]!), key).toEqual(placeholders(english[key]!));
  });

  it.each([
    ['en', english],
    ['zh-CN', chinese],
  ] as const)('formats every message in %s, for any count', (language, catalog) => {
    const t = createTranslator(catalog, language);
    for (const key of keys) {
      for (const count of [0, 1, 2, 1000]) {
        const values = Object.fromEntries(placeholders(catalog[key]!).map((name) => [name, count]));
        const text = t(key, Object.keys(values).length > 0 ? values : undefined);
        expect(text, key).not.toMatch(/[{}#]|undefined/);
        expect(text.trim(), key).not.toBe('');
      }
    }
  });

  it('has no syntax in messages that are only read', () => {
    for (const key of keys.filter((key) => placeholders(english[key]!).length === 0)) {
      expect(english[key]! + chinese[key]!, key).not.toMatch(/[{}<>'#]/);
    }
  });

  it('leaves no Chinese message in English', () => {
    expect(keys.filter((key) => chinese[key] === english[key])).toEqual(same);
  });

  it('holds no message that no face shows', () => {
    expect(keys.filter((key) => !isShown(key))).toEqual([]);
  });
});

describe('catalogs', () => {
  it('say what happened and what to do for every failure, in both languages', () => {
    const codes = [...(Object.keys(statusOf) as FailureCode[]), 'model.offline', 'model.rateLimited', 'model.timeout'] as const;
    const keys = [...codes.flatMap((code) => [code, `${code}.help`]), 'host', 'host.model', 'host.help', 'host.action'];
    expect(Object.keys(failures).sort()).toEqual(keys.sort());
    expect(Object.keys(chineseFailures)).toEqual(Object.keys(failures));
    for (const code of codes) {
      expect(failures[code], code).toMatch(/[^.]$/);
      expect(failures[`${code}.help`], code).toMatch(/\.$/);
      expect(chineseFailures[`${code}.help`], code).toMatch(/。$/);
    }
  });

  it('follow the plural rules', () => {
    const t = createTranslator(reading, 'en');
    expect(t('chapters.count', { count: 1 })).toBe('1 chapter');
    expect(t('chapters.count', { count: 5 })).toBe('5 chapters');
    expect(t('subtitles.matches', { count: 0, current: 0 })).toBe('No matches');
    expect(t('subtitles.matches', { count: 1200, current: 3 })).toBe('3 of 1,200');
  });
});
