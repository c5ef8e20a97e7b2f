import { expect, it } from 'vitest';
import { clauseSeparator, separatorBetween } from './separator-between.ts';

it.each([
  ['hello', 'there', ' '],
  ['大家', '好', ''],
  ['大家好，', '今天', ''],
  ['今天用', 'Python', ' '],
  ['大家好，', 'Python', ''],
  ['時々', 'Python', ' '],
])('%s and %s are separated by "%s"', (left, right, separator) => {
  expect(separatorBetween(left, right)).toBe(separator);
});

it.each([
  ['ผึ้งทำน้ำผึ้งอย่างไร', 'ผึ้งไม่นอนหลับ', ' '],
  ['大家', '好', ''],
  ['hello', 'there', ' '],
])('the clauses %s and %s are separated by "%s"', (left, right, separator) => {
  expect(clauseSeparator(left, right)).toBe(separator);
});
