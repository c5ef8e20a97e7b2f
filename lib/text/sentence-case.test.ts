import { expect, test } from 'vitest';
import { sentenceCase } from './sentence-case.ts';

test.each([
  ['the battery costs five euros.', 'en', 'The battery costs five euros.'],
  ['iOS needs a battery.', 'en', 'iOS needs a battery.'],
  ['ısı artar, ilk gün.', 'tr', 'Isı artar, ilk gün.'],
  ['ilk gün ısı artar.', 'tr', 'İlk gün ısı artar.'],
  ['élan', '', 'Élan'],
  ['3 euros', 'en', '3 euros'],
  ['', 'en', ''],
])('%j in %j becomes %j', (text, language, expected) => {
  expect(sentenceCase(text, language)).toBe(expected);
});
