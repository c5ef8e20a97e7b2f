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

/** Without randomness and in whole days, so that the schedule is the same on every device. */
const algorithm = fsrs({ enable_fuzz: false, enable_short_term: false });

/** Replays a review log. Returns undefined for a card without a review. */
export function scheduleCard(reviews: readonly Review[]): CardSchedule | undefined {
  let last: Memory | undefined;
  for (const memory of replayMemory(reviews)) last = memory;
  return last && toSchedule(last);
}

/** A review with the schedule that it led to. */
export type ReplayedReview = CardSchedule & { rating: Rating };

/** Replays a review log: yields each review that is not undone with the schedule after it. */
export function* replayReviews(reviews: readonly Review[]): Generator<ReplayedReview> {
  for (const memory of replayMemory(reviews)) yield { ...toSchedule(memory), rating: memory.rating };
}

/** State of a card's memory after a review. */
interface Memory extends Pick<CardSchedule, 'stability' | 'difficulty' | 'reviewedAt'> {
  rating: Rating;
}

function* replayMemory(reviews: readonly Review[]): Generator<Memory> {
  let former: Memory | null = null;
  for (const { at, rating } of listRatings(reviews)) {
    // A clock that was set back makes no time negative.
    const elapsedDays: number = former ? Math.max(0, Math.round((at - former.reviewedAt) / dayMs)) : 0;
    const { stability, difficulty } = algorithm.next_state(former, elapsedDays, rating);
    former = { stability, difficulty, reviewedAt: at, rating };
    yield former;
  }
}

function toSchedule({ stability, difficulty, reviewedAt }: Memory): CardSchedule {
  const intervalDays = algorithm.next_interval(stability, 0);
  return { stability, difficulty, reviewedAt, intervalDays, dueAt: reviewedAt + intervalDays * dayMs };
}

/** Lists the ratings of a review log that are not undone. */
export function listRatings(reviews: readonly Review[]): RatedReview[] {
  const undone = new Set(reviews.map(({ undoes }) => undoes));
  return reviews.flatMap(({ reviewId, at, rating }) => (rating && !undone.has(reviewId) ? [{ at, rating }] : []));
}
