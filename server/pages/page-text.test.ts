import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type PageKey, pageText } from './page-text.ts';
import en from './texts/en.json';
import chinese from './texts/zh-CN.json';

const keys = Object.keys(en) as PageKey[];
const argumentsOf = (message: string) => [...message.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name).sort();

describe('the words of pages', () => {
  it('are the same ones in both languages, with the same arguments', () => {
    expect(Object.keys(chinese)).toEqual(keys);
    for (const key of keys) expect(argumentsOf(chinese[key]), key).toEqual(argumentsOf(en[key]));
    expect(keys.filter((key) => chinese[key] === en[key])).toEqual(['app']);
  });

  it('make sentences for any count', () => {
    for (const { t } of [pageText('en'), pageText('zh')]) {
      for (const key of keys) {
        for (const count of [0, 1, 2, 1000]) {
          const values = Object.fromEntries(argumentsOf(en[key]).map((name) => [name, count]));
          expect(t(key, Object.keys(values).length > 0 ? values : undefined), key).not.toMatch(/[{}#]|undefined/);
        }
      }
    }
    expect(pageText('en').t('plan.left', { count: 1 })).toBe('1 minute left this month');
  });

  it('are all shown somewhere', () => {
    const cwd = join(import.meta.dirname, '..');
    const source = globSync('{http,items,oauth,pages}/*.ts', { cwd, exclude: ['**/*.test.ts'] })
      .map((path) => readFileSync(join(cwd, path), 'utf8'))
      .join('\n');
    const quoted = new Set([...source.matchAll(/'([\w.]+)'/g)].map(([, key]) => key));
    const made = /^(mail\.(confirm|reset|known)\.(subject|text)|plan\.(free|plus|pro|lifetime))$/;
    expect(keys.filter((key) => !quoted.has(key) && !made.test(key))).toEqual([]);
  });

  it.each([
    [undefined, 'en'],
    ['', 'en'],
    ['fr-FR,fr;q=0.9', 'en'],
    ['fr, zh-HK;q=0.8, en;q=0.7', 'zh-CN'],
    ['en-GB,zh', 'en'],
    [',;q=,'.repeat(100), 'en'],
  ])('for %j are in %s', (header, language) => expect(pageText(header).language).toBe(language));
});
