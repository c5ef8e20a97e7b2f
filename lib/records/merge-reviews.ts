import type { Review } from './card.ts';

/** Merges two states of a review log: each entry once, in an order that is the same on every device. */
export function mergeReviews(one: readonly Review[], other: readonly Review[]): Review[] {
  const byId = new Map<string, Review>();
  for (const review of [...one, ...other].sort(inLogOrder)) if (!byId.has(review.reviewId)) byId.set(review.reviewId, review);
  return [...byId.values()];
}

/** Orders entries by their position; those that two devices added at the same position, by time and id. */
const inLogOrder = (a: Review, b: Review): number =>
  a.number - b.number || a.at - b.at || (a.reviewId < b.reviewId ? -1 : a.reviewId > b.reviewId ? 1 : 0);
