import * as z from 'zod/mini';
import { contentId, limit, success } from './list-page.ts';
import { mediaLink } from './media.ts';
import { operation } from './operation.ts';

/** Origin of a card's sentence. */
export const CardSource = z.enum(['summary', 'quote', 'note']);
/** The sentence of a card. */
export const CardText = z.string().check(z.minLength(1), z.maxLength(1000));
/** Id of an entry of a card's review log. */
export const ReviewId = z.string().check(z.maxLength(64), z.regex(/^[\w-]{1,64}$/));
/** How well the user remembered. */
export const Rating = z.literal([1, 2, 3, 4]);

const cardId = z.string().check(z.minLength(1), z.maxLength(64));
const reviewId = ReviewId.check(z.describe('Id that the caller chooses, so that a repeated call changes nothing'));

const DueCard = z
  .object({
    cardId: z.string(),
    ...mediaLink,
    source: CardSource,
    text: z.string(),
    hidden: z
      .object({ from: z.int(), to: z.int() })
      .check(z.describe('The part that the question hides, as offsets in UTF-16 units')),
    startTime: z.number().check(z.describe('Seconds of the media item that answer')),
  })
  .register(z.globalRegistry, { id: 'DueCard' });
export type DueCard = z.infer<typeof DueCard>;

const write = { scope: 'write', tag: 'agent', isIdempotent: true } as const;

/** Operations on the cards of sentences to remember. */
export const cards = {
  addCard: operation({
    summary: 'Remember a sentence of an item: make a card whose question hides a part of it',
    description: 'The same sentence makes one card. Fails for a sentence that is too short to hide a part of it.',
    http: 'POST /v1/cards/add',
    ...write,
    input: z.strictObject({
      contentId,
      source: CardSource,
      text: CardText,
      startTime: z.number().check(z.nonnegative(), z.maximum(9_999_999), z.describe('Seconds at which it is said')),
      language: z.optional(z.string().check(z.maxLength(35), z.describe('Language of the sentence, as a BCP 47 tag'))),
    }),
    output: z.object({ success, cardId: z.string() }),
  }),
  listDueCards: operation({
    summary: 'The cards to review today, the most overdue first',
    http: 'GET /v1/cards/due',
    scope: 'read',
    tag: 'agent',
    input: z.strictObject({
      limit: limit.check(z.describe('Maximum reviews of the day, those that were made included')),
      dayStart: z.optional(z.iso.datetime().check(z.describe('Start of the user’s day; 24 hours ago when absent'))),
    }),
    output: z
      .object({
        cards: z.array(DueCard),
        dueCount: z.int().check(z.describe('Number of all due cards, those beyond the limit included')),
        reviewedCount: z.int().check(z.describe('Number of reviews since the start of the day')),
        count: z.int().check(z.describe('Number of all cards')),
      })
      .register(z.globalRegistry, { id: 'DueCards' }),
  }),
  reviewCard: operation({
    summary: 'Record how well a card was remembered, which schedules its next review',
    http: 'POST /v1/cards/review',
    ...write,
    input: z.strictObject({
      cardId,
      reviewId,
      rating: Rating.check(z.describe('1 not, 2 hardly, 3 well, 4 easily')),
    }),
    output: z.object({ success }),
  }),
  undoReview: operation({
    summary: 'Undo the review of a card',
    http: 'POST /v1/cards/undo',
    ...write,
    input: z.strictObject({ cardId, reviewId: ReviewId.check(z.describe('Id of the review')) }),
    output: z.object({ success }),
  }),
  deleteCard: operation({
    summary: 'Delete a card with its reviews',
    http: 'POST /v1/cards/delete',
    ...write,
    input: z.strictObject({ cardId }),
    output: z.object({ success }),
  }),
  exportCards: operation({
    summary: 'Export all cards with their schedules, for Anki or as text',
    description:
      'Anki imports the schedules of a package (apkg) if its option to import learning progress is on; from text it takes the sentences only.',
    http: 'GET /v1/cards/export',
    scope: 'read',
    tag: 'agent',
    input: z.strictObject({
      format: z.optional(z.literal('apkg').check(z.describe('A package of Anki; text in columns when absent'))),
    }),
    output: z
      .object({
        fileName: z.string(),
        mimeType: z.string(),
        text: z.optional(z.string()),
        fileUrl: z.optional(z.string().check(z.describe('The package as a data: address'))),
      })
      .register(z.globalRegistry, { id: 'ExportedCards' }),
  }),
};
