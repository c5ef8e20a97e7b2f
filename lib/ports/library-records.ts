import type { Channel, ChannelItem } from '../records/channel.ts';
import type { NamedVoices } from '../records/named-voices.ts';
import type * as records from '../records/records.ts';
import type { Visuals } from '../records/visuals.ts';

/** Records of a library file by the `kind` of its lines. Tasks and keys of providers are never exported. */
export interface LibraryRecords {
  content: records.Content;
  transcript: records.Transcript;
  visuals: Visuals;
  namedVoices: NamedVoices;
  summary: records.Summary;
  polished: records.PolishedTranscript;
  translation: records.Translation;
  saved: records.SavedItem;
  note: records.Note;
  noteVersion: records.NoteVersion;
  collection: records.Collection;
  collectionItem: records.CollectionItem;
  channel: Channel;
  channelItem: ChannelItem;
  chat: records.Chat;
  settings: records.Settings;
}

/** All kinds in the order in which a library file contains them. */
export const recordKinds = [
  'settings',
  'channel',
  'channelItem',
  'content',
  'saved',
  'note',
  'noteVersion',
  'collection',
  'collectionItem',
  'chat',
  'summary',
  'polished',
  'translation',
  'transcript',
  'namedVoices',
  'visuals',
] as const satisfies (keyof LibraryRecords)[];
export type RecordKind = (typeof recordKinds)[number];
export type LibraryRecord = { [Kind in RecordKind]: { kind: Kind; value: LibraryRecords[Kind] } }[RecordKind];
