import { fsrs } from 'ts-fsrs';
import type { Rating, Review } from '../records/card.ts';

/** State of a reviewed card's memory and its next review, by the algorithm FSRS. Times in milliseconds since 1970. */
export interface CardSchedule {
  /** Days after which it is remembered with a probability of 90 %. */
  stability: number;
  /** From 1 to 10. */
  difficulty: number;
  reviewedAt: number;
  intervalDays: number;
  dueAt: number;
}

/** A rating that no later entry of the log undoes. */
export interface RatedReview {
  at: number;
  rating: Rating;
}

export const dayMs = 24 * 3600_000;

/** The schedule is the same on every device: no chance in it, and whole days. */
const algorithm = fsrs({ enable_fuzz: false, enable_short_term: false });

/** Replays a review log. Returns undefined for a card without a review. */
export function scheduleCard(reviews: readonly Review[]): CardSchedule | undefined {
  let memory: Pick<CardSchedule, 'stability' | 'difficulty'> | null = null;
  let reviewedAt: number | undefined;
  for (const { at, rating } of listRatings(reviews)) {
    // A clock that was set back makes no time negative.
    const elapsedDays = reviewedAt === undefined ? 0 : Math.max(0, Math.round((at - reviewedAt) / dayMs));
    memory = algorithm.next_state(memory, elapsedDays, rating);
    reviewedAt = at;
  }
  if (!memory || reviewedAt === undefined) return undefined;
  const intervalDays = algorithm.next_interval(memory.stability, 0);
  const { stability, difficulty } = memory;
  return { stability, difficulty, reviewedAt, intervalDays, dueAt: reviewedAt + intervalDays * dayMs };
}

/** Lists the ratings of a review log that are not undone. */
export function listRatings(reviews: readonly Review[]): RatedReview[] {
  const undone = new Set(reviews.map(({ undoes }) => undoes));
  return reviews.flatMap(({ reviewId, at, rating }) => (rating && !undone.has(reviewId) ? [{ at, rating }] : []));
}
