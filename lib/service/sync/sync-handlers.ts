import { Failure } from '../../contract/failure.ts';
import type { Operations } from '../../contract/index.ts';
import { invalidField } from '../../contract/invalid-field.ts';
import type { Handlers } from '../../contract/operation.ts';
import type { sync as operations } from '../../contract/sync.ts';
import { canonicalJson } from '../../encoding/canonical-json.ts';
import type { LibraryRecord, RecordKind } from '../../ports/library-records.ts';
import type { Ports } from '../../ports/ports.ts';
import { groupOfRecord } from '../../ports/record-group.ts';
import type { OwnGroupKind, SyncGroup } from '../../ports/sync-store.ts';
import type { Change } from '../../records/change.ts';
import { isWritten, itemOfText, retainedOrigin } from '../../sync/item-texts.ts';
import { keepLocalFeedState } from '../../sync/keep-local-feed-state.ts';
import type { FeedRefresher } from '../channels/feed-refresher.ts';
import { isSubscribed } from '../channels/find-channel.ts';
import { isStorageLow } from '../library/storage.ts';
import { updateIndexes } from '../library/update-indexes.ts';
import { changesCursors } from './changes-cursor.ts';

/** Characters of the records in one answer, unless a single group has more: those of the largest request that writes groups. */
const maxCharacters = 32 * 1024 * 1024;

/** Handlers by which devices exchange groups of records with this library. */
export function syncHandlers(
  { store, engine, search, novelty, meter, disk, clock }: Ports,
  refresher: Pick<FeedRefresher, 'updateHost'>,
): Pick<Handlers<Operations>, keyof typeof operations> {
  return {
    async readUnits({ units }) {
      const read: (SyncGroup & { records: LibraryRecord[] })[] = [];
      let characters = 0;
      for (const group of units) {
        const records = await store.readGroup(group);
        characters += JSON.stringify(records).length;
        if (read.length > 0 && characters > maxCharacters)
          throw new Failure('tooLarge', `The groups have more than ${maxCharacters} characters. Read fewer of them at a time.`);
        read.push({ ...group, records });
      }
      return { units: read };
    },

    async writeUnits({ device, cursor, units }) {
      const seen = (await changesCursors(store)).decode(cursor);
      // All of them are read before any of them is written.
      const received: { group: SyncGroup<OwnGroupKind>; records: LibraryRecord[] }[] = [];
      for (const { records, ...group } of units)
        received.push({ group, records: partsOf(group, await engine.readRecords(records)) });
      const maxChannels = await meter.getMaxChannels();
      const stale: SyncGroup<OwnGroupKind>[] = [];
      const refused: Awaited<ReturnType<Handlers<Operations>['writeUnits']>>['refused'] = [];
      const isFull = isStorageLow(await disk.estimate());
      for (const { group, records } of received) {
        await store.writeGroup(group, records, ({ change, textChanges = [], records: stored, subscribedChannels = 0 }) => {
          const isUnseen = (one: Change) => one.cursor > seen && one.origin !== device;
          // The group of a media item deleted it before.
          if (records.length === 0 && stored.length === 0) return undefined;
          const texts = records.length === 0 ? textChanges.filter(isWritten) : [];
          // Not of the device, so that it receives the note or the conversation again.
          if (records.length === 0 && itemOfText(group) && !(change && isWritten(change) && isUnseen(change)))
            return { records: stored, origin: retainedOrigin };
          // Deleted with its item, what another device wrote would be lost.
          if ((change && isUnseen(change)) || texts.some(isUnseen)) stale.push(group);
          else if (isSubscription(records) && !isSubscription(stored) && subscribedChannels >= maxChannels) refused.push(group);
          else {
            // Marks and notes need next to no space, and deletions make some.
            const written = isFull ? records.filter((record) => !isLarge(record) || isStored(record, stored)) : records;
            const isWhole = written.length === records.length;
            if (!isWhole) refused.push({ ...group, reason: 'storageFull' });
            // The group is sent again by each synchronization, and must not be a change for other devices each time.
            if (isWhole || !written.every((record) => isStored(record, stored)))
              return { records: keepLocalFeedState(written, stored, clock.now()), origin: device };
          }
          return undefined;
        });
      }
      void updateIndexes({ search, novelty });
      await refresher.updateHost();
      return { success: true, stale, refused };
    },
  };
}

const isSubscription = (records: LibraryRecord[]): boolean =>
  records.some(({ kind, value }) => kind === 'channel' && isSubscribed(value));

const largeKinds: RecordKind[] = ['transcript', 'summary', 'polished', 'translation', 'notePicture'];
const isLarge = ({ kind }: LibraryRecord): boolean => largeKinds.includes(kind);

/** Whether a record is stored unchanged. Stored transcripts are compared without their cues, which are not read. */
const isStored = ({ kind, value }: LibraryRecord, stored: LibraryRecord[]): boolean =>
  stored.some((one) => one.kind === kind && jsonOf(one.value) === jsonOf(value));
const jsonOf = (value: object): string => canonicalJson({ ...value, cues: undefined });

/** Returns the records that belong to a group. */
function partsOf({ kind, id }: SyncGroup<OwnGroupKind>, records: LibraryRecord[]): LibraryRecord[] {
  for (const record of records) {
    const group = groupOfRecord(record.kind, record.value);
    if (group?.kind === kind && group.id === id) continue;
    throw invalidField('units', `A record of the kind ${record.kind} is not part of the group ${kind} ${id}.`);
  }
  return records;
}
