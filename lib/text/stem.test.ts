import { expect, test } from 'vitest';
import { stem } from './stem.ts';

test.each([
  ['clocks', 'clock'],
  ['stories', 'story'],
  ['running', 'run'],
  ['rated', 'rate'],
  ['bring', 'bring'],
  ['sing', 'sing'],
])('%s has the stem %s', (word, expected) => {
  expect(stem(word, 'en')).toBe(expected);
});

test('takes time that grows with the length of a word', () => {
  const word = `${'a'.repeat(300_000)}b`;
  expect(stem(word, 'en')).toBe(word);
});
