import { expect, it } from 'vitest';
import { chineseOf, codeOf, moreExactTag, tagOf } from './language-codes.ts';

it.each([
  ['en-GB', 'en'],
  ['zh-Hant-TW', 'zh'],
  ['nb-NO', 'no'],
  ['nn', 'nn'],
  ['fil', 'tl'],
  ['iw', 'he'],
  ['yue-HK', 'yue'],
  ['gsw-CH', undefined],
  ['not a tag!', undefined],
  ['', undefined],
  [undefined, undefined],
])('%s is requested as %s', (tag, code) => {
  expect(codeOf(tag)).toBe(code);
});

it.each([
  ['english', 'en'],
  ['English', 'en'],
  ['chinese', 'zh'],
  ['haitian creole', 'ht'],
  ['nynorsk', 'nn'],
  ['tagalog', 'fil'],
  ['jw', 'jv'],
  ['en_us', 'en-US'],
  ['en_uk', 'en-GB'],
  ['eng', 'en'],
  ['cmn', 'zh'],
  ['zho', 'zh'],
  ['pt-BR', 'pt-BR'],
  ['und', undefined],
  ['multi', undefined],
  ['klingon', undefined],
  ['<b>', undefined],
  ['', undefined],
  [null, undefined],
])('%s is reported as %s', (reported, tag) => {
  expect(tagOf(reported)).toBe(tag);
});

it('distinguishes the kinds of Chinese', () => {
  expect(['zh', 'zh-CN', 'zh-Hans', 'zh-SG', 'cmn'].map(chineseOf)).toEqual(Array(5).fill('zh-CN'));
  expect(['zh-TW', 'zh-Hant'].map(chineseOf)).toEqual(['zh-TW', 'zh-TW']);
  expect(['zh-HK', 'yue', 'zh-MO'].map(chineseOf)).toEqual(['zh-HK', 'zh-HK', 'zh-HK']);
  expect(chineseOf('ja')).toBeUndefined();
});

it('keeps the more specific tag, and prefers the detected language', () => {
  expect(moreExactTag('en-GB', 'en')).toBe('en-GB');
  expect(moreExactTag('en', 'de')).toBe('de');
  expect(moreExactTag('nb', 'no')).toBe('nb');
  expect(moreExactTag('zh-TW', undefined)).toBe('zh-TW');
  expect(moreExactTag(undefined, 'fr')).toBe('fr');
});
