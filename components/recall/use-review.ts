import { useCallback, useEffect, useState } from 'react';
import type { DueCard } from '../../lib/contract/cards.ts';
import { Failure, type FailureData } from '../../lib/contract/failure.ts';
import type { Rating } from '../../lib/records/card.ts';
import { defaultDailyReviews } from '../../lib/records/default-daily-reviews.ts';
import { useApp } from '../app/app-context.ts';

/** Maximum number of cards in one request. */
const maxListed = 100;

/** The cards that remain in a review, and those that were reviewed. */
interface Deck {
  cards: DueCard[];
  dueCount: number;
  count: number;
  /** The reviewed cards in order. */
  reviewed: { card: DueCard; reviewId: string }[];
}

/** The state of a review: the due cards, and the actions on the first one. */
export function useReview() {
  const { client, now } = useApp();
  const [deck, setDeck] = useState<Deck>();
  const [failure, setFailure] = useState<FailureData>();
  const attempt = useCallback(async (work: () => Promise<void>) => {
    try {
      setFailure(undefined);
      await work();
    } catch (error) {
      setFailure(Failure.from(error).toJSON());
    }
  }, []);
  const load = useCallback(
    (extra: number) =>
      attempt(async () => {
        const { dailyReviews = defaultDailyReviews } = await client.getSettings({});
        const dayStart = new Date(now()).setHours(0, 0, 0, 0);
        const limit = Math.min(maxListed, dailyReviews + extra);
        const due = await client.listDueCards({ limit, dayStart: new Date(dayStart).toISOString() });
        setDeck({ ...due, reviewed: [] });
      }),
    [attempt, client, now],
  );
  useEffect(() => void load(0), [load]);

  const [first, ...others] = deck?.cards ?? [];
  return {
    deck,
    failure,
    /** Continues beyond the reviews of a day. */
    addMore: () => void load(maxListed),
    rate: (rating: Rating) =>
      void attempt(async () => {
        if (!deck || !first) return;
        const reviewId = crypto.randomUUID();
        await client.reviewCard({ cardId: first.cardId, reviewId, rating });
        const reviewed = [...deck.reviewed, { card: first, reviewId }];
        setDeck({ ...deck, cards: others, dueCount: deck.dueCount - 1, reviewed });
      }),
    undo: () =>
      void attempt(async () => {
        const last = deck?.reviewed.at(-1);
        if (!deck || !last) return;
        await client.undoReview({ cardId: last.card.cardId, reviewId: last.reviewId });
        const cards = [last.card, ...deck.cards];
        setDeck({ ...deck, cards, dueCount: deck.dueCount + 1, reviewed: deck.reviewed.slice(0, -1) });
      }),
    remove: () =>
      void attempt(async () => {
        if (!deck || !first) return;
        await client.deleteCard({ cardId: first.cardId });
        setDeck({ ...deck, cards: others, dueCount: deck.dueCount - 1, count: deck.count - 1 });
      }),
    attempt,
  };
}
