import { expect, it } from 'vitest';
import { startTimeEstimate } from './time-estimate.ts';

it('estimates the remaining time from a hundred chunks on', () => {
  let clock = 0;
  const estimate = startTimeEstimate(3, 200, () => clock);
  const write = (count: number) =>
    Array.from({ length: count }, () => {
      clock += 100;
      return estimate.addChunk();
    });
  expect(write(99)).not.toContain(true);
  expect(estimate.secondsLeft()).toBeUndefined();
  expect(write(1)).toEqual([true]);
  // Three parts of 200 chunks, of which 100 took ten seconds.
  expect(estimate.secondsLeft()).toBe(50);
  write(20);
  estimate.endPart();
  expect(estimate.secondsLeft()).toBe(24);
});

it('measures no part that was stored', () => {
  let clock = 0;
  const estimate = startTimeEstimate(3, 200, () => clock);
  estimate.addChunk();
  estimate.endPart();
  for (let count = 0; count < 119; count++) {
    clock += 100;
    estimate.addChunk();
  }
  estimate.endPart();
  expect(estimate.secondsLeft()).toBe(12);
});
