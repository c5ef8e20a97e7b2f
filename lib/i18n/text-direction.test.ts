import { expect, it } from 'vitest';
import { textDirection } from './text-direction.ts';

it.each([
  ['ar', 'rtl'],
  ['fa-IR', 'rtl'],
  ['he', 'rtl'],
  ['az-Arab', 'rtl'],
  ['az', 'ltr'],
  ['hi', 'ltr'],
  ['zh-TW', 'ltr'],
  ['', 'ltr'],
  ['not a tag', 'ltr'],
] as const)('the language %j is written %s', (language, direction) => {
  expect(textDirection(language)).toBe(direction);
});
