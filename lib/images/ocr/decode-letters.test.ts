import { expect, it } from 'vitest';
import { decodeLetters, readAlphabet } from './decode-letters.ts';

const alphabet = readAlphabet('a\r\nb\n');
/** A tensor in which these classes win, with this likelihood. */
const steps = (classes: number[], likely = 0.8) => ({
  data: Float32Array.from(classes.flatMap((winner) => [0, 1, 2, 3].map((at) => (at === winner ? likely : (1 - likely) / 3)))),
  dims: [1, classes.length, 4],
});

it('reads an alphabet, and adds the space', () => expect(alphabet).toEqual(['a', 'b', ' ']));

it('returns a letter once while it continues, and again after a gap', () => {
  const letters = decodeLetters(steps([0, 1, 1, 0, 1, 3, 2, 2, 0, 0]), alphabet);
  expect(letters.map(({ letter }) => letter).join('')).toBe('aa b');
  expect(letters.map(({ place }) => place)).toEqual([0.15, 0.45, 0.55, 0.65]);
  expect(letters[0]!.confidence).toBeCloseTo(0.8);
});

it('returns nothing for empty input', () => {
  expect(decodeLetters(steps([0, 0, 0]), alphabet)).toEqual([]);
  expect(decodeLetters({ data: new Float32Array(), dims: [1, 0, 4] }, alphabet)).toEqual([]);
});
