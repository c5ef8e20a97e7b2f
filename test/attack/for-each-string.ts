import { expect } from 'vitest';
import { drawStrings, repeatHint } from './draw-strings.ts';
import type { HostileString } from './strings/hostile-string.ts';
import { hostileStrings } from './strings/hostile-strings.ts';

/** Runs a check for the strings of this run, one after the other. Fails with the names of the strings that fail it, and the seed. */
export async function forEachString(
  check: (text: string, name: string) => unknown,
  strings: readonly HostileString[] = hostileStrings,
): Promise<void> {
  const failed: string[] = [];
  for (const { name, text } of drawStrings(strings)) {
    try {
      await check(text, name);
    } catch (error) {
      failed.push(`${name}: ${(error as Error).message.slice(0, 500)}`);
    }
  }
  expect(failed, repeatHint).toEqual([]);
}
