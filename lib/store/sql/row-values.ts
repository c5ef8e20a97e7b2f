import type { Card } from '../../records/card.ts';
import type { Channel, ChannelItem } from '../../records/channel.ts';
import type { Chat } from '../../records/chat.ts';
import type { Collection, CollectionItem } from '../../records/collection.ts';
import type { Content } from '../../records/content.ts';
import type { NamedVoices } from '../../records/named-voices.ts';
import type { Note, NoteVersion } from '../../records/note.ts';
import type { NotePicture } from '../../records/note-picture.ts';
import type { PolishedTranscript } from '../../records/polished-transcript.ts';
import type { SavedItem } from '../../records/saved-item.ts';
import type { Settings } from '../../records/settings.ts';
import type { Summary } from '../../records/summary.ts';
import type { Task } from '../../records/task.ts';
import type { Transcript } from '../../records/transcript.ts';
import type { Translation } from '../../records/translation.ts';
import type { Visuals } from '../../records/visuals.ts';
import { compress, type Inflate, readCues } from '../compression.ts';

/** Row values of records: the whole record, and the columns that queries use. */
export const valuesOf = {
  content: (row: Content) => ({
    contentId: row.contentId,
    sourceUrl: row.sourceUrl,
    channelUrl: row.channelUrl ?? null,
    updatedAt: row.updatedAt,
    row,
  }),
  summary: (row: Summary) => ({
    summaryId: row.summaryId,
    contentId: row.contentId,
    key: row.key,
    createdAt: row.createdAt,
    row,
  }),
  polished: (row: PolishedTranscript) => ({ contentId: row.contentId, key: row.key, row }),
  translation: (row: Translation) => ({ contentId: row.contentId, key: row.key, row }),
  visuals: (row: Visuals) => ({ contentId: row.contentId, row }),
  namedVoices: (row: NamedVoices) => ({ of: row.of, row }),
  saved: (row: SavedItem) => ({
    contentId: row.contentId,
    tags: row.tags,
    favourite: row.favourite,
    channelId: row.channelId ?? null,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    deletedAt: row.deletedAt ?? null,
    row,
  }),
  note: (row: Note) => ({ contentId: row.contentId, updatedAt: row.updatedAt, hasText: row.text !== '', row }),
  noteVersion: (row: NoteVersion) => ({
    versionId: row.versionId,
    contentId: row.contentId,
    createdAt: row.createdAt,
    row,
  }),
  notePicture: (row: NotePicture) => ({
    pictureId: row.pictureId,
    contentId: row.contentId,
    createdAt: row.createdAt,
    row,
  }),
  card: (row: Card) => ({ cardId: row.cardId, contentId: row.contentId, row }),
  collection: (row: Collection) => ({
    id: row.id,
    updatedAt: row.updatedAt,
    deletedAt: row.deletedAt ?? null,
    isPublic: row.isPublic,
    row,
  }),
  collectionItem: (row: CollectionItem) => ({
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
  chat: (row: Chat) => ({ chatId: row.chatId, row }),
  settings: (row: Settings) => ({ row }),
  task: (row: Task) => ({
    taskId: row.taskId,
    contentId: row.contentId ?? null,
    status: row.status,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    row,
  }),
};

/** A transcript as its row stores it, apart from the compressed cues. */
export type PackedRow = Omit<Transcript, 'cues'>;

/** Compresses the cues of a transcript to about a fifth of their JSON. */
export const packTranscript = async ({ cues, ...row }: Transcript) => ({
  contentId: row.contentId,
  trackId: row.trackId,
  createdAt: row.createdAt,
  row,
  cues: await compress(JSON.stringify(cues)),
});

/** Returns a transcript from its stored row, whose cues are compressed; undefined if their bytes are damaged. */
export const unpackTranscript = async (
  packed: { row: PackedRow; cues: Uint8Array<ArrayBuffer> },
  inflate?: Inflate,
): Promise<Transcript | undefined> => {
  const cues = await readCues(packed.cues, inflate);
  return cues && { ...packed.row, cues };
};
