import process from 'node:process';
import { expect } from 'vitest';

/** Duration in milliseconds below which a run is too short to measure. */
const moment = 300;

/** Maximum number of measurements; caches that other programs empty slow the large size down more than the small one. */
const maxMeasurements = 4;

/**
 * Asserts that the time of `work` grows about linearly with its size. Sixteen times the size may take 64 times as long in one of a few
 * measurements; quadratic growth would take 256 times in each.
 */
export function expectLinear(size: number, work: (size: number) => void): void {
  const ratios: number[] = [];
  while (ratios.length < maxMeasurements && !ratios.some((ratio) => ratio < 64)) {
    const large = leastTime(() => work(size * 16));
    if (large <= moment) return;
    ratios.push(large / leastTime(() => work(size)));
  }
  expect(Math.min(...ratios)).toBeLessThan(64);
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
