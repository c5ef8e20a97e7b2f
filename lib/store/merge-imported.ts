import type { MergeRules } from '../ports/exchange-store.ts';
import type { LibraryRecord, RecordKind } from '../ports/library-records.ts';
import { groupOfRecord } from '../ports/record-group.ts';
import type { OwnGroupKind, SyncGroup } from '../ports/sync-store.ts';
import type { Note, NoteVersion } from '../records/note.ts';
import type { ChannelLimit } from './channel-limit.ts';
import { isRecordPresent } from './is-group-deleted.ts';

/** The rows that an import writes for its records of one kind. */
export interface MergedRecords {
  put: object[];
  /** Texts of notes that stay beside the stored ones. */
  versions: NoteVersion[];
  /** The groups that change. */
  groups: SyncGroup<OwnGroupKind>[];
  /** Number of the new records, and of those that were in the trash, empty or unsubscribed. */
  count: number;
}

/**
 * Applies the rules of an import to its records of one kind. `stored` has the stored records by their keys. Of records with the same
 * key, which an import may contain, the first counts as stored for the next.
 */
export function mergeImported(
  kind: RecordKind,
  imported: object[],
  { keyOf, stored }: { keyOf(record: object): string; stored: ReadonlyMap<string, object> },
  { limit, ...rules }: MergeRules & { limit: ChannelLimit },
): MergedRecords {
  const put = new Map<string, object>();
  const versions: NoteVersion[] = [];
  for (const record of imported) {
    const key = keyOf(record);
    const held = put.get(key) ?? stored.get(key);
    const version = kind === 'note' && held ? rules.versionOf(held as Note, record as Note) : undefined;
    if (version) versions.push(version);
    const row = held ? mergeRecord(rules, kind, held, record) : record;
    if (row && limit.accepts(kind, row)) put.set(key, row);
  }
  const isNewOrRestored = ([key, row]: [string, object]) => {
    const former = stored.get(key);
    return !former || (isPresent(kind, row) && !isPresent(kind, former));
  };
  const groups = [
    ...[...put.values()].map((row) => groupOfRecord(kind, row)),
    ...versions.map((version) => groupOfRecord('noteVersion', version)),
  ].filter((group) => group !== undefined);
  return { put: [...put.values()], versions, groups, count: [...put].filter(isNewOrRestored).length };
}

function mergeRecord(rules: MergeRules, kind: RecordKind, stored: object, imported: object): object | undefined {
  const rule = kind in rules ? (rules[kind as keyof MergeRules] as unknown as MergeRule) : undefined;
  return rule?.(stored, imported);
}

type MergeRule = (stored: object, imported: object) => object | undefined;

const isPresent = (kind: RecordKind, value: object): boolean => isRecordPresent({ kind, value } as LibraryRecord);
