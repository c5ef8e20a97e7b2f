import * as z from 'zod/mini';
import { type FailureCode, type FailureDetails, statusOf } from '../../contract/failure.ts';
import { ImportedAddress, OptionalImportedAddress } from '../imported-address.ts';
import { count, fieldTimes, HideableKind, id, publicationTime, taughtNames, text, time, webAddress } from './field-schemas.ts';

const RefreshState = z.object({
  feedUrl: webAddress,
  platform: text,
  etag: z.optional(text),
  lastModified: z.optional(text),
  bodyHash: z.optional(text),
  nextAt: z.optional(time),
  waitUntil: z.optional(time),
  requestedAt: z.optional(time),
  checkedAt: z.optional(time),
  failures: count,
  failure: z.optional(
    z.object({
      code: z.enum(Object.keys(statusOf) as [FailureCode]),
      message: text,
      details: z.optional(z.custom<FailureDetails>()),
    }),
  ),
  failingFrom: z.optional(time),
  isGone: z.optional(z.boolean()),
  moved: z.optional(z.object({ to: webAddress, times: count })),
  lastItemAt: z.optional(publicationTime),
  cadence: z.optional(z.number()),
  pace: z.optional(z.number()),
});

/** Schemas of the subscribed channels and their items. */
export const channelSchemas = {
  channel: z.object({
    channelId: id,
    channelUrl: ImportedAddress,
    title: text,
    coverUrl: OptionalImportedAddress,
    description: z.optional(text),
    addresses: z.array(ImportedAddress),
    lastSeenAt: time,
    unseen: count,
    autoSummarize: z.boolean(),
    feedHidden: z.optional(z.array(HideableKind)),
    subscribedAt: time,
    unsubscribedAt: z.optional(time),
    changedAt: z.optional(fieldTimes),
    refresh: RefreshState,
    ...taughtNames,
  }),
  channelItem: z.object({
    channelId: id,
    itemId: id,
    contentId: id,
    title: text,
    sourceUrl: ImportedAddress,
    coverUrl: OptionalImportedAddress,
    kind: z.optional(HideableKind),
    durationSeconds: z.optional(z.number()),
    publishedAt: z.optional(publicationTime),
    at: publicationTime,
    arrivedAt: time,
    summarizeAt: z.optional(time),
  }),
};
