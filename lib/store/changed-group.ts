import type { MergeRules } from '../ports/exchange-store.ts';
import type { RecordKind } from '../ports/library-records.ts';
import type { Card } from '../records/card.ts';
import type { Change } from '../records/change.ts';
import type { Channel } from '../records/channel.ts';
import type { Chat } from '../records/chat.ts';
import type { Collection, CollectionItem } from '../records/collection.ts';
import type { Content } from '../records/content.ts';
import type { Note } from '../records/note.ts';
import type { NotePicture } from '../records/note-picture.ts';
import type { SavedItem } from '../records/saved-item.ts';
import type { Settings } from '../records/settings.ts';

/** A group of records that is synchronized as one. */
export type ChangedGroup = Pick<Change, 'kind' | 'id'>;

/** Returns the group that changes when a record is written; undefined for records that are not synchronized. */
export function groupOfRecord(kind: RecordKind, record: object): ChangedGroup | undefined {
  switch (kind) {
    case 'content':
    case 'transcript':
    case 'summary':
    case 'saved':
      return { kind: 'video', id: (record as Content).contentId };
    case 'note':
      return { kind: 'note', id: (record as Note).contentId };
    case 'notePicture':
      return { kind: 'picture', id: (record as NotePicture).pictureId };
    case 'card':
      return { kind: 'card', id: (record as Card).cardId };
    case 'collection':
      return { kind: 'collection', id: (record as Collection).id };
    case 'collectionItem':
      return { kind: 'collection', id: (record as CollectionItem).collectionId };
    case 'channel':
      return { kind: 'channel', id: (record as Channel).channelId };
    case 'chat':
      return { kind: 'chat', id: (record as Chat).chatId };
    default:
      return undefined;
  }
}

/** Applies the merge rules of an import to a stored record; undefined leaves it. */
export function mergeRecord(rules: MergeRules, kind: RecordKind, stored: object, record: object): object | undefined {
  if (kind === 'saved') return rules.saved(stored as SavedItem, record as SavedItem);
  if (kind === 'card') return rules.card(stored as Card, record as Card);
  if (kind === 'settings') return rules.settings(stored as Settings, record as Settings);
  return undefined;
}
