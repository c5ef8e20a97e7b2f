import process from 'node:process';
import { expect } from 'vitest';

/** What is over in a moment is not worth measuring, in milliseconds. */
const moment = 300;

/**
 * Holds work to time in proportion to its size. Sixteen times as much may take 64 times as long: what grows with the square
 * would take 256 times.
 */
export function expectLinear(size: number, work: (size: number) => void): void {
  const large = leastTime(() => work(size * 16));
  if (large > moment) expect(large).toBeLessThan(64 * leastTime(() => work(size)));
}

/** Of a few runs, in milliseconds of the processor: others who use it lengthen these less than those of the clock. */
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
