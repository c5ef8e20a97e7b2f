import { expect, it } from 'vitest';
import { readCaptions } from '../read-captions.ts';

const spans = (text: string) => readCaptions({ text }).cues.map(({ startTime, endTime, text }) => [startTime, endTime, text]);

it('reads lyrics: repeated lines, the end that an empty line sets, the duration', () => {
  const text = '[ar:Someone]\n[length: 01:00]\n[00:12.50][00:40.5]la la\n[00:20.00]\n[00:30:25]verse\n';
  expect(spans(text)).toEqual([
    [12.5, 20, 'la la'],
    [30.25, 40.5, 'verse'],
    [40.5, 60, 'la la'],
  ]);
});

it('shifts the text by the offset', () => {
  expect(spans('[offset:+500]\n[00:01.00]a\n[00:02.00]b')).toEqual([
    [0.5, 1.5, 'a'],
    [1.5, 6.5, 'b'],
  ]);
});

it('preserves the times of words, also when the line is repeated', () => {
  const { cues } = readCaptions({ text: '[00:01.00][00:11.00] <00:01.00>oh <00:01.50>my<00:02.00>\n[00:03.00]x' });
  expect(cues.map(({ words }) => words)).toEqual([
    [
      { startTime: 1, endTime: 1.5, text: 'oh' },
      { startTime: 1.5, endTime: 2, text: 'my' },
    ],
    undefined,
    [
      { startTime: 11, endTime: 11.5, text: 'oh' },
      { startTime: 11.5, endTime: 12, text: 'my' },
    ],
  ]);
});

it('ends lines at the same time together', () => {
  expect(spans('[00:01.0]A\n[00:01.0]B\n[00:02.0]\n[00:09.0]C')).toEqual([
    [1, 2, 'A'],
    [1, 2, 'B'],
    [9, 14, 'C'],
  ]);
});
