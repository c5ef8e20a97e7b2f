import { expect, it } from 'vitest';
import { decodeCursor, encodeCursor } from './cursor.ts';

it('returns the position that it was made of', () => {
  const place: [number, string] = [-1_700_000_000_000, 'a ü'];
  expect(decodeCursor('notes', encodeCursor('notes', place), [0, ''])).toEqual(place);
  expect(decodeCursor('notes', undefined, [0, ''])).toBeUndefined();
});

it.each([
  ['another list', 'feed', [1, 'a']],
  ['too few parts', 'notes', [1]],
  ['too many parts', 'notes', [1, 'a', 'b']],
  ['a part of another type', 'notes', ['1', 'a']],
  ['a fraction', 'notes', [1.5, 'a']],
  ['a number that no database stores', 'notes', [1e300, 'a']],
] as const)('is refused with %s', (_, list, place) => {
  expect(() => decodeCursor('notes', encodeCursor(list, [...place]), [0, ''])).toThrow(
    expect.objectContaining({
      code: 'invalid',
      details: [{ path: 'cursor', message: expect.stringContaining('not a cursor of this list') }],
    }),
  );
});
