import { expect, it } from 'vitest';
import { editDistance } from './edit-distance.ts';

it.each([
  ['bread', 'bread', 0],
  ['bread', 'broad', 1],
  ['bread', 'read', 1],
  ['bread', 'beard', 2],
  ['bread', 'stone', 4],
])('counts the edits from %s to %s, to one over the limit', (a, b, distance) => {
  expect(editDistance(a, b, { limit: 3 })).toBe(distance);
});

it('counts a swap as one edit if asked to', () => {
  expect(editDistance('tehran', 'theran', { limit: 3, countsSwaps: true })).toBe(1);
  expect(editDistance('tehran', 'theran', { limit: 3 })).toBe(2);
});
