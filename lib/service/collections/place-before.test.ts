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
