import type { LibraryRecords, RecordKind } from '../../ports/library-records.ts';
import type { RecordTable } from './own-rows.ts';
import { packTranscript, valuesOf } from './row-values.ts';
import { channelItems, channels } from './schema-channels.ts';
import {
  cards,
  chats,
  collectionItems,
  collections,
  notePictures,
  notes,
  noteVersions,
  saved,
  settings,
} from './schema-library.ts';
import { contents, namedVoices, paragraphs, summaries, transcripts, translations, visuals } from './schema-media.ts';

/** The table and the row values of each kind of record. */
const tables = {
  settings: { table: settings, values: valuesOf.settings },
  channel: { table: channels, values: valuesOf.channel },
  channelItem: { table: channelItems, values: valuesOf.channelItem },
  content: { table: contents, values: valuesOf.content },
  saved: { table: saved, values: valuesOf.saved },
  note: { table: notes, values: valuesOf.note },
  noteVersion: { table: noteVersions, values: valuesOf.noteVersion },
  notePicture: { table: notePictures, values: valuesOf.notePicture },
  card: { table: cards, values: valuesOf.card },
  collection: { table: collections, values: valuesOf.collection },
  collectionItem: { table: collectionItems, values: valuesOf.collectionItem },
  chat: { table: chats, values: valuesOf.chat },
  summary: { table: summaries, values: valuesOf.summary },
  polished: { table: paragraphs, values: valuesOf.polished },
  translation: { table: translations, values: valuesOf.translation },
  transcript: { table: transcripts, values: packTranscript },
  namedVoices: { table: namedVoices, values: valuesOf.namedVoices },
  visuals: { table: visuals, values: valuesOf.visuals },
} satisfies { [Kind in RecordKind]: { table: RecordTable; values(record: LibraryRecords[Kind]): unknown } };

/** The table of a kind, for callers that know the kind of their records. */
export const libraryTable = (kind: RecordKind): { table: RecordTable; values(record: object): object | Promise<object> } =>
  tables[kind] as { table: RecordTable; values(record: object): object };
