import { describe, expect, it } from 'vitest';
import type { SavedItem } from '../../lib/records/saved-item.ts';
import { countFilters, endOf, type Filters, selectItems, startOf } from './select-items.ts';

const day = (number: number) => new Date(2026, 0, number, 12).getTime();
const item = (contentId: string, change: Partial<SavedItem> = {}): SavedItem => ({
  contentId,
  tags: [],
  favourite: false,
  createdAt: day(1),
  updatedAt: day(1),
  ...change,
});

const items = [
  item('a', { createdAt: day(1), updatedAt: day(9), tags: ['time', 'towns'] }),
  item('b', { createdAt: day(2), favourite: true, channelId: 'c1' }),
  item('c', { createdAt: day(3), deletedAt: day(4), tags: ['time'] }),
  item('d', { createdAt: day(4), tags: ['time'] }),
];
const known = { annotated: new Set(['b', 'd']), collected: new Set(['d', 'a']) };
const ids = (filters: Filters, order: Parameters<typeof selectItems>[2] = 'newest') => selectItems(items, filters, order, known);

describe('selectItems', () => {
  it('returns what is not in the trash, in its order', () => {
    expect(ids({})).toEqual(['d', 'b', 'a']);
    expect(ids({}, 'oldest')).toEqual(['a', 'b', 'd']);
    expect(ids({}, 'changed')).toEqual(['a', 'b', 'd']);
  });

  it('returns the trash alone', () => {
    expect(selectItems(items, {}, 'newest', {}, true)).toEqual(['c']);
  });

  it('applies all filters together', () => {
    expect(ids({ tag: 'time' })).toEqual(['d', 'a']);
    expect(ids({ favourite: true })).toEqual(['b']);
    expect(ids({ hasNote: true })).toEqual(['d', 'b']);
    expect(ids({ collectionId: 'x' })).toEqual(['d', 'a']);
    expect(ids({ channelId: 'c1' })).toEqual(['b']);
    expect(ids({ tag: 'time', hasNote: true })).toEqual(['d']);
    expect(ids({ tag: 'time', favourite: true })).toEqual([]);
  });

  it('includes both days of a range', () => {
    expect(ids({ from: '2026-01-02', to: '2026-01-04' })).toEqual(['d', 'b']);
    expect(ids({ to: '2026-01-01' })).toEqual(['a']);
    expect(ids({ from: 'no day', to: '' })).toEqual(['d', 'b', 'a']);
  });
});

it('ends a day where the next one starts, also when the clocks change', () => {
  for (const date of ['2026-03-29', '2026-10-25', '2026-12-31']) {
    expect(endOf(date)).toBe(startOf(new Date(startOf(date) + 36 * 3600_000).toLocaleDateString('sv')));
  }
});

it('countFilters counts the active filters', () => {
  expect(countFilters({})).toBe(0);
  expect(countFilters({ tag: 'x', favourite: false, from: '', hasNote: true })).toBe(2);
});
