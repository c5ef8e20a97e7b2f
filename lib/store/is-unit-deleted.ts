import type { LibraryRecord } from '../ports/library-records.ts';

/** Whether a unit is told as deleted, as operations tell it: in the bin, empty, followed no longer, or gone. */
export const isUnitDeleted = (records: readonly LibraryRecord[]): boolean => !records.some(isThere);

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
