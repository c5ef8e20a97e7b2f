import Dexie from 'dexie';
import type { CommitResult, CommitRun, MergeRules, RecordCounts } from '../../ports/exchange-store.ts';
import type { RecordKind } from '../../ports/library-records.ts';
import type { OwnGroupKind, SyncGroup } from '../../ports/sync-store.ts';
import type { Change } from '../../records/change.ts';
import { type ChannelLimit, createChannelLimit } from '../channel-limit.ts';
import { isRecordPresent } from '../is-group-deleted.ts';
import { type MergedRecords, mergeImported } from '../merge-imported.ts';
import { countSubscribed } from './count-subscribed.ts';
import type { GlossDatabase } from './database.ts';
import { libraryTable } from './library-tables.ts';
import { singleRowKey } from './single-row-key.ts';

/** Changes in one write. */
const changeStep = 500;
/** Key of the one row of settings, the only row whose key is not in the row. */

/** Moves the staged records into the library, inside a transaction of all tables. Returns the numbers of added and restored records, and of channels beyond the limit. */
export async function dexieCommit(
  database: GlossDatabase,
  rules: MergeRules,
  { signal, onProgress }: CommitRun,
): Promise<CommitResult> {
  const { staged } = database;
  const limit = createChannelLimit(await countSubscribed(database), rules.maxChannels);
  const added: RecordCounts = {};
  const changed = new Map<string, SyncGroup<OwnGroupKind>>();
  const parts = await staged.toCollection().primaryKeys();
  for (const [at, part] of parts.entries()) {
    onProgress(at, parts.length);
    const { rows } = (await staged.get(part))!;
    for (const [kind, group] of Map.groupBy(rows, (row) => row.kind)) {
      const imported = group.map(({ row }) => row);
      const { groups, count } = await putRows(database, { ...rules, limit }, kind, imported);
      added[kind] = (added[kind] ?? 0) + count;
      for (const group of groups) changed.set(`${group.kind} ${group.id}`, group);
    }
    signal.throwIfAborted();
  }
  await recordChanges(database, [...changed.values()]);
  onProgress(parts.length, parts.length);
  return { added, refusedChannels: limit.countRefused() };
}

/** Writes rows of one kind. Returns the groups that change, and the number of new and restored rows. */
async function putRows(
  database: GlossDatabase,
  rules: MergeRules & { limit: ChannelLimit },
  kind: RecordKind,
  imported: object[],
): Promise<Pick<MergedRecords, 'groups' | 'count'>> {
  const table = libraryTable(database, kind);
  const { keyPath } = table.schema.primKey;
  const keyOf = (row: object) => (keyPath ? Dexie.getByKeyPath(row, keyPath as string) : singleRowKey);
  const keyed = (row: object) => JSON.stringify(keyOf(row));
  const found = await table.bulkGet([...new Map(imported.map((row) => [keyed(row), keyOf(row)])).values()]);
  const stored = new Map(found.flatMap((row) => (row ? [[keyed(row), row]] : [])));
  const { put, versions, ...merged } = mergeImported(kind, imported, { keyOf: keyed, stored }, rules);
  await database.noteVersions.bulkPut(versions);
  // A key that stands in its row must not be given beside it.
  await table.bulkPut(put, keyPath ? undefined : put.map(() => singleRowKey));
  return merged;
}

async function recordChanges(database: GlossDatabase, changed: SyncGroup<OwnGroupKind>[]): Promise<void> {
  const { changes } = database;
  for (let from = 0; from < changed.length; from += changeStep) {
    const step = changed.slice(from, from + changeStep);
    const found = await Promise.all(step.map((group) => currentChange(database, group)));
    const keys = step.map(({ kind, id }) => [kind, id]);
    await changes.where('[kind+id]').anyOf(keys).delete();
    await changes.bulkAdd(found.filter((change) => change !== undefined));
  }
}

/** Records a change of a media item only if it is saved. */
async function currentChange(
  { saved, notes, collections, channels }: GlossDatabase,
  { kind, id }: SyncGroup<OwnGroupKind>,
): Promise<Omit<Change, 'cursor'> | undefined> {
  switch (kind) {
    case 'video': {
      const item = await saved.get(id);
      return item && { kind, id, deleted: !isRecordPresent({ kind: 'saved', value: item }) };
    }
    case 'note': {
      // A note may have versions alone.
      const note = await notes.get(id);
      return { kind, id, deleted: !note || !isRecordPresent({ kind, value: note }) };
    }
    case 'collection': {
      const collection = await collections.get(id);
      return collection && { kind, id, deleted: !isRecordPresent({ kind, value: collection }) };
    }
    case 'channel': {
      const channel = await channels.get(id);
      return channel && { kind, id, deleted: !isRecordPresent({ kind, value: channel }) };
    }
    default:
      return { kind, id, deleted: false };
  }
}
