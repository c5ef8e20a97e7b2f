import process from 'node:process';
import { expect } from 'vitest';

/** Duration in milliseconds below which a run is too short to measure. */
const moment = 300;

/** Maximum number of measurements; caches that other programs empty slow the large size down more than the small one. */
const maxMeasurements = 4;

/** Growth that is taken for linear: sixteen times the size may take up to this many times as long; of quadratic work it takes 256. */
const maxGrowth = 64;

/**
 * Asserts in one of a few measurements that the time of `work` grows about linearly with its size. It measures, because the steps of
 * a regular expression can't be counted, and it compares two sizes, so that it holds on a machine of any speed. `size` has to be one
 * at which quadratic work on sixteen times as much takes seconds.
 */
export function expectLinear(size: number, work: (size: number) => void): void {
  const growths: number[] = [];
  while (growths.length < maxMeasurements && !growths.some((growth) => growth < maxGrowth)) growths.push(growthOf(size, work));
  expect(Math.min(...growths)).toBeLessThan(maxGrowth);
}

/** Returns how many times as long sixteen times the size takes; 0 if that is too short to measure, and thus fast at any growth. */
function growthOf(size: number, work: (size: number) => void): number {
  const large = leastTime(() => work(size * 16));
  return large <= moment ? 0 : large / leastTime(() => work(size));
}

/** Returns the minimum processor time of this thread over a few runs in milliseconds, to which other programs and tests add little. */
function leastTime(work: () => void): number {
  const times: number[] = [];
  do {
    const before = process.threadCpuUsage();
    work();
    const { user, system } = process.threadCpuUsage(before);
    times.push((user + system) / 1000);
  } while (times.length < 3 && times.at(-1)! > moment);
  return Math.min(...times);
}
