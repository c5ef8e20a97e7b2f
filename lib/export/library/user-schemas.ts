import * as z from 'zod/mini';
import { CardSource, CardText, Rating, ReviewId } from '../../contract/cards.ts';
import { digestIntervals } from '../../contract/digest-intervals.ts';
import { PictureImages } from '../../contract/notes.ts';
import { count, fieldTimes, HideableKind, id, LeftOutPoints, ProviderKind, text, time, webAddress } from './field-schemas.ts';

/** Schemas of the user's own records: saved items, notes, collections, conversations and settings. */
export const userSchemas = {
  saved: z.object({
    contentId: id,
    title: z.optional(text),
    tags: z.array(text),
    favourite: z.boolean(),
    channelId: z.optional(text),
    createdAt: time,
    updatedAt: time,
    deletedAt: z.optional(time),
    changedAt: z.optional(fieldTimes),
  }),
  note: z.object({ contentId: id, text, createdAt: time, updatedAt: time }),
  noteVersion: z.object({
    versionId: id,
    contentId: id,
    text,
    createdAt: time,
    replacedBy: z.enum(['edit', 'summary', 'restore', 'import']),
  }),
  notePicture: z.object({
    pictureId: z.string().check(z.regex(/^[\w-]{1,64}$/)),
    contentId: id,
    ...PictureImages.shape,
    createdAt: time,
  }),
  card: z.object({
    cardId: z.string().check(z.regex(/^[\w-]{1,64}$/)),
    contentId: id,
    source: CardSource,
    text: CardText,
    hidden: z.object({ from: count, to: count }),
    startTime: z.number().check(z.nonnegative()),
    reviews: z.array(
      z.object({
        reviewId: ReviewId,
        number: z.int().check(z.nonnegative(), z.maximum(1_000_000_000)),
        at: time,
        rating: z.optional(Rating),
        undoes: z.optional(ReviewId),
      }),
    ),
    createdAt: time,
  }),
  collection: z.object({
    id,
    name: text,
    description: text,
    isPublic: z.boolean(),
    aggregated: z.optional(z.object({ lines: z.array(z.object({ text, cites: z.array(text) })), createdAt: time })),
    createdAt: time,
    updatedAt: time,
    deletedAt: z.optional(time),
    changedAt: z.optional(fieldTimes),
  }),
  collectionItem: z.object({ collectionId: id, contentId: id, addedAt: time, position: z.number() }),
  chat: z.object({
    chatId: id,
    messages: z.array(
      z.object({
        role: z.enum(['user', 'assistant']),
        content: text,
        citations: z.array(z.object({ contentId: id, trackId: text, from: count, to: count, startTime: z.number() })),
        leftOut: z.optional(LeftOutPoints),
        createdAt: time,
      }),
    ),
    suggestedQuestions: z.array(text),
    updatedAt: time,
    clearedAt: z.optional(time),
  }),
  settings: z.object({
    engine: text,
    transcriber: z.optional(text),
    providers: z.array(
      z.object({
        id,
        kind: ProviderKind,
        name: text,
        baseUrl: z.optional(webAddress),
        model: text,
        contextWindow: z.optional(z.number()),
        price: z.optional(z.object({ input: z.number(), output: z.number() })),
        pricePerHour: z.optional(z.number()),
      }),
    ),
    templates: z.array(z.object({ id, name: text, text })),
    outputLanguage: z.optional(text),
    spendingCap: z.optional(z.number()),
    keepDays: z.optional(z.number()),
    rssHub: z.optional(webAddress),
    includePromotions: z.optional(z.boolean()),
    feedHidden: z.optional(z.array(HideableKind)),
    mutedWords: z.optional(z.array(text)),
    digest: z.optional(z.enum(digestIntervals)),
    dailyReviews: z.optional(z.int().check(z.minimum(1), z.maximum(100))),
  }),
};
