import { useCallback, useEffect, useRef, useState } from 'react';
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
  /** Id of the review of the first card, the same for each attempt to send it. */
  reviewId: string;
  /** The reviewed cards in order. */
  reviewed: { card: DueCard; reviewId: string }[];
}

/** The state of a review: the due cards, and the actions on the first one. */
export function useReview() {
  const { client, now } = useApp();
  const [deck, setDeck] = useState<Deck>();
  const [failure, setFailure] = useState<FailureData>();
  const [isBusy, setIsBusy] = useState(false);
  const isChanging = useRef(false);
  const show = useCallback((next: Omit<Deck, 'reviewId'>) => setDeck({ ...next, reviewId: crypto.randomUUID() }), []);
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
        show({ ...due, reviewed: [] });
      }),
    [attempt, client, now, show],
  );
  useEffect(() => void load(0), [load]);

  /** Changes the deck, one change at a time: a second press is meant for the card that the first one replaces. */
  const change = async (work: (current: Deck) => Promise<void>) => {
    if (!deck || isChanging.current) return;
    isChanging.current = true;
    setIsBusy(true);
    await attempt(() => work(deck));
    isChanging.current = false;
    setIsBusy(false);
  };

  return {
    deck,
    failure,
    /** A change of the deck is under way; others are ignored. */
    isBusy,
    /** Continues beyond the reviews of a day. */
    addMore: () => void change(() => load(maxListed)),
    rate: (rating: Rating) =>
      void change(async ({ cards: [first, ...others], dueCount, count, reviewId, reviewed }) => {
        if (!first) return;
        await client.reviewCard({ cardId: first.cardId, reviewId, rating });
        show({ cards: others, dueCount: dueCount - 1, count, reviewed: [...reviewed, { card: first, reviewId }] });
      }),
    undo: () =>
      void change(async ({ cards, dueCount, count, reviewed }) => {
        const last = reviewed.at(-1);
        if (!last) return;
        await client.undoReview({ cardId: last.card.cardId, reviewId: last.reviewId });
        show({ cards: [last.card, ...cards], dueCount: dueCount + 1, count, reviewed: reviewed.slice(0, -1) });
      }),
    remove: () =>
      void change(async ({ cards: [first, ...others], dueCount, count, reviewed }) => {
        if (!first) return;
        await client.deleteCard({ cardId: first.cardId });
        show({ cards: others, dueCount: dueCount - 1, count: count - 1, reviewed });
      }),
    attempt,
  };
}
