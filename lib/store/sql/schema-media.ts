import { index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import type { StoredMindMap } from '../../ports/mind-map-store.ts';
import type { Content } from '../../records/content.ts';
import type { NamedVoices } from '../../records/named-voices.ts';
import type { PolishedTranscript } from '../../records/polished-transcript.ts';
import type { Summary } from '../../records/summary.ts';
import type { Transcript } from '../../records/transcript.ts';
import type { Translation } from '../../records/translation.ts';
import type { Visuals } from '../../records/visuals.ts';
import { bytes, key, number, ownedBy, record } from './schema-columns.ts';

/** Table of the media items that each user has resolved. */
export const contents = pgTable(
  'contents',
  {
    userId: ownedBy(),
    contentId: key('content_id').notNull(),
    sourceUrl: key('source_url').notNull(),
    channelUrl: key('channel_url'),
    updatedAt: number('updated_at').notNull(),
    row: record<Content>(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.contentId] }),
    // By hash: an address may be longer than an entry of a tree.
    index('contents_source_url').using('hash', t.sourceUrl),
    index('contents_channel_url').using('hash', t.channelUrl),
    index('contents_updated_at').on(t.userId, t.updatedAt),
  ],
);

/** Transcripts: the row without its cues, which are compressed in a column of their own. */
export const transcripts = pgTable(
  'transcripts',
  {
    userId: ownedBy(),
    contentId: key('content_id').notNull(),
    trackId: key('track_id').notNull(),
    createdAt: number('created_at').notNull(),
    row: record<Omit<Transcript, 'cues'>>(),
    cues: bytes('cues').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.contentId, t.trackId] }),
    index('transcripts_created_at').on(t.userId, t.contentId, t.createdAt),
  ],
);

/** Table of the versions of the users' summaries and articles. */
export const summaries = pgTable(
  'summaries',
  {
    userId: ownedBy(),
    summaryId: key('summary_id').notNull(),
    contentId: key('content_id').notNull(),
    key: key('key').notNull(),
    createdAt: number('created_at').notNull(),
    row: record<Summary>(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.summaryId] }), index('summaries_created_at').on(t.userId, t.contentId, t.createdAt)],
);

/** Table of the users' polished transcripts. */
export const paragraphs = pgTable(
  'paragraphs',
  { userId: ownedBy(), contentId: key('content_id').notNull(), key: key('key').notNull(), row: record<PolishedTranscript>() },
  (t) => [primaryKey({ columns: [t.userId, t.contentId, t.key] })],
);

/** Table of the users' translated transcripts. */
export const translations = pgTable(
  'translations',
  { userId: ownedBy(), contentId: key('content_id').notNull(), key: key('key').notNull(), row: record<Translation>() },
  (t) => [primaryKey({ columns: [t.userId, t.contentId, t.key] })],
);

/** Table of the mind maps of the users' summaries. */
export const mindMaps = pgTable(
  'mind_maps',
  { userId: ownedBy(), contentId: key('content_id').notNull(), row: record<StoredMindMap>() },
  (t) => [primaryKey({ columns: [t.userId, t.contentId] })],
);

/** Table of the slides of the users' videos. */
export const visuals = pgTable(
  'visuals',
  { userId: ownedBy(), contentId: key('content_id').notNull(), row: record<Visuals>() },
  (t) => [primaryKey({ columns: [t.userId, t.contentId] })],
);

/** Table of the speakers that the users have named. */
export const namedVoices = pgTable(
  'named_voices',
  { userId: ownedBy(), of: key('of').notNull(), row: record<NamedVoices>() },
  (t) => [primaryKey({ columns: [t.userId, t.of] })],
);
