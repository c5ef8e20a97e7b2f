import type { LibraryRecord } from '../ports/library-records.ts';
import type { SyncGroup, SyncGroupKind } from '../ports/sync-store.ts';

/** Whether a group counts as deleted in changes: in the trash, empty, unsubscribed or gone. */
export const isGroupDeleted = ({ kind }: SyncGroup, records: readonly LibraryRecord[]): boolean =>
  kind === 'shared' ? records.length === 0 : !records.some(isRecordPresent);

/** Whether a record keeps its group from counting as deleted. */
export function isRecordPresent({ kind, value }: LibraryRecord): boolean {
  switch (kind) {
    case 'saved':
    case 'collection':
      return value.deletedAt === undefined;
    case 'note':
      return value.text !== '';
    case 'channel':
      return value.unsubscribedAt === undefined;
    default:
      return kind === 'chat' || kind === 'notePicture' || kind === 'card';
  }
}

/** Whether a group without records deletes what is stored of it. Collections and channels are marked as deleted instead. */
export const isDeletedWhole = (kind: SyncGroupKind): kind is 'note' | 'picture' | 'card' | 'chat' =>
  kind === 'note' || kind === 'picture' || kind === 'card' || kind === 'chat';
