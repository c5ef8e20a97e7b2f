import { expect, it } from 'vitest';
import type { Cue } from '../../contract/cue.ts';
import { fitCues } from './fit-cues.ts';

const cues = (...starts: number[]): Cue[] =>
  starts.map((startTime, index) => ({ index, startTime, endTime: startTime + 1, text: 'a' }));
const fitted = (duration: number, ...starts: number[]) => fitCues(cues(...starts), duration)?.map(({ startTime }) => startTime);

it.each<[name: string, duration: number, starts: number[], fitted: number[] | undefined]>([
  ['cues within the media item', 600, [1, 590], [1, 590]],
  ['cues of a media item of unknown duration', 0, [36_001], [36_001]],
  ['the clock of a tape, without its hours', 600, [36_001, 36_590], [1, 590]],
  ['the clock of a wall, from its first time on', 600, [38_000, 38_590], [0, 590]],
  ['cues that start within another media item', 600, [1, 3000], undefined],
  ['cues of a later part', 600, [1800, 2390], undefined],
  ['cues of a longer media item', 600, [36_001, 38_000], undefined],
])('returns %s', (_, duration, starts, expected) => expect(fitted(duration, ...starts)).toEqual(expected));

it('moves words with their cue', () => {
  const [cue] = cues(3601);
  const words = [{ startTime: 3601, endTime: 3602, text: 'a' }];
  expect(fitCues([{ ...cue!, words }], 60)).toMatchObject([{ startTime: 1, endTime: 2, words: [{ startTime: 1, endTime: 2 }] }]);
});
