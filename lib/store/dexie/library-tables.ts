import type { Table } from 'dexie';
import type { RecordKind } from '../../ports/library-records.ts';
import type { GlossDatabase } from './database.ts';

/** The table of each kind of record. */
const names = {
  settings: 'settings',
  channel: 'channels',
  channelItem: 'channelItems',
  content: 'contents',
  saved: 'saved',
  note: 'notes',
  noteVersion: 'noteVersions',
  notePicture: 'notePictures',
  card: 'cards',
  collection: 'collections',
  collectionItem: 'collectionItems',
  chat: 'chats',
  summary: 'summaries',
  polished: 'paragraphs',
  translation: 'translations',
  transcript: 'transcripts',
  namedVoices: 'namedVoices',
  visuals: 'visuals',
} satisfies Record<RecordKind, keyof GlossDatabase>;

/** Returns the Dexie table that stores the records of a kind. */
export const libraryTable = (database: GlossDatabase, kind: RecordKind): Table<object, string | string[]> =>
  database.table(names[kind]);
