import { expect, it } from 'vitest';
import { spelledValues } from './spelled-values.ts';

it.each([
  ['en', 'In nineteen sixty nine, three men flew to the moon.', [1969, 3]],
  ['en', 'Since two thousand and eight it has sixty-four rooms.', [2008, 64]],
  ['en', 'Bread and salt', []],
  ['de', 'Im Jahr neunzehnhundertneunundsechzig', [1969]],
  ['fr', 'en mille neuf cent soixante-neuf', [1969]],
  ['es', 'en mil novecientos sesenta y nueve', [1969]],
  ['it', 'nel millenovecentosessantanove', [1969]],
  ['ru', 'в тысяча девятьсот шестьдесят девятом году', [1969]],
])('in %s: %s', (language, text, values) => {
  expect(spelledValues(text, language)).toEqual(values);
});
