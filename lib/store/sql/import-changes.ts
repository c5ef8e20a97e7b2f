import { inArray } from 'drizzle-orm';
import type { RecordKind } from '../../ports/library-records.ts';
import type { Card } from '../../records/card.ts';
import type { Channel } from '../../records/channel.ts';
import type { Chat } from '../../records/chat.ts';
import type { Collection, CollectionItem } from '../../records/collection.ts';
import type { Content } from '../../records/content.ts';
import type { NotePicture } from '../../records/note-picture.ts';
import type { OwnRows } from './own-rows.ts';
import type { NewChange } from './record-changes.ts';
import { channels } from './schema-channels.ts';
import { collections, notes, saved } from './schema-library.ts';

type Changed = Omit<NewChange, 'deleted'>;

/** Returns the sync group that changes when a record is written; undefined for records that are not synchronized. */
export function changeOf(kind: RecordKind, record: object): Changed | undefined {
  switch (kind) {
    case 'content':
    case 'transcript':
    case 'summary':
    case 'saved':
      return { kind: 'video', id: (record as Content).contentId };
    case 'note':
      return { kind: 'note', id: (record as Content).contentId };
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

/** Completes changes with whether the groups are deleted now. Media that are not saved are left out. */
export async function currentChanges(rows: OwnRows, changed: Changed[]): Promise<NewChange[]> {
  const ids = (kind: Changed['kind']) => changed.filter((change) => change.kind === kind).map(({ id }) => id);
  const items = await rows.list(saved, inArray(saved.contentId, ids('video')));
  const texts = await rows.list(notes, inArray(notes.contentId, ids('note')));
  const lists = await rows.list(collections, inArray(collections.id, ids('collection')));
  const followed = await rows.list(channels, inArray(channels.channelId, ids('channel')));
  const known: Partial<Record<Changed['kind'], Map<string, boolean>>> = {
    video: new Map(items.map(({ contentId, deletedAt }) => [contentId, deletedAt !== undefined])),
    note: new Map(texts.map(({ contentId, text }) => [contentId, text === ''])),
    collection: new Map(lists.map(({ id, deletedAt }) => [id, deletedAt !== undefined])),
    channel: new Map(followed.map(({ channelId, unsubscribedAt }) => [channelId, unsubscribedAt !== undefined])),
  };
  return changed.flatMap(({ kind, id }) => {
    const deleted = kind === 'chat' || kind === 'picture' || kind === 'card' ? false : known[kind]?.get(id);
    return deleted === undefined ? [] : [{ kind, id, deleted }];
  });
}
