import type { LibraryRecords, RecordKind } from './library-records.ts';
import type { OwnGroupKind, SyncGroup } from './sync-store.ts';

/** The sync group of the records of each kind, and the field that contains the group's id. Other kinds are not synchronized. */
const groups = {
  content: { kind: 'video', id: 'contentId' },
  saved: { kind: 'video', id: 'contentId' },
  transcript: { kind: 'video', id: 'contentId' },
  summary: { kind: 'video', id: 'contentId' },
  polished: { kind: 'video', id: 'contentId' },
  translation: { kind: 'video', id: 'contentId' },
  note: { kind: 'note', id: 'contentId' },
  noteVersion: { kind: 'note', id: 'contentId' },
  notePicture: { kind: 'picture', id: 'pictureId' },
  card: { kind: 'card', id: 'cardId' },
  collection: { kind: 'collection', id: 'id' },
  collectionItem: { kind: 'collection', id: 'collectionId' },
  channel: { kind: 'channel', id: 'channelId' },
  chat: { kind: 'chat', id: 'chatId' },
} as const satisfies { [Kind in RecordKind]?: { kind: OwnGroupKind; id: keyof LibraryRecords[Kind] } };

/** Returns the group with which a record is synchronized; undefined for records that are not. */
export function groupOfRecord(kind: RecordKind, record: object): SyncGroup<OwnGroupKind> | undefined {
  const group = kind in groups ? groups[kind as keyof typeof groups] : undefined;
  return group && { kind: group.kind, id: (record as Record<string, string>)[group.id]! };
}
