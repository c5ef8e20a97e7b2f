import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { type FailureCode, statusOf } from '../../lib/contract/failure.ts';
import en from './en.json';
import failures from './failures.en.json';
import chineseFailures from './failures.zh-CN.json';
import { createTranslator, type MessageKey } from './translator.ts';
import chinese from './zh-CN.json';

const keys = Object.keys(en) as MessageKey[];

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

describe('catalogs', () => {
  it('have the same keys in the same order', () => {
    expect(Object.keys(chinese)).toEqual(keys);
  });

  it.each(keys)('%s has the same placeholders in both', (key) => {
    expect(placeholders(chinese[key])).toEqual(placeholders(en[key]));
  });

  it.each([
    ['en', en],
    ['zh-CN', chinese],
  ] as const)('format every message in %s, for any count', (language, catalog) => {
    const t = createTranslator(catalog, language);
    for (const key of keys) {
      for (const count of [0, 1, 2, 1000]) {
        const values = Object.fromEntries(placeholders(catalog[key]).map((name) => [name, count]));
        const text = t(key, Object.keys(values).length > 0 ? values : undefined);
        expect(text, key).not.toMatch(/[{}#]|undefined/);
        expect(text.trim(), key).not.toBe('');
      }
    }
  });

  it('have no syntax in messages that are only read', () => {
    for (const key of keys.filter((key) => placeholders(en[key]).length === 0)) {
      expect(en[key] + chinese[key], key).not.toMatch(/[{}<>'#]/);
    }
  });

  it('leave no message of the Chinese catalog in English', () => {
    const same = keys.filter((key) => chinese[key] === en[key]);
    expect(same).toEqual(['app.name']);
  });

  it('say what happened and what to do for every failure, in both languages', () => {
    const codes = Object.keys(statusOf) as FailureCode[];
    const keys = [...codes.flatMap((code) => [code, `${code}.help`]), 'host', 'host.help', 'host.action'];
    expect(Object.keys(failures).sort()).toEqual(keys.sort());
    expect(Object.keys(chineseFailures)).toEqual(Object.keys(failures));
    for (const code of codes) {
      expect(failures[code], code).toMatch(/[^.]$/);
      expect(failures[`${code}.help`], code).toMatch(/\.$/);
      expect(chineseFailures[`${code}.help`], code).toMatch(/。$/);
    }
  });

  it('hold no message that no face shows', () => {
    const cwd = join(import.meta.dirname, '../..');
    const files = globSync(['components/**/*.{ts,tsx}', 'entrypoints/**/*.tsx'], { cwd }).filter(
      (path) => !path.includes('.test.'),
    );
    const source = files.map((path) => readFileSync(join(cwd, path), 'utf8')).join('\n');
    const quoted = new Set([...source.matchAll(/'([\w.]+)'/g)].map(([, key]) => key));
    const templates = [...source.matchAll(/`([\w.]*\$\{[^}]+\}[\w.]*)`/g)].map(
      ([, template = '']) => new RegExp(`^${template.replace(/\$\{[^}]+\}/, '\\w+')}$`),
    );
    const shown = (key: string) => quoted.has(key) || templates.some((template) => template.test(key));
    expect(keys.filter((key) => !shown(key))).toEqual([]);
  });

  it('follow the plural rules', () => {
    const t = createTranslator(en, 'en');
    expect(t('chapters.count', { count: 1 })).toBe('1 chapter');
    expect(t('chapters.count', { count: 5 })).toBe('5 chapters');
    expect(t('subtitles.matches', { count: 0, current: 0 })).toBe('No matches');
    expect(t('subtitles.matches', { count: 1200, current: 3 })).toBe('3 of 1,200');
  });
});
