import { expect, it } from 'vitest';
import type { CollectionItem } from '../../records/collection.ts';
import { placeBefore } from './place-before.ts';

const item = (contentId: string, position: number): CollectionItem => ({ collectionId: 'c', contentId, addedAt: 0, position });

it('writes only the item that moves', () => {
  const items = [item('a', 1), item('b', 2), item('c', 3)];
  const placed = placeBefore(items, 'c', 'b')!;
  expect(placed.map(({ contentId }) => contentId)).toEqual(['a', 'c', 'b']);
  expect(placed.filter((one) => !items.includes(one))).toEqual([item('c', 1.5)]);
});

it('can be repeated indefinitely', () => {
  let items = [item('a', 1), item('b', 2), item('c', 3)];
  for (let round = 0; round < 200; round++) {
    const [first, second, last] = items.map(({ contentId }) => contentId);
    items = placeBefore(items, last!, second!)!;
    expect(items.map(({ contentId }) => contentId)).toEqual([first, last, second]);
    expect(items[1]!.position).toBeGreaterThan(items[0]!.position);
    expect(items[2]!.position).toBeGreaterThan(items[1]!.position);
  }
});

it('puts an item before the first or after the last, two positions away', () => {
  const items = [item('a', 1), item('b', 2), item('c', 3)];
  expect(placeBefore(items, 'c', 'a')).toEqual([item('c', 0), item('a', 1), item('b', 2)]);
  expect(placeBefore(items, 'a')).toEqual([item('b', 2), item('c', 3), item('a', 4)]);
  expect(placeBefore(items, 'b', 'b')).toBe(items);
  expect(placeBefore([item('a', 1)], 'a')).toEqual([item('a', 1)]);
});

it('moves no item that is missing, and none before one that is', () => {
  const items = [item('a', 1), item('b', 2)];
  expect(placeBefore(items, 'none', 'a')).toBeUndefined();
  expect(placeBefore(items, 'a', 'none')).toBeUndefined();
});

it('numbers positions again when no room is left between two', () => {
  const placed = placeBefore([item('a', 1), item('b', 1 + 1e-7), item('c', 3)], 'c', 'b')!;
  expect(placed.map(({ position }) => position)).toEqual([0, 1, 2]);
});
