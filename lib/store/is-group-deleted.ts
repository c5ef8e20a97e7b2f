import type { LibraryRecord } from '../ports/library-records.ts';
import type { SyncGroup } from '../ports/sync-store.ts';

/** Whether a unit is told as deleted, as operations tell it: in the bin, empty, followed no longer, or gone. */
export const isGroupDeleted = ({ kind }: SyncGroup, records: readonly LibraryRecord[]): boolean =>
  kind === 'shared' ? records.length === 0 : !records.some(isThere);

function isThere({ kind, value }: LibraryRecord): boolean {
  switch (kind) {
    case 'saved':
    case 'collection':
      return value.deletedAt === undefined;
    case 'note':
      return value.text !== '';
    case 'channel':
      return value.unsubscribedAt === undefined;
    default:
      return kind === 'chat';
  }
}
