import type { Channel, ChannelItem } from '../records/channel.ts';
import type { NamedVoices } from '../records/named-voices.ts';
import type { Visuals } from '../records/visuals.ts';
import type * as records from '../records.ts';

/** What leaves and enters with a library, by the name that its lines bear. Tasks and keys stay on the device. */
export interface LibraryRecords {
  content: records.Content;
  transcript: records.Transcript;
  visuals: Visuals;
  namedVoices: NamedVoices;
  summary: records.Summary;
  polished: records.Polished;
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

export type RecordKind = keyof LibraryRecords;
export type LibraryRecord = { [Kind in RecordKind]: { kind: Kind; value: LibraryRecords[Kind] } }[RecordKind];
