import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Review } from './card.ts';
import { mergeReviews } from './merge-reviews.ts';

const review = fc.record({
  reviewId: fc.constantFrom(...'abcdefgh'),
  number: fc.integer({ min: 1, max: 4 }),
  at: fc.integer({ min: 0, max: 3 }),
  rating: fc.constantFrom(1, 2, 3, 4),
}) as fc.Arbitrary<Review>;
/** Logs as devices have them: an id names one entry. */
const logs = fc
  .uniqueArray(review, { selector: ({ reviewId }) => reviewId })
  .chain((entries) => fc.tuple(fc.subarray(entries), fc.subarray(entries), fc.subarray(entries)));

it('comes to the same log in any order, with every entry once', () => {
  const property = fc.property(logs, ([one, other, third]) => {
    const merged = mergeReviews(mergeReviews(one, other), third);
    expect(mergeReviews(third, mergeReviews(other, one))).toEqual(merged);
    expect(mergeReviews(merged, one)).toEqual(merged);
    expect(new Set(merged.map(({ reviewId }) => reviewId)).size).toBe(merged.length);
    expect(merged).toHaveLength(new Set([...one, ...other, ...third].map(({ reviewId }) => reviewId)).size);
  });
  fc.assert(property);
});
