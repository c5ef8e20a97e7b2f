import { describe, expect, it } from 'vitest';
import { findDuePeriod } from './digest-period.ts';

/** Times of November 2026, whose 23rd is a Monday. */
const at = (day: number, hour = 0) => new Date(2026, 10, day, hour).getTime();

describe('the period of a digest', () => {
  it('is the last complete day or week, which the first digest has', () => {
    expect(findDuePeriod('daily', undefined, at(25, 9))).toEqual({ from: at(24), until: at(25) });
    expect(findDuePeriod('weekly', undefined, at(25, 9))).toEqual({ from: at(16), until: at(23) });
    expect(findDuePeriod('weekly', undefined, at(23))).toEqual({ from: at(16), until: at(23) });
    expect(findDuePeriod('weekly', undefined, at(29, 23))).toEqual({ from: at(16), until: at(23) });
  });

  it('is due once', () => {
    expect(findDuePeriod('daily', { until: at(25) }, at(25))).toBeUndefined();
    expect(findDuePeriod('daily', { until: at(25) }, at(25, 23))).toBeUndefined();
    expect(findDuePeriod('daily', { until: at(25) }, at(26))).toEqual({ from: at(25), until: at(26) });
  });

  it('goes on where the last one ended, after missed days and another interval', () => {
    expect(findDuePeriod('daily', { until: at(10) }, at(25, 9))).toEqual({ from: at(10), until: at(25) });
    expect(findDuePeriod('daily', { until: at(23) }, at(25, 9))).toEqual({ from: at(23), until: at(25) });
    expect(findDuePeriod('weekly', { until: at(25) }, at(25, 9))).toBeUndefined();
    expect(findDuePeriod('weekly', { until: at(25) }, at(30, 9))).toEqual({ from: at(25), until: at(30) });
  });

  it('waits for a clock that was set back, and starts again after one that was far ahead', () => {
    expect(findDuePeriod('daily', { until: at(25) }, at(24, 20))).toBeUndefined();
    expect(findDuePeriod('daily', { until: at(25) }, at(24, 1))).toBeUndefined();
    expect(findDuePeriod('weekly', { until: at(23) }, at(18))).toBeUndefined();
    const ahead = new Date(2030, 0, 1).getTime();
    expect(findDuePeriod('daily', { until: ahead }, at(25, 9))).toEqual({ from: at(24), until: at(25) });
  });
});
