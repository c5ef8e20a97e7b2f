import { expect, it } from 'vitest';
import { Failure } from '../contract/failure.ts';
import type { StoryboardLevel } from '../contract/media.ts';
import { storyboardFrames, storyboardSource } from './storyboard.ts';

const level: StoryboardLevel = {
  sheetUrl: 'https://i.ytimg.com/sb/x/M$M.jpg?sigh=$1',
  width: 4,
  height: 2,
  columns: 3,
  rows: 2,
  interval: 5,
  count: 8,
};

/** A sheet whose frames are each one gray: ten for each place, one more for each sheet. */
const sheet = (number: number, rows: number) => {
  const bitmap = { width: 12, height: 2 * rows, data: new Uint8ClampedArray(12 * 2 * rows * 4) };
  for (let at = 0; at < bitmap.data.length; at++) {
    const [x, y] = [(at >> 2) % 12, Math.floor((at >> 2) / 12)];
    bitmap.data[at] = 10 * (Math.floor(x / 4) + 3 * Math.floor(y / 2)) + number;
  }
  return bitmap;
};

it('returns the position of each frame', () => {
  const frames = storyboardFrames(level);
  expect(frames).toHaveLength(8);
  expect(frames[0]).toEqual({ time: 0, url: 'https://i.ytimg.com/sb/x/M0.jpg?sigh=$1', x: 0, y: 0, width: 4, height: 2 });
  expect(frames[4]).toMatchObject({ time: 20, x: 4, y: 2 });
  expect(frames[7]).toMatchObject({ time: 35, url: 'https://i.ytimg.com/sb/x/M1.jpg?sigh=$1', x: 4, y: 0 });
});

it('cuts frames from the finest sheets, each fetched once', async () => {
  const requests: string[] = [];
  const fetchImage = async (url: string) => {
    requests.push(url);
    return url.includes('M0') ? sheet(0, 2) : sheet(1, 1);
  };
  const coarse = { ...level, width: 2, sheetUrl: 'https://i.ytimg.com/sb/x/none.jpg' };
  const film = storyboardSource([level, coarse], fetchImage, 40);
  const seen: number[][] = [];
  for await (const { time, signature } of film.frames(5, () => true)) seen.push([time, signature[0]!]);
  expect(seen).toEqual([
    [5, 10],
    [10, 20],
    [15, 30],
    [20, 40],
    [25, 50],
    [30, 1],
    [35, 11],
  ]);
  expect(requests).toEqual(['https://i.ytimg.com/sb/x/M0.jpg?sigh=$1', 'https://i.ytimg.com/sb/x/M1.jpg?sigh=$1']);
  expect(await film.imageAt(37)).toMatchObject({ width: 4, height: 2, data: new Uint8ClampedArray(32).fill(11) });
});

it('ends with the last row of a sheet, and passes on the failures of missing sheets', async () => {
  const short = storyboardSource([level], async () => sheet(0, 1), 40);
  const times: number[] = [];
  for await (const { time } of short.frames(0, () => true)) times.push(time);
  expect(times).toEqual([0, 5, 10, 30, 35]);
  const gone = storyboardSource([level], () => Promise.reject(new Failure('noPictures', '403', { reason: 'expired' })), 40);
  await expect(gone.imageAt(0)).rejects.toMatchObject({ code: 'noPictures' });
  expect(() => storyboardSource([], async () => sheet(0, 1), 40)).toThrow(expect.objectContaining({ code: 'noPictures' }));
});
