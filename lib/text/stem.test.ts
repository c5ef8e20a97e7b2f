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

test.each([
  ['de', 'haus hauses häuser häusern'],
  ['de', 'kosten kostet koste'],
  ['nl', 'fiets fietsen'],
  ['fr', 'lève lever levé levées'],
  ['fr', 'abeille abeilles'],
  ['es', 'ventana ventanas'],
  ['es', 'papel papeles'],
  ['pt', 'raiz raízes'],
  ['it', 'gamba gambe'],
  ['ru', 'тесто теста тесте тестом'],
  ['ru', 'сажать сажаю'],
  ['pl', 'rower rowery rowerów rowerach'],
])('in %s, %s have one stem', (language, words) => {
  expect(new Set(words.split(' ').map((word) => stem(word, language))).size).toBe(1);
});

test.each([
  ['es', 'casa caso'],
  ['de', 'bau haus'],
  ['ru', 'дом дым'],
])('in %s, %s have two', (language, words) => {
  expect(new Set(words.split(' ').map((word) => stem(word, language))).size).toBe(2);
});

test('takes time that grows with the length of a word', () => {
  const word = `${'a'.repeat(300_000)}b`;
  expect(stem(word, 'en')).toBe(word);
});
