import { asc, eq, sql } from 'drizzle-orm';
import type { CommitResult, CommitRun, MergeRules, RecordCounts } from '../../ports/exchange-store.ts';
import type { LibraryRecord, RecordKind } from '../../ports/library-records.ts';
import type { OwnGroupKind, SyncGroup } from '../../ports/sync-store.ts';
import { type ChannelLimit, createChannelLimit } from '../channel-limit.ts';
import { decompress } from '../compression.ts';
import { type MergedRecords, mergeImported } from '../merge-imported.ts';
import { tuple, valuesFor } from './conditions.ts';
import { countSubscribed } from './count-subscribed.ts';
import { currentChanges } from './current-changes.ts';
import { libraryTable } from './library-tables.ts';
import type { OwnRows } from './own-rows.ts';
import { recordChanges } from './record-changes.ts';
import { valuesOf } from './row-values.ts';
import { staged } from './schema-exchange.ts';
import { noteVersions } from './schema-library.ts';
import { keyOf, ownKeys } from './table-keys.ts';

/** Rows and changes in one statement. */
const rowsPerStatement = 500;

/**
 * Moves the staged records into the library, inside a transaction that holds the user lock. Returns the numbers of added and
 * restored records, and of channels beyond the limit.
 */
export async function sqlCommit(rows: OwnRows, rules: MergeRules, { signal, onProgress }: CommitRun): Promise<CommitResult> {
  const limit = createChannelLimit(await countSubscribed(rows), rules.maxChannels);
  const added: RecordCounts = {};
  const changed = new Map<string, SyncGroup<OwnGroupKind>>();
  const parts = await rows.db.select({ part: staged.part }).from(staged).where(rows.where(staged)).orderBy(asc(staged.part));
  for (const [at, { part }] of parts.entries()) {
    onProgress(at, parts.length);
    for (const [kind, group] of Map.groupBy(await readPart(rows, part), (record) => record.kind)) {
      const imported = group.map(({ value }) => value);
      for (let from = 0; from < imported.length; from += rowsPerStatement) {
        const { groups, count } = await putRecords(
          rows,
          { ...rules, limit },
          kind,
          imported.slice(from, from + rowsPerStatement),
        );
        added[kind] = (added[kind] ?? 0) + count;
        for (const group of groups) changed.set(`${group.kind} ${group.id}`, group);
      }
    }
    signal.throwIfAborted();
  }
  const all = [...changed.values()];
  for (let from = 0; from < all.length; from += rowsPerStatement)
    await recordChanges(rows, await currentChanges(rows, all.slice(from, from + rowsPerStatement)));
  onProgress(parts.length, parts.length);
  return { added, refusedChannels: limit.countRefused() };
}

async function readPart({ db, where }: OwnRows, part: number): Promise<LibraryRecord[]> {
  const [found] = await db
    .select({ records: staged.records })
    .from(staged)
    .where(where(staged, eq(staged.part, part)));
  return JSON.parse(await decompress(found!.records));
}

/** Writes records of one kind. Returns the groups that change, and the number of new and restored records. */
async function putRecords(
  rows: OwnRows,
  rules: MergeRules & { limit: ChannelLimit },
  kind: RecordKind,
  imported: object[],
): Promise<Pick<MergedRecords, 'groups' | 'count'>> {
  const { table, values } = libraryTable(kind);
  const keyed = (record: object) => JSON.stringify(keyOf(table, record));
  const records = [...new Map(imported.map((record) => [keyed(record), record])).values()];
  const stored = new Map((await rows.list(table, isOneOf(kind, records))).map((row) => [keyed(row as object), row as object]));
  const { put, versions, ...merged } = mergeImported(kind, imported, { keyOf: keyed, stored }, rules);
  await rows.put(noteVersions, versions.map(valuesOf.noteVersion));
  await rows.put(table, await Promise.all(put.map((record) => values(record))));
  return merged;
}

/** Condition that a row has the key of one of the records; undefined for tables with a single row. */
function isOneOf(kind: RecordKind, records: object[]) {
  const { table } = libraryTable(kind);
  const columns = ownKeys(table).map(([, column]) => column);
  if (columns.length === 0) return undefined;
  const wanted = records.map((record) => valuesFor(columns, keyOf(table, record)));
  return sql`${tuple(columns)} in (${sql.join(wanted, sql`, `)})`;
}
