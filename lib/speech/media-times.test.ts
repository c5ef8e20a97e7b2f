import { expect, it } from 'vitest';
import { inMediaTime } from './media-times.ts';

const cue = (startTime: number, endTime: number, text: string) => ({ index: 0, startTime, endTime, text });
const shown = (cues: ReturnType<typeof inMediaTime>) =>
  cues.map(({ index, startTime, endTime, text }) => [index, startTime, endTime, text]);

it('leaves the cues of a file as they are', () => {
  const cues = [cue(1, 2, 'a')];
  expect(inMediaTime(cues, [])).toBe(cues);
});

it('maps a capture that started late, jumped ahead, and was played faster', () => {
  const timeMappings = [
    { soundTime: 0, mediaTime: 600, rate: 1 },
    { soundTime: 10, mediaTime: 1000, rate: 1 },
    { soundTime: 20, mediaTime: 1010, rate: 2 },
  ];
  const cues = [cue(1, 3, 'late'), cue(9, 11, 'over the jump'), cue(12, 13, 'ahead'), cue(21, 23, 'fast')];
  expect(shown(inMediaTime(cues, timeMappings))).toEqual([
    [0, 601, 603, 'late'],
    [1, 609, 610, 'over the jump'],
    [2, 1002, 1003, 'ahead'],
    [3, 1012, 1016, 'fast'],
  ]);
});

it('returns repeated playback once, in media order', () => {
  const timeMappings = [
    { soundTime: 0, mediaTime: 100, rate: 1 },
    { soundTime: 10, mediaTime: 95, rate: 1 },
    { soundTime: 30, mediaTime: 0, rate: 1 },
  ];
  const cues = [cue(1, 3, 'first'), cue(11, 13, 'before'), cue(16, 18, 'again'), cue(26, 28, 'after'), cue(31, 33, 'start')];
  expect(shown(inMediaTime(cues, timeMappings))).toEqual([
    [0, 1, 3, 'start'],
    [1, 96, 98, 'before'],
    [2, 101, 103, 'first'],
    [3, 111, 113, 'after'],
  ]);
});

it('maps the times of words too', () => {
  const words = [{ startTime: 1, endTime: 1.5, text: 'so' }];
  const [moved] = inMediaTime([{ ...cue(1, 2, 'so'), words }], [{ soundTime: 0, mediaTime: 50, rate: 1 }]);
  expect(moved?.words).toEqual([{ startTime: 51, endTime: 51.5, text: 'so' }]);
});
