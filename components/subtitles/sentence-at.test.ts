import { expect, it } from 'vitest';
import { sentenceAt } from './sentence-at.ts';

const cues = ['It began late. The clock', 'on the tower\nis wrong. Nobody', 'looks at it.'].map((text) => ({ text }));

it('joins the parts of a sentence that runs through several cues', () => {
  expect(sentenceAt(cues, 0, 3, 'en')).toBe('It began late.');
  expect(sentenceAt(cues, 0, 20, 'en')).toBe('The clock on the tower is wrong.');
  expect(sentenceAt(cues, 1, 3, 'en')).toBe('The clock on the tower is wrong.');
  expect(sentenceAt(cues, 1, 25, 'en')).toBe('Nobody looks at it.');
  expect(sentenceAt(cues, 2, 0, 'en')).toBe('Nobody looks at it.');
});

it('returns the cue alone where captions have no punctuation', () => {
  const words = Array.from({ length: 20 }, (_, index) => ({ text: `${index} and then we went on to the next one of these` }));
  expect(sentenceAt(words, 10, 4, 'en')).toBe(words[10]!.text);
});
