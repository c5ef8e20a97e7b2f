import { expect, it } from 'vitest';
import { readCaptions } from './read-captions.ts';

const spans = (...cues: [start: number, end: number, text: string][]) =>
  readCaptions({
    text: `WEBVTT\n\n${cues.map(([start, end, text]) => `00:0${start}.000 --> 00:0${end}.000\n${text}\n`).join('\n')}`,
  }).cues.map(({ startTime, endTime, text }) => [startTime, endTime, text]);

it('joins a line of which each cue highlights a word', () => {
  expect(
    spans([0, 1, '<u>One</u> two three'], [1, 2, 'One <u>two</u> three'], [2, 3, 'One two <u>three</u>'], [3, 4, '<u>Four</u>']),
  ).toEqual([
    [0, 3, 'One two three'],
    [3, 4, 'Four'],
  ]);
});

it('joins lines that are drawn in frames, several at a time', () => {
  const frame = (start: number, layer: string) =>
    `Dialogue: 0,0:00:0${start}.00,0:00:0${start + 1}.00,,,0,0,0,,{\\pos(${start},1)}${layer}`;
  const frames = [0, 1, 2].flatMap((start) => [frame(start, 'One'), frame(start, 'Two')]);
  const { cues } = readCaptions({ text: `[Events]\n${frames.join('\n')}\n` });
  expect(cues.map(({ startTime, endTime, text }) => [startTime, endTime, text])).toEqual([
    [0, 3, 'One'],
    [0, 3, 'Two'],
  ]);
});

it('leaves single repetitions', () => {
  expect(spans([0, 1, 'No.'], [1, 2, 'No.'], [2, 3, 'Go now.'])).toHaveLength(3);
});

it('shows each row that rolls up from when it appears', () => {
  expect(spans([0, 1, 'One'], [1, 2, 'One'], [1, 2, 'Two'], [2, 3, 'One'], [2, 3, 'Two'], [2, 3, 'Three'])).toEqual([
    [0, 1, 'One'],
    [1, 2, 'Two'],
    [2, 3, 'Three'],
  ]);
});
