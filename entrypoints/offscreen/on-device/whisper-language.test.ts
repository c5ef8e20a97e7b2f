import { expect, it } from 'vitest';
import { likeliestLanguage, tagOf, whisperLanguage } from './whisper-language.ts';

const known = { '<|en|>': 2, '<|zh|>': 3, '<|no|>': 5, '<|jw|>': 4 };

it.each([
  ['en', 'en'],
  ['zh-Hant-TW', 'zh'],
  ['NB-no', 'no'],
  ['jv', 'jw'],
  ['tlh', undefined],
  ['', undefined],
  [undefined, undefined],
])('maps %s to %s', (tag, code) => expect(whisperLanguage(tag, known)).toBe(code));

it('returns the tag of a code', () => expect(['jw', 'de'].map(tagOf)).toEqual(['jv', 'de']));

it('returns the most probable language token', () => {
  expect(likeliestLanguage([9, 9, 1, 4, 3, -2], known)).toBe('zh');
});
