import type { Channel, ChannelItem } from '../../records/channel.ts';
import type { NamedVoices } from '../../records/named-voices.ts';
import type * as records from '../../records/records.ts';
import type { Visuals } from '../../records/visuals.ts';
import { compress, decompress, type Inflate } from '../compression.ts';

/** Row values of records: the whole record, and the columns that queries use. */
export const valuesOf = {
  content: (row: records.Content) => ({
    contentId: row.contentId,
    sourceUrl: row.sourceUrl,
    channelUrl: row.channelUrl ?? null,
    updatedAt: row.updatedAt,
    row,
  }),
  summary: (row: records.Summary) => ({
    summaryId: row.summaryId,
    contentId: row.contentId,
    key: row.key,
    createdAt: row.createdAt,
    row,
  }),
  polished: (row: records.PolishedTranscript) => ({ contentId: row.contentId, key: row.key, row }),
  translation: (row: records.Translation) => ({ contentId: row.contentId, key: row.key, row }),
  visuals: (row: Visuals) => ({ contentId: row.contentId, row }),
  namedVoices: (row: NamedVoices) => ({ of: row.of, row }),
  saved: (row: records.SavedItem) => ({
    contentId: row.contentId,
    tags: row.tags,
    favourite: row.favourite,
    channelId: row.channelId ?? null,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    deletedAt: row.deletedAt ?? null,
    row,
  }),
  note: (row: records.Note) => ({ contentId: row.contentId, updatedAt: row.updatedAt, hasText: row.text !== '', row }),
  noteVersion: (row: records.NoteVersion) => ({
    versionId: row.versionId,
    contentId: row.contentId,
    createdAt: row.createdAt,
    row,
  }),
  collection: (row: records.Collection) => ({
    id: row.id,
    updatedAt: row.updatedAt,
    deletedAt: row.deletedAt ?? null,
    isPublic: row.isPublic,
    row,
  }),
  collectionItem: (row: records.CollectionItem) => ({
    collectionId: row.collectionId,
    contentId: row.contentId,
    position: row.position,
    row,
  }),
  channel: (row: Channel) => ({ channelId: row.channelId, unsubscribedAt: row.unsubscribedAt ?? null, row }),
  channelItem: (row: ChannelItem) => ({
    channelId: row.channelId,
    itemId: row.itemId,
    contentId: row.contentId,
    at: row.at,
    summarizeAt: row.summarizeAt ?? null,
    row,
  }),
  chat: (row: records.Chat) => ({ chatId: row.chatId, row }),
  settings: (row: records.Settings) => ({ row }),
  task: (row: records.Task) => ({
    taskId: row.taskId,
    contentId: row.contentId ?? null,
    status: row.status,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    row,
  }),
};

export type PackedRow = Omit<records.Transcript, 'cues'>;

/** Compresses the cues of a transcript to about a fifth of their JSON. */
export const packTranscript = async ({ cues, ...row }: records.Transcript) => ({
  contentId: row.contentId,
  trackId: row.trackId,
  createdAt: row.createdAt,
  row,
  cues: await compress(JSON.stringify(cues)),
});

export const unpackTranscript = async (
  packed: { row: PackedRow; cues: Uint8Array<ArrayBuffer> },
  inflate: Inflate = decompress,
): Promise<records.Transcript> => ({ ...packed.row, cues: JSON.parse(await inflate(packed.cues)) });
