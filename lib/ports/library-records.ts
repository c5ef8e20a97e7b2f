import type { Card } from '../records/card.ts';
import type { Channel, ChannelItem } from '../records/channel.ts';
import type { Chat } from '../records/chat.ts';
import type { Collection, CollectionItem } from '../records/collection.ts';
import type { Content } from '../records/content.ts';
import type { NamedVoices } from '../records/named-voices.ts';
import type { Note, NoteVersion } from '../records/note.ts';
import type { NotePicture } from '../records/note-picture.ts';
import type { PolishedTranscript } from '../records/polished-transcript.ts';
import type { SavedItem } from '../records/saved-item.ts';
import type { Settings } from '../records/settings.ts';
import type { Summary } from '../records/summary.ts';
import type { Transcript } from '../records/transcript.ts';
import type { Translation } from '../records/translation.ts';
import type { Visuals } from '../records/visuals.ts';

/** Records of a library file by the `kind` of its lines. Tasks and keys of providers are never exported. */
export interface LibraryRecords {
  content: Content;
  transcript: Transcript;
  visuals: Visuals;
  namedVoices: NamedVoices;
  summary: Summary;
  polished: PolishedTranscript;
  translation: Translation;
  saved: SavedItem;
  note: Note;
  noteVersion: NoteVersion;
  notePicture: NotePicture;
  card: Card;
  collection: Collection;
  collectionItem: CollectionItem;
  channel: Channel;
  channelItem: ChannelItem;
  chat: Chat;
  /** Without recipes, whose hosts the user has to see before they are stored. */
  settings: Omit<Settings, 'recipes'>;
}

/** Maximum length of a record's id. */
export const maxIdLength = 1000;

/** All kinds in the order in which a library file contains them. */
export const recordKinds = [
  'settings',
  'channel',
  'channelItem',
  'content',
  'saved',
  'note',
  'noteVersion',
  'card',
  'collection',
  'collectionItem',
  'chat',
  'summary',
  'polished',
  'translation',
  'transcript',
  'namedVoices',
  'visuals',
  'notePicture',
] as const satisfies (keyof LibraryRecords)[];
/** Kind of a record of a library file, such as `note` or `transcript`. */
export type RecordKind = (typeof recordKinds)[number];
/** A record of the library with its kind, as library files and synchronization exchange it. */
export type LibraryRecord = { [Kind in RecordKind]: { kind: Kind; value: LibraryRecords[Kind] } }[RecordKind];
