import Dexie, { type Table } from 'dexie';
import type { ImportState } from '../../ports/exchange-store.ts';
import type { RecordKind } from '../../ports/library-records.ts';
import type { ShownPicture } from '../../ports/live-queries.ts';
import type { StoredMindMap } from '../../ports/mind-map-store.ts';
import type { Card } from '../../records/card.ts';
import type { Change } from '../../records/change.ts';
import type { Channel, ChannelItem } from '../../records/channel.ts';
import type { Chat } from '../../records/chat.ts';
import type { Collection, CollectionItem } from '../../records/collection.ts';
import type { Content } from '../../records/content.ts';
import type { Digest } from '../../records/digest.ts';
import type { NamedVoices } from '../../records/named-voices.ts';
import type { Note, NoteVersion } from '../../records/note.ts';
import type { NotePicture } from '../../records/note-picture.ts';
import type { PolishedTranscript } from '../../records/polished-transcript.ts';
import type { SavedItem } from '../../records/saved-item.ts';
import type { Settings } from '../../records/settings.ts';
import type { Summary } from '../../records/summary.ts';
import type { SyncState } from '../../records/sync-state.ts';
import type { Task } from '../../records/task.ts';
import type { PartialText, TaskStep } from '../../records/task-parts.ts';
import type { Transcript } from '../../records/transcript.ts';
import type { Translation } from '../../records/translation.ts';
import type { Visuals } from '../../records/visuals.ts';
import { upgradeFromVersion1 } from './upgrade-from-version-1.ts';

/** A transcript as one compressed row: a row for each cue took 100 times as long to write. */
export interface PackedTranscript extends Omit<Transcript, 'cues'> {
  cues: Uint8Array<ArrayBuffer>;
}

/** A picture with its images as blobs, which are read only where they are shown. */
export interface PictureRow extends Omit<NotePicture, 'image' | 'thumbnail'>, Pick<ShownPicture, 'image' | 'thumbnail'> {}

/** A staged record of an import, in the form of its table's rows. */
export interface StagedRow {
  kind: RecordKind;
  row: object;
}

/** A shared group of another user, apart from the user's own rows. */
export interface SharedRow {
  id: string;
  rows: StagedRow[];
}

/** The place up to which a copy of a server's library has its changes. */
export interface MirrorPosition {
  /** Number of the change. */
  cursor: number;
  /** Epoch of the number; absent from a server that has none. */
  epoch?: string;
}

/** The extension's IndexedDB database of the library, with one Dexie table for each kind of record. */
export type GlossDatabase = Dexie & {
  contents: Table<Content, string>;
  transcripts: Table<PackedTranscript, [string, string]>;
  summaries: Table<Summary, string>;
  paragraphs: Table<PolishedTranscript, [string, string]>;
  translations: Table<Translation, [string, string]>;
  tasks: Table<Task, string>;
  steps: Table<TaskStep, [string, string]>;
  partials: Table<PartialText, string>;
  saved: Table<SavedItem, string>;
  notes: Table<Note, string>;
  noteVersions: Table<NoteVersion, string>;
  notePictures: Table<PictureRow, string>;
  cards: Table<Card, string>;
  collections: Table<Collection, string>;
  collectionItems: Table<CollectionItem, [string, string]>;
  channels: Table<Channel, string>;
  channelItems: Table<ChannelItem, [string, string]>;
  chats: Table<Chat, string>;
  shared: Table<SharedRow, string>;
  changes: Table<Change, number, Omit<Change, 'cursor'>>;
  settings: Table<Settings, string>;
  spending: Table<number, string>;
  digests: Table<Digest, string>;
  mindMaps: Table<StoredMindMap, string>;
  visuals: Table<Visuals, string>;
  namedVoices: Table<NamedVoices, string>;
  imports: Table<ImportState, string>;
  syncState: Table<SyncState, string>;
  mirrorPosition: Table<MirrorPosition, string>;
  staged: Table<{ part: number; rows: StagedRow[] }, number>;
};

/** Opens the library's database. The worker writes it, pages read it live. */
export function openDatabase(name = 'gloss'): GlossDatabase {
  const database = new Dexie(name) as GlossDatabase;
  database.version(1).stores({
    contents: 'contentId, sourceUrl',
    transcripts: '[contentId+trackId], [contentId+createdAt]',
    summaries: 'summaryId, [contentId+createdAt], [contentId+key+createdAt]',
    polished: '[contentId+trackId]',
    tasks: 'taskId, status, [contentId+createdAt], [url+createdAt]',
  });
  database
    .version(2)
    .stores({
      contents: 'contentId, sourceUrl, channelUrl',
      polished: null,
      paragraphs: '[contentId+key]',
      translations: '[contentId+key]',
      steps: '[taskId+key]',
      partials: 'taskId',
      saved: 'contentId, createdAt, updatedAt, deletedAt, *tags, [channelId+createdAt], [channelId+updatedAt]',
      notes: 'contentId, [updatedAt+contentId]',
      noteVersions: 'versionId, [contentId+createdAt]',
      collections: 'id, [updatedAt+id]',
      collectionItems: '[collectionId+contentId], contentId, [collectionId+position]',
      channels: 'channelId, unsubscribedAt',
      channelItems: '[channelId+itemId], [at+channelId+itemId], [channelId+at+itemId], contentId, summarizeAt',
      chats: 'chatId',
      shared: 'id',
      changes: '++cursor, &[kind+id]',
      settings: '',
      spending: '',
      mindMaps: 'contentId',
      visuals: 'contentId',
      namedVoices: 'of',
      imports: '',
      staged: 'part',
    })
    .upgrade(upgradeFromVersion1);
  // Versions 3 to 5 had some of these tables.
  database.version(6).stores({
    notePictures: 'pictureId, contentId, createdAt',
    cards: 'cardId, contentId',
    digests: '',
    syncState: '',
    mirrorPosition: '',
  });
  return database;
}
