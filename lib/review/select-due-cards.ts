import type { DueCards, DueCardsRequest } from '../ports/engine.ts';
import { dayMs, listRatings, scheduleCard } from './schedule-card.ts';

/** Selects the cards that are due until the end of the user's day. */
export function selectDueCards({ cards, now, dayStart, maxReviews }: DueCardsRequest): DueCards {
  const due: { cardId: string; order: [number, number] }[] = [];
  let reviewedCount = 0;
  for (const { cardId, reviews, createdAt } of cards) {
    const schedule = scheduleCard(reviews);
    reviewedCount += listRatings(reviews).filter(({ at }) => at >= dayStart && at <= now).length;
    if (!schedule) due.push({ cardId, order: [1, createdAt] });
    // A review in the future was made by a clock that has been set back since: without it, the card would not return for years.
    else if (schedule.dueAt < dayStart + dayMs || schedule.reviewedAt > now + dayMs) {
      due.push({ cardId, order: [0, schedule.dueAt] });
    }
  }
  due.sort((a, b) => a.order[0] - b.order[0] || a.order[1] - b.order[1]);
  const cardIds = due.slice(0, Math.max(0, maxReviews - reviewedCount)).map(({ cardId }) => cardId);
  return { cardIds, dueCount: due.length, reviewedCount };
}
