import { expect, it } from 'vitest';
import { segmentsOfWords, spreadText, withWords } from './segments-of.ts';
import { termsOf } from './terms-of.ts';

const words = (text: string, from = 0, speaker?: string) =>
  text.split(' ').map((word, i) => ({
    text: word,
    startTime: from + i * 0.4,
    endTime: from + i * 0.4 + 0.3,
    ...(speaker && { speaker }),
  }));

it('groups words by sentence, pause and speaker', () => {
  const spoken = [
    ...words('We bake the bread in a very hot oven today. Then we let it rest.', 0, 'A'),
    ...words('Why?', 6, 'B'),
    ...words('Because it', 6.5, 'A'),
    ...words('sets.', 9, 'A'),
  ];
  expect(segmentsOfWords(spoken).map(({ speaker, text, startTime, endTime }) => [speaker, text, startTime, endTime])).toEqual([
    ['A', 'We bake the bread in a very hot oven today.', 0, 3.9],
    ['A', 'Then we let it rest.', 4, 5.9],
    ['B', 'Why?', 6, 6.3],
    ['A', 'Because it', 6.5, 7.2],
    ['A', 'sets.', 9, 9.3],
  ]);
  expect(segmentsOfWords(words('Yes.', 2, 'A'))).toEqual([
    { startTime: 2, endTime: 2.3, text: 'Yes.', speaker: 'A', words: [{ startTime: 2, endTime: 2.3, text: 'Yes.' }] },
  ]);
  expect(segmentsOfWords([])).toEqual([]);
});

it('gives each segment its own words, also those at its edges', () => {
  const segments = [
    { startTime: 0, endTime: 1, text: 'One two.' },
    { startTime: 1, endTime: 1.4, text: '♪' },
    { startTime: 1.4, endTime: 3, text: 'Three.' },
  ];
  const timed = [
    { text: ' One', startTime: 0, endTime: 0.5 },
    { text: 'two', startTime: 0.5, endTime: 1.1 },
    { text: '', startTime: 1.3, endTime: 1.3 },
    { text: 'three', startTime: 1.39, endTime: 3.2 },
  ];
  expect(withWords(segments, timed).map((segment) => segment.words?.map(({ text }) => text))).toEqual([
    ['One', 'two'],
    undefined,
    ['three'],
  ]);
  expect(withWords(segments, [])).toBe(segments);
});

it('spreads text without times over the audible range', () => {
  const samples = new Float32Array(160_000).fill(0.001);
  samples.fill(0.5, 32_000, 128_000);
  expect(spreadText('A short one. And one that is just twice as long.', samples)).toEqual([
    { startTime: 2, endTime: expect.closeTo(3.532, 2), text: 'A short one.' },
    { startTime: expect.closeTo(3.532, 2), endTime: 8, text: 'And one that is just twice as long.' },
  ]);
  expect(spreadText(' \n', samples)).toEqual([]);
  expect(spreadText('Said in silence.', new Float32Array(16_000))).toEqual([
    { startTime: 0, endTime: 1, text: 'Said in silence.' },
  ]);
});

it('extracts terms from a prompt', () => {
  const limits = { count: 3, words: 2, characters: 11 };
  expect(termsOf('Gloss, Ada  Lovelace;Ada Lovelace\nGloss、Brot，this is a sentence, Käse', limits)).toEqual([
    'Gloss',
    'Brot',
    'Käse',
  ]);
  expect(termsOf('Ada  Lovelace', { ...limits, characters: 20 })).toEqual(['Ada Lovelace']);
  expect(termsOf(undefined, limits)).toEqual([]);
});
