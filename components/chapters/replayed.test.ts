import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { replaysOf } from './replayed.ts';

const parts = (...values: number[]) => values.map((value, at) => ({ startTime: at * 10, endTime: at * 10 + 10, value }));
const peakTimes = (...values: number[]) =>
  replaysOf(parts(...values), [{ start: 0, end: values.length * 10 }])?.peaks.map(({ startTime }) => startTime);

describe('peaks', () => {
  it('mark the parts of a real video that viewers replay most', () => {
    const file = new URL('../../lib/sites/youtube/fixtures/most-replayed.json', import.meta.url);
    const [{ payload }] = JSON.parse(readFileSync(file, 'utf8')).frameworkUpdates.entityBatchUpdate.mutations;
    const markers: { startMillis: string; durationMillis: string; intensityScoreNormalized: number }[] =
      payload.macroMarkersListEntity.markersList.markers;
    const real = markers.map(({ startMillis, durationMillis, intensityScoreNormalized: value }) => {
      const startTime = Number(startMillis) / 1000;
      return { startTime, endTime: startTime + Number(durationMillis) / 1000, value };
    });
    // The first two are those that the site itself labels so.
    expect(replaysOf(real, [{ start: 0, end: 317 }])?.peaks.map(({ startTime }) => startTime)).toEqual([136.31, 240.92, 272.62]);
  });

  it('exclude the beginning, plateaus and ripples', () => {
    expect(peakTimes(1, 0.1, 0.1, 0.1)).toEqual([]);
    expect(peakTimes(0.5, 0.5, 0.5, 0.5)).toEqual([]);
    expect(peakTimes(0.4, 0.6, 0.4, 0.6, 0.4)).toEqual([]);
    expect(peakTimes(1)).toEqual([]);
  });

  it('may be at the end, and start where a broad one starts', () => {
    expect(peakTimes(0.1, 0.2, 0.9)).toEqual([20]);
    expect(peakTimes(0.1, 0.8, 0.8, 0.1)).toEqual([10]);
  });

  it('are the higher of two that are too close to each other', () => {
    const close = [...parts(0, 0.8, 0, 1, 0), { startTime: 50, endTime: 500, value: 0 }];
    expect(replaysOf(close, [{ start: 0, end: 500 }])?.peaks.map(({ startTime }) => startTime)).toEqual([30]);
  });

  it('are five at most, the highest', () => {
    expect(peakTimes(0, 0.5, 0, 0.6, 0, 0.7, 0, 0.8, 0, 0.9, 0, 1, 0)).toEqual([30, 50, 70, 90, 110]);
  });
});

describe('the curve', () => {
  const chapters = [
    { start: 10, end: 25 },
    { start: 25, end: 30 },
  ];

  it('spans the chapters from edge to edge, high where they are replayed often', () => {
    expect(replaysOf(parts(1, 0, 1, 0.5), chapters)?.outline).toBe('M0 100.00L25.00 100.00L75.00 0.00H100');
  });

  it('is undefined without data', () => {
    expect(replaysOf([], chapters)).toBeUndefined();
    expect(replaysOf(parts(1), chapters)).toBeUndefined();
    expect(replaysOf(parts(1), [])).toBeUndefined();
    expect(replaysOf(parts(1), [{ start: 5, end: 5 }])).toBeUndefined();
  });
});
