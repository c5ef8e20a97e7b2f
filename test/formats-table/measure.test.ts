import { expect, it } from 'vitest';
import type { ExpectedCue } from './fixture.ts';
import { measure, noErrors } from './measure.ts';

const expected: ExpectedCue[] = [
  [1, 2.5, 'one <b> two'],
  [3, 4, 'three', { speaker: 'Ann', words: [[3, 'three']] }],
];
const cues = [
  { index: 0, startTime: 1, endTime: 2.5, text: 'one <b> two' },
  { index: 1, startTime: 3, endTime: 4, text: 'three', speaker: 'Ann', words: [{ startTime: 3, endTime: 4, text: 'three' }] },
];
const [first, second] = [cues[0]!, cues[1]!];

it('finds no fault in what is right', () => {
  expect(measure(cues, expected)).toEqual(noErrors);
});

it.each([
  ['a late cue', [{ ...first, startTime: 1.001 }, second], { timing: 1 }],
  ['a late word', [first, { ...second, words: [{ startTime: 3.25, endTime: 4, text: 'three' }] }], { timing: 250 }],
  ['a word without its time', [first, { ...second, words: undefined }], { timing: 1000 }],
  ['a tag', [{ ...first, text: 'one <b> two</b>' }, second], { markup: 1, doubled: 4 }],
  ['an entity', [first, { ...second, text: 'three&nbsp;' }], { markup: 1, doubled: 6 }],
  ['a missing word', [{ ...first, text: 'one <b>' }, second], { lost: 3 }],
  ['a missing speaker', [first, { ...second, speaker: undefined }], { lost: 3 }],
  ['a word said twice', [first, { ...second, text: 'three three' }], { doubled: 5 }],
  ['a missing cue', [first], { timing: 3000, lost: 8 }],
])('finds %s', (_, read, errors) => {
  const measured = measure(read, expected);
  expect({ ...measured, timing: Math.round(measured.timing) }).toEqual({ ...noErrors, ...errors });
});
