import type { cards as operations } from '../../contract/cards.ts';
import { Failure } from '../../contract/failure.ts';
import type { Operations } from '../../contract/index.ts';
import { invalidField } from '../../contract/invalid-field.ts';
import { notFound } from '../../contract/not-found.ts';
import type { Handlers } from '../../contract/operation.ts';
import { sha256 } from '../../encoding/sha256.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Card, Review } from '../../records/card.ts';
import { titleOf } from '../../records/title-of.ts';
import { saveContent } from '../library/save-content.ts';
import { contentById } from '../media/find-content.ts';

const dayMs = 24 * 3600_000;
/** Characters of a card's id. */
const idLength = 32;
/** Maximum entries of a card's review log: a review a week for a lifetime. */
const maxReviews = 5000;
/** Highest position in a log, as stored records allow it. */
const maxNumber = 1_000_000_000;

/** Returns the handlers of the operations on cards: a card is its sentence and the log of its reviews. */
export function cardHandlers(ports: Ports): Pick<Handlers<Operations>, keyof typeof operations> {
  const { store, engine, exporter, clock } = ports;

  /** Appends an entry to the review log of a card. Throws `notFound`. */
  async function append(cardId: string, entry: Pick<Review, 'reviewId' | 'rating' | 'undoes'>): Promise<{ success: true }> {
    const card = await store.updateCard(cardId, (stored) => {
      if (!stored || stored.reviews.some(({ reviewId }) => reviewId === entry.reviewId)) return undefined;
      if (stored.reviews.length >= maxReviews) {
        throw new Failure('invalid', `The card ${cardId} has ${maxReviews} reviews, the maximum.`);
      }
      const number = Math.min(maxNumber, (stored.reviews.at(-1)?.number ?? 0) + 1);
      return { ...stored, reviews: [...stored.reviews, { ...entry, number, at: clock.now() }] };
    });
    if (!card) throw notFound('card', cardId);
    return { success: true };
  }

  /** The cards of the items that are not in the trash. */
  async function listShown(): Promise<Card[]> {
    const all = await store.listCards();
    const items = await store.getSavedItems([...new Set(all.map(({ contentId }) => contentId))]);
    const hidden = new Set(items.flatMap((item) => (item?.deletedAt === undefined ? [] : [item.contentId])));
    return all.filter(({ contentId }) => !hidden.has(contentId));
  }

  return {
    async addCard({ language, ...sentence }) {
      await contentById(ports, sentence.contentId);
      const text = sentence.text.trim();
      const hidden = await engine.findHiddenPart({ text, language: language ?? '' });
      if (!hidden) throw invalidField('text', 'Choose a longer sentence.');
      const hash = await sha256(`${sentence.contentId}\n${text}`);
      const cardId = hash.slice(0, idLength);
      await store.updateCard(cardId, (stored) =>
        stored ? undefined : { ...sentence, text, cardId, hidden, reviews: [], createdAt: clock.now() },
      );
      await saveContent(ports, sentence.contentId);
      return { success: true, cardId };
    },

    async listDueCards({ limit, dayStart }) {
      const now = clock.now();
      const shown = await listShown();
      const { cardIds, ...counts } = await engine.selectDueCards({
        cards: shown.map(({ cardId, reviews, createdAt }) => ({ cardId, reviews, createdAt })),
        now,
        dayStart: dayStart === undefined ? now - dayMs : Date.parse(dayStart),
        maxReviews: limit,
      });
      const byId = new Map(shown.map((card) => [card.cardId, card]));
      const due = cardIds.map((cardId) => byId.get(cardId)!);
      const ids = due.map(({ contentId }) => contentId);
      const [contents, items] = await Promise.all([store.getContents(ids), store.getSavedItems(ids)]);
      return {
        cards: due.flatMap(({ reviews: _, createdAt: __, ...card }, at) => {
          const content = contents[at];
          return content ? [{ ...card, title: titleOf(content, items[at]), sourceUrl: content.sourceUrl }] : [];
        }),
        ...counts,
        count: shown.length,
      };
    },

    reviewCard: ({ cardId, reviewId, rating }) => append(cardId, { reviewId, rating }),

    // The same id wherever and how often it is undone, so that the log has one entry.
    undoReview: async ({ cardId, reviewId }) =>
      append(cardId, {
        reviewId: `undo-${(await sha256(reviewId)).slice(0, idLength)}`,
        undoes: reviewId,
      }),

    async deleteCard({ cardId }) {
      await store.deleteCard(cardId);
      return { success: true };
    },

    async exportCards({ format }) {
      const shown = await listShown();
      const ids = [...new Set(shown.map(({ contentId }) => contentId))];
      const [contents, items] = await Promise.all([store.getContents(ids), store.getSavedItems(ids)]);
      const media = contents.flatMap((content, at) => {
        if (!content) return [];
        const { contentId, site, sourceUrl } = content;
        return [{ contentId, site, sourceUrl, title: titleOf(content, items[at]) }];
      });
      return exporter.writeCards({ cards: shown, media, format, now: clock.now() });
    },
  };
}
