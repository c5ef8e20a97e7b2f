import { describe, expect, test } from 'vitest';
import { standingOf } from './standing.ts';

describe('where the ends of sentences were inferred', () => {
  test.each([
    'Reinforced concrete with steel bars inside.',
    'A french gardener with a lot of flower pots.',
    'The old red house with a hundred windows.',
    'The tiles in real time without refreshing the page.',
    'Probably something on the order of six values per state.',
  ])('a text without a word that is hardly anything but a verb is a fragment: %s', (text) => {
    expect(standingOf(text, 'en', true)).toBe('fragment');
  });

  test.each([
    'Any other price of the battery what else do we need to know.',
    'The price of the battery is on the page or is that it.',
  ])('a text with a question in it is a fragment: %s', (text) => {
    expect(standingOf(text, 'en', true)).toBe('fragment');
    expect(standingOf(text, 'en')).not.toBe('fragment');
  });

  test.each([
    'A french gardener invented reinforced concrete.',
    'Bees eat honey in winter.',
    'Water boils at one hundred degrees.',
    'The plants in the garden absorb light.',
    'Bake the bread for thirty minutes.',
    'The laser measures the distance.',
    'Paris hosts eleven museums.',
    'Claire’s just trying to bake bread.',
  ])('a sentence stands alone: %s', (text) => {
    expect(standingOf(text, 'en', true)).toBe('alone');
  });
});

test.each([
  'Many experiments using features and net outputs together.',
  'Simple button and speech recognition for the more complicated.',
  'A natural history of stories, knowledge and innovation.',
  'One for the public functions of the battery too.',
])('a text without a word that is hardly anything but a verb is a fragment, also with marks: %s', (text) => {
  expect(standingOf(text, 'en')).toBe('fragment');
});

test.each([
  'The server signs something on behalf of one user.',
  'All signatures in the battery commit to all amounts.',
  'Everything’s sort of the same size as the battery.',
  'The battery consists of three cells.',
  'The price of the battery disposes of the question.',
])('a rare verb is one: %s', (text) => {
  expect(standingOf(text, 'en')).toBe('alone');
});
