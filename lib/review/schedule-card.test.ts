import { describe, expect, it } from 'vitest';
import type { Rating, Review } from '../records/card.ts';
import { dayMs, scheduleCard } from './schedule-card.ts';
import { selectDueCards } from './select-due-cards.ts';

const start = Date.UTC(2026, 0, 1, 20);
/** A log of ratings, each with its day. */
const log = (...ratings: [day: number, rating: Rating][]): Review[] =>
  ratings.map(([day, rating], at) => ({ reviewId: `r${at}`, number: at + 1, at: start + day * dayMs, rating }));
const undo = (reviewId: string, number: number): Review => ({
  reviewId: `undo-${reviewId}`,
  number,
  at: start,
  undoes: reviewId,
});

describe('the schedule of a card', () => {
  it('is absent before the first review', () => expect(scheduleCard([])).toBeUndefined());

  it('has longer intervals the better it is remembered, and short ones after it is forgotten', () => {
    const intervals = ([1, 2, 3, 4] as const).map((rating) => scheduleCard(log([0, 3], [3, 3], [14, rating]))!.intervalDays);
    expect(intervals).toEqual([...intervals].sort((a, b) => a - b));
    expect(new Set(intervals).size).toBe(4);
    expect(scheduleCard(log([0, 3]))!.dueAt).toBe(start + scheduleCard(log([0, 3]))!.intervalDays * dayMs);
  });

  it('is that of the log without the reviews that were undone', () => {
    const reviews = log([0, 3], [3, 1]);
    expect(scheduleCard([...reviews, undo('r1', 3)])).toEqual(scheduleCard(reviews.slice(0, 1)));
    expect(scheduleCard([...reviews, undo('r0', 3), undo('r1', 4)])).toBeUndefined();
  });

  it('survives a clock that is set back', () => {
    const schedule = scheduleCard(log([0, 3], [900, 3], [1, 3], [-5, 1]))!;
    expect(Object.values(schedule).every(Number.isFinite)).toBe(true);
    expect(schedule.intervalDays).toBeGreaterThan(0);
  });
});

describe('the cards that are due', () => {
  const dayStart = start - 12 * 3600_000;
  const now = start;
  const cards = [
    { cardId: 'new', reviews: [], createdAt: 2 },
    { cardId: 'older', reviews: [], createdAt: 1 },
    { cardId: 'overdue', reviews: log([-30, 3]), createdAt: 3 },
    { cardId: 'this evening', reviews: log([-scheduleCard(log([0, 1]))!.intervalDays + 0.1, 1]), createdAt: 4 },
    { cardId: 'later', reviews: log([-1, 4]), createdAt: 5 },
    { cardId: 'reviewed', reviews: log([-0.1, 3]), createdAt: 6 },
  ];

  it('come most overdue first, with those of the whole day, and new ones last', () => {
    expect(selectDueCards({ cards, now, dayStart, maxReviews: 20 })).toEqual({
      cardIds: ['overdue', 'this evening', 'older', 'new'],
      dueCount: 4,
      reviewedCount: 1,
    });
  });

  it('end at the day’s limit, the reviews of the day included', () => {
    expect(selectDueCards({ cards, now, dayStart, maxReviews: 3 }).cardIds).toEqual(['overdue', 'this evening']);
    expect(selectDueCards({ cards, now, dayStart, maxReviews: 1 }).cardIds).toEqual([]);
  });

  it('include a card whose last review a clock put into the future', () => {
    const ahead = { cardId: 'ahead', reviews: log([3000, 4]), createdAt: 1 };
    expect(selectDueCards({ cards: [ahead], now, dayStart, maxReviews: 20 })).toMatchObject({
      cardIds: ['ahead'],
      reviewedCount: 0,
    });
  });
});
