import { randomInt } from 'node:crypto';
import fc from 'fast-check';
import { expect } from 'vitest';
import type { HostileString } from './strings/hostile-string.ts';
import { hostileStrings } from './strings/hostile-strings.ts';

/** Short and long strings that one run of the tests draws; `npm run soak` takes all. */
const [maxShort, maxLong] = [60, 3];
const longLength = 1000;
const isWhole = process.env.HOSTILE_STRINGS === 'all';
/** The seed of this run; set `HOSTILE_SEED` to repeat a failure. */
const seed = Number(process.env.HOSTILE_SEED ?? randomInt(2 ** 31));

/** Draws the strings of this run: a few long ones, whose parsing takes long, and more of the others. */
function draw(strings: readonly HostileString[]): readonly HostileString[] {
  if (isWhole) return strings;
  const some = (list: HostileString[], max: number) =>
    list.length <= max
      ? list
      : fc.sample(fc.shuffledSubarray(list, { minLength: max, maxLength: max }), { numRuns: 1, seed })[0]!;
  const isLong = ({ text }: HostileString) => text.length > longLength;
  return [
    ...some(
      strings.filter((one) => !isLong(one)),
      maxShort,
    ),
    ...some(strings.filter(isLong), maxLong),
  ];
}

/** Runs a check for the strings of this run, one after the other. Fails with the names of the strings that fail it, and the seed. */
export async function forEachString(
  check: (text: string, name: string) => unknown,
  strings: readonly HostileString[] = hostileStrings,
): Promise<void> {
  const failed: string[] = [];
  for (const { name, text } of draw(strings)) {
    try {
      await check(text, name);
    } catch (error) {
      failed.push(`${name}: ${(error as Error).message.slice(0, 500)}`);
    }
  }
  expect(failed, `repeat with HOSTILE_SEED=${seed}`).toEqual([]);
}
