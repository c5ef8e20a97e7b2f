import process from 'node:process';
import { expect } from 'vitest';

/** Duration in milliseconds below which a run is too short to measure. */
const moment = 300;

/**
 * Asserts that the time of `work` grows about linearly with its size. Sixteen times the size may take 64 times as long;
 * quadratic growth would take 256 times.
 */
export function expectLinear(size: number, work: (size: number) => void): void {
  const large = leastTime(() => work(size * 16));
  if (large > moment) expect(large).toBeLessThan(64 * leastTime(() => work(size)));
}

/** Returns the minimum processor time of a few runs in milliseconds; other programs affect it less than wall-clock time. */
function leastTime(work: () => void): number {
  const times: number[] = [];
  do {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1000);
  } while (times.length < 3 && times.at(-1)! > moment);
  return Math.min(...times);
}
