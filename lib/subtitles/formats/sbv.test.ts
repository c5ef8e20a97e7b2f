import { expect, it } from 'vitest';
import { readCaptions } from '../read-captions.ts';

it('reads SBV, with several lines and commas in the text', () => {
  const text = '0:00:01.000,0:00:02.500\none, two\nthree\n\n1:00:03.000,1:00:04.000\nfour\n';
  expect(readCaptions({ text })).toEqual({
    format: 'sbv',
    cues: [
      { index: 0, startTime: 1, endTime: 2.5, text: 'one, two three' },
      { index: 1, startTime: 3603, endTime: 3604, text: 'four' },
    ],
  });
});
