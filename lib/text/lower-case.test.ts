import { expect, it } from 'vitest';
import { lowerCase } from './lower-case.ts';

it.each([
  ['tr', 'İstanbul IRMAK', 'istanbul ırmak'],
  ['az', 'İKİ IŞIQ', 'iki ışıq'],
  ['en', 'IT in İstanbul', 'it in istanbul'],
])('in %s, %s is %s, of the same length', (language, text, expected) => {
  expect(lowerCase(text, language)).toBe(expected);
  expect(expected).toHaveLength(text.length);
});
