import type { LibraryRecord } from '../ports/library-records.ts';
import type { MergedGroup, StoredGroup, SyncGroup } from '../ports/sync-store.ts';
import type { Change } from '../records/change.ts';
import { isWritten, itemOfText, retainedOrigin } from './item-texts.ts';
import { keepLocalFeedState } from './keep-local-feed-state.ts';
import { mergeGroup, recordKey } from './merge-group.ts';

/** A group that a device receives. */
interface Receipt {
  group: SyncGroup;
  received: LibraryRecord[];
  /** Origin of the changes that are stored for received groups. */
  origin: string;
  /** Returns whether a change was made on this device and is not in the account; with a group if it may be the deletion of everything. */
  isUnsent(change: Change, group?: SyncGroup): boolean;
}

/**
 * Returns what a device stores of a group that it receives: the group of the account, merged with what was changed on the device. With
 * another origin than that of received groups, it is sent to the account again. Returns undefined where nothing is stored.
 */
export function mergeReceived(
  { group, received, origin, isUnsent }: Receipt,
  { records: stored, change, textChanges = [] }: StoredGroup,
): MergedGroup | undefined {
  const isLocal = change !== undefined && isUnsent(change, group);
  // Everything was deleted on this device while the group was read.
  if (isLocal && change.kind === 'everything') return undefined;
  if (received.length === 0 && stored.length > 0) {
    // The account receives it again if the item stays.
    if (itemOfText(group)) return { records: stored, origin: isLocal ? change.origin : retainedOrigin };
    // Deleted with its item, what was written on this device would be lost.
    if (textChanges.some((text) => isWritten(text) && isUnsent(text))) return { records: stored };
  }
  // Shared groups are taken over as their owner has them.
  if (group.kind === 'shared') return { records: received, origin };
  // Without an origin, so that the merged group is pushed to the account.
  if (isLocal) return { records: keepLocalFeedState(mergeGroup(stored, received), stored) };
  const records = keepLocalFeedState(received, stored);
  const missing = received.length > 0 ? textsWithout(stored, received) : [];
  return missing.length > 0 ? { records: [...records, ...missing] } : { records, origin };
}

/** Kinds of records of which a group never loses one: what only one side has, the other one receives. */
const addedKinds: LibraryRecord['kind'][] = ['transcript', 'summary', 'polished', 'translation', 'noteVersion'];

/** Returns the stored texts that the account lacks: another device may have restored the item without them. */
function textsWithout(stored: LibraryRecord[], received: LibraryRecord[]): LibraryRecord[] {
  const keys = new Set(received.map(recordKey));
  return stored.filter(
    (record) =>
      addedKinds.includes(record.kind) &&
      !keys.has(recordKey(record)) &&
      // A transcript that still grows is sent when it is complete.
      !(record.kind === 'transcript' && record.value.isPartial),
  );
}
