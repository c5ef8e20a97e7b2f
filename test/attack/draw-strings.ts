import { randomInt } from 'node:crypto';
import process from 'node:process';
import fc from 'fast-check';
import type { HostileString } from './strings/hostile-string.ts';

/** Short and long strings that one run of the tests draws; `npm run soak` takes all. */
const [maxShort, maxLong] = [60, 3];
const longLength = 1000;
const isWhole = process.env.HOSTILE_STRINGS === 'all';
/** The seed of this run; set `HOSTILE_SEED` to repeat a failure. */
const seed = Number(process.env.HOSTILE_SEED ?? randomInt(2 ** 31));
/** The command that repeats a failed run. */
export const repeatHint = `repeat with HOSTILE_SEED=${seed}`;

/** Draws the strings of this run: a few long ones, whose parsing takes long, and more of the others. */
export function drawStrings(strings: readonly HostileString[]): readonly HostileString[] {
  if (isWhole) return strings;
  const some = (list: HostileString[], max: number) =>
    list.length <= max
      ? list
      : fc.sample(fc.shuffledSubarray(list, { minLength: max, maxLength: max }), { numRuns: 1, seed })[0]!;
  const isLong = ({ text }: HostileString) => text.length > longLength;
  const short = strings.filter((one) => !isLong(one));
  return [...some(short, maxShort), ...some(strings.filter(isLong), maxLong)];
}
