import { expect, it } from 'vitest';
import { decodeLetters, readAlphabet } from './decode-letters.ts';

const alphabet = readAlphabet('a\r\nb\n');
/** A tensor in which these classes win, with this likelihood. */
const steps = (classes: number[], likely = 0.8) => ({
  data: Float32Array.from(classes.flatMap((winner) => [0, 1, 2, 3].map((at) => (at === winner ? likely : (1 - likely) / 3)))),
  dims: [1, classes.length, 4],
});

it('reads an alphabet, and adds the space', () => expect(alphabet).toEqual(['a', 'b', ' ']));

it('counts a letter once as long as it goes on, and again behind a gap', () => {
  const { text, sureness } = decodeLetters(steps([0, 1, 1, 0, 1, 3, 2, 2, 0]), alphabet);
  expect(text).toBe('aa b');
  expect(sureness).toBeCloseTo(0.8);
});

it('reads nothing in nothing', () => {
  expect(decodeLetters(steps([0, 0, 0]), alphabet)).toEqual({ text: '', sureness: 0 });
  expect(decodeLetters({ data: new Float32Array(), dims: [1, 0, 4] }, alphabet)).toEqual({ text: '', sureness: 0 });
});
