import { expect, it } from 'vitest';
import { joinLetters } from './join-letters.ts';

const width = 120;
const stride = 160;
/** A line with black strokes of ten pixels at these columns. */
function lineOf(strokes: number[]) {
  const data = new Float32Array(3 * 48 * stride).fill(1);
  for (const stroke of strokes)
    for (let row = 0; row < 3 * 48; row++)
      if (row % 48 > 10 && row % 48 < 38) data.fill(-1, row * stride + stroke, row * stride + stroke + 10);
  return { data, dims: [1, 3, 48, stride] };
}
const lettersOf = (text: string, strokes: number[]) =>
  [...text].map((letter, at) => ({ letter, place: (strokes[at]! + 5) / stride, confidence: 1 }));
const read = (text: string, strokes: number[]) => joinLetters(lettersOf(text, strokes), lineOf(strokes), width);

it('adds a space where the gap is wider than between letters', () => {
  expect(read('abcde', [0, 12, 24, 46, 58])).toBe('abc de');
  expect(read('abcde', [0, 12, 24, 36, 48])).toBe('abcde');
});

it.each([
  ['wide letter spacing', 'abcde', [0, 20, 40, 60, 80]],
  ['a closing mark', 'abc,d', [0, 12, 24, 46, 58]],
  ['characters that need none', '面包cde', [0, 22, 44, 56, 68]],
])('adds none for %s', (_, text, strokes) => expect(read(text, strokes)).toBe(text));

it('accepts an empty line', () => expect(joinLetters([], lineOf([]), width)).toBe(''));
