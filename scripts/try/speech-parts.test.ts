import { expect, it } from 'vitest';
import { speechParts } from './speech-parts.ts';

const join = (chunks: unknown) => speechParts['join-transcripts']!.run({ chunks });

it('joins pieces at their offsets, in either way of writing', () => {
  const chunks = [
    { offset: 0, segments: [{ startTime: 0, endTime: 4, text: 'We mix flour and water.', speaker: null }] },
    {
      offset: 2.5,
      segments: [
        { start: 0, end: 1.5, text: 'and water.', words: [{ word: 'and', start: 0, end: 0.5 }] },
        { start: 1.5, end: 4, text: 'Then we wait.' },
      ],
    },
  ];
  expect(join(chunks)).toEqual({
    cues: [
      { index: 0, startTime: 0, endTime: 4, text: 'We mix flour and water.' },
      { index: 1, startTime: 4, endTime: 6.5, text: 'Then we wait.' },
    ],
  });
  expect(join([])).toEqual({ cues: [] });
});

it.each([
  [undefined],
  [[{ segments: [] }]],
  [[{ offset: 'x', segments: [] }]],
  [[{ offset: 0, segments: [{ text: 'a', startTime: 1 }] }]],
  [[{ offset: 0, segments: [{ text: 7, startTime: 1, endTime: 2 }] }]],
  [[{ offset: Number.NaN, segments: [] }]],
])('refuses %j', (chunks) => {
  expect(() => join(chunks)).toThrow(expect.objectContaining({ code: 'invalid' }));
});
