import { expect, it } from 'vitest';
import { mergeItems } from './merge-items.ts';
import { item } from './testing/rows-suite.ts';

it('adds a date that a known item lacked without moving it, and moves no date', () => {
  const former = [item('a', '1', 10), item('a', '2', 20, { publishedAt: 20 })];
  const read = [item('a', '1', 99, { publishedAt: 99 }), item('a', '2', 99, { publishedAt: 99 })];
  const { retained, changed, added } = mergeItems(former, read, 9);
  expect(retained).toMatchObject([
    { itemId: '2', at: 20, publishedAt: 20 },
    { itemId: '1', at: 10, publishedAt: 99 },
  ]);
  expect(changed.map(({ itemId }) => itemId)).toEqual(['1']);
  expect(added).toEqual([]);
});

it('corrects an arrival in the future, after which the item would count as new for as long', () => {
  const former = [item('a', '1', 10, { arrivedAt: 9e12 }), item('a', '2', 9, { arrivedAt: 5 })];
  const read = [item('a', '1', 10, { arrivedAt: 20 }), item('a', '2', 9, { arrivedAt: 0 })];
  const { retained, changed } = mergeItems(former, read, 9);
  expect(retained.map(({ arrivedAt }) => arrivedAt)).toEqual([20, 5]);
  expect(changed.map(({ itemId }) => itemId)).toEqual(['1']);
});
