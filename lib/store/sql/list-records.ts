import { asc, sql } from 'drizzle-orm';
import { Failure } from '../../contract/failure.ts';
import type { RecordPage, RecordPosition } from '../../ports/exchange-store.ts';
import type { LibraryRecord, RecordKind } from '../../ports/library-records.ts';
import { listKindsFrom, pageSize } from '../record-pages.ts';
import { isAfter } from './conditions.ts';
import { libraryTable } from './library-tables.ts';
import type { OwnRows } from './own-rows.ts';
import { type PackedRow, unpackTranscript } from './row-values.ts';
import { transcripts } from './schema-media.ts';
import { keyOf, ownKeys } from './table-keys.ts';

/** Returns a page of all records of a user’s library, for an export. A transcript whose bytes are damaged has no cues. */
export async function listRecords(rows: OwnRows, place?: RecordPosition): Promise<RecordPage> {
  for (const kind of listKindsFrom(place)) {
    const values = await readPage(rows, kind, place?.kind === kind ? [place.key].flat() : undefined);
    const last = values.at(-1);
    if (!last) continue;
    const key = keyOf(libraryTable(kind).table, last) as string[];
    return { records: values.map((value) => ({ kind, value }) as LibraryRecord), next: { kind, key } };
  }
  return { records: [] };
}

async function readPage({ db, where }: OwnRows, kind: RecordKind, key?: string[]): Promise<object[]> {
  const { table } = libraryTable(kind);
  const columns = ownKeys(table).map(([, column]) => column);
  if (key && key.length !== columns.length)
    throw new Failure('invalid', `The position ${key.join(' ')} does not belong to the records of kind ${kind}.`);
  // Of what there is one of, nothing comes after it.
  if (key && columns.length === 0) return [];
  const page = await db
    .select({ row: table.row, cues: kind === 'transcript' ? transcripts.cues : sql<null>`null` })
    .from(table)
    .where(where(table, key && isAfter(columns, key)))
    .orderBy(...columns.map((column) => asc(column)))
    .limit(pageSize(kind));
  return Promise.all(
    page.map(async ({ row, cues }) => (cues && (await unpackTranscript({ row: row as PackedRow, cues }))) ?? (row as object)),
  );
}
