import { describe, expect, it } from 'vitest';
import { parseClockTime, parseIsoDuration } from './parse-clock-time.ts';

describe('clock times', () => {
  it.each([
    ['1:02:03', 3723],
    ['02:03', 123],
    [' 63.5 ', 63.5],
    ['0', 0],
    ['1:2:3:4', undefined],
    ['', undefined],
    ['PT1S', undefined],
  ])('%j', (text, seconds) => expect(parseClockTime(text)).toBe(seconds));

  it.each([
    ['PT1H2M3S', 3723],
    ['PT90.5S', 90.5],
    ['P1DT1S', 86401],
    ['pt5m', 300],
    ['P0Y0M0DT0H3M20.000S', 200],
    ['P0M0DT5M', 300],
    ['P1W', 604_800],
    ['P1Y2M3DT4S', 36_979_204],
    ['P5M', 300],
    ['PT', undefined],
    ['P', undefined],
    ['', undefined],
    ['1:02', undefined],
  ])('%j', (text, seconds) => expect(parseIsoDuration(text)).toBe(seconds));
});
