import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { frameAt, levelFor } from './storyboard-frame.ts';

const level = {
  sheetUrl: 'https://i.ytimg.com/sb/x/L2/M$M.jpg?sigh=a',
  width: 160,
  height: 90,
  columns: 5,
  rows: 5,
  interval: 5,
  count: 65,
};
const place = (time: number) => {
  const { imageUrl, x, y } = frameAt(level, time);
  return `${/M(\d+)/.exec(imageUrl)?.[1]} ${x},${y}`;
};

describe('frameAt', () => {
  it('goes through a sheet row by row, then to the next sheet', () => {
    expect([0, 4.99, 5, 24, 25, 124, 125, 150].map(place)).toEqual([
      '0 0,0',
      '0 0,0',
      '0 160,0',
      '0 640,0',
      '0 0,90',
      '0 640,360',
      '1 0,0',
      '1 0,90',
    ]);
  });

  it('returns the first or last frame for times outside the video', () => {
    expect([-3, 320, 1e9].map(place)).toEqual(['0 0,0', '2 640,180', '2 640,180']);
  });

  it('returns the whole frame, with the address of its sheet', () => {
    expect(frameAt(level, 130)).toEqual({
      imageUrl: 'https://i.ytimg.com/sb/x/L2/M1.jpg?sigh=a',
      x: 160,
      y: 0,
      width: 160,
      height: 90,
    });
  });

  it('never exceeds the sheet', () => {
    const whole = fc.integer({ min: 1, max: 30 });
    fc.assert(
      fc.property(whole, whole, whole, fc.double({ noNaN: true }), (columns, rows, count, time) => {
        const { x, y } = frameAt({ ...level, columns, rows, count }, time);
        expect([x >= 0, x < columns * 160, y >= 0, y < rows * 90]).toEqual([true, true, true, true]);
      }),
    );
  });
});

it('levelFor selects frames that are fine enough, and no finer', () => {
  const levels = [27, 45, 90, 180].map((height) => ({ ...level, height }));
  expect([45, 46, 91, 500].map((height) => levelFor(levels, height)?.height)).toEqual([45, 90, 180, 180]);
  expect(levelFor([], 90)).toBeUndefined();
});
