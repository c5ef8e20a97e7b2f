import process from 'node:process';
import { afterEach, expect, it, vi } from 'vitest';
import { expectLinear } from './growth.ts';

afterEach(() => vi.restoreAllMocks());

/** Returns work that takes a number of milliseconds by its size, on a clock that only this work advances. */
function workTaking(milliseconds: (size: number) => number): (size: number) => void {
  let user = 0;
  vi.spyOn(process, 'threadCpuUsage').mockImplementation((before) => ({ user: user - (before?.user ?? 0), system: 0 }));
  return (size) => {
    user += 1000 * milliseconds(size);
  };
}

it('passes linear work, and work too short to measure', () => {
  expectLinear(
    100,
    workTaking((size) => size),
  );
  expectLinear(
    100,
    workTaking((size) => size * Math.log(size)),
  );
  expectLinear(
    100,
    workTaking(() => 1),
  );
});

it('fails for quadratic work', () => {
  expect(() =>
    expectLinear(
      100,
      workTaking((size) => size * size),
    ),
  ).toThrow('to be less than 64');
});
