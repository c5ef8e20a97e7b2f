import type { Channel, ChannelItem } from '../records/channel.ts';
import type { NamedVoices } from '../records/named-voices.ts';
import type * as records from '../records/records.ts';
import type { Visuals } from '../records/visuals.ts';

/** What leaves and enters with a library, by the name that its lines bear. Tasks and keys stay on the device. */
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

/** All of them, in the order in which a file holds them. */
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
