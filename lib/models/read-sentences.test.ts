import { expect, it } from 'vitest';
import { readSentences } from './read-sentences.ts';

const texts = (written: string) => readSentences(written, 'en').map(({ text }) => text);

it('reads lists and prose as sentences without cites', () => {
  expect(
    texts(
      'Here are the key points:\n\n1. The bread rests.\n2. It rises.\n- It is baked for 30 minutes.\n\n## Summary\nIt cools. It is cut.',
    ),
  ).toEqual(['The bread rests.', 'It rises.', 'It is baked for 30 minutes.', 'It cools.', 'It is cut.']);
  expect(readSentences('One.', 'en')).toEqual([{ text: 'One.', cite: [], quote: '' }]);
});

it('leaves a number at the start of a line as it is', () =>
  expect(texts('3.5 million people joined.\n-5 degrees were measured.\n20.000 Menschen kamen.')).toEqual([
    '3.5 million people joined.',
    '-5 degrees were measured.',
    '20.000 Menschen kamen.',
  ]));

it('leaves out reasoning, finished or not', () => {
  expect(texts('<think>\nThe bread is a lie.\n</think>\nThe bread rests.')).toEqual(['The bread rests.']);
  expect(texts('<think>\nThe bread is')).toEqual([]);
});

it('reads a hostile text in bounded time', () => {
  for (const one of ['- ', '1. ', '`', ' ', '<think>', ':']) expect(texts(one.repeat(100_000)).length).toBeLessThan(2000);
});
