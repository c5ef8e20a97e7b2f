import { createReadStream } from 'node:fs';
import { getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { textLines } from '../../lib/encoding/text-lines.ts';
import { pipeBytes } from '../../lib/export/library/pipe-bytes.ts';
import { schemaTime } from '../database/schema-time.ts';
import { programVersion } from '../program-version.ts';
import {
  type BackupCounts,
  BackupEnd,
  BackupHead,
  BackupLine,
  backupVersion,
  damagedBackup,
  refusedBackup,
  tablesChangedAt,
} from './backup-format.ts';
import { readRow } from './backup-row.ts';
import { backupTables } from './backup-tables.ts';

/** A row of a backup file with the table that it belongs to. */
export interface BackupRow {
  table: PgTable;
  row: Record<string, unknown>;
  /** Characters of its line. */
  length: number;
}

const tables = new Map(backupTables.map((table) => [getTableName(table), table]));

/**
 * Yields the rows of a backup file while it is read; only the end shows whether the file is complete. Throws what
 * `refusedBackup` returns.
 */
export async function* readBackup(file: string): AsyncGenerator<BackupRow> {
  const counts: BackupCounts = {};
  let state: 'head' | 'rows' | 'end' = 'head';
  const bytes = pipeBytes(createReadStream(file), new DecompressionStream('gzip'), (error) =>
    state === 'head' ? foreign() : damagedBackup(`it can’t be unpacked: ${reasonOf(error)}`),
  );
  for await (const line of textLines(bytes)) {
    const json = parse(line);
    if (state === 'head') {
      checkHead(json);
      state = 'rows';
      continue;
    }
    if (state === 'end') throw damagedBackup('something follows its end');
    const end = BackupEnd.safeParse(json);
    if (end.success) {
      checkCounts(counts, end.data.counts);
      state = 'end';
      continue;
    }
    const read = rowOf(json, line.length);
    if (!read) throw damagedBackup('a line is no row');
    const name = getTableName(read.table);
    counts[name] = (counts[name] ?? 0) + 1;
    yield read;
  }
  if (state === 'head') throw foreign();
  if (state === 'rows') throw damagedBackup('its end is missing');
}

const foreign = () => refusedBackup('foreign', 'The file is no backup of Gloss.');

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function checkHead(json: unknown): void {
  const head = BackupHead.safeParse(json);
  if (!head.success) throw foreign();
  const { version, schema, gloss } = head.data;
  const origin = `The backup was made by Gloss ${gloss}`;
  if (version > backupVersion || schema > schemaTime()) {
    throw refusedBackup('newer', `${origin}, which is newer than this one (${programVersion}).`);
  }
  if (schema < tablesChangedAt) {
    throw refusedBackup(
      'older',
      `${origin}, whose tables differ from these. Restore it with that version, then start this one on it.`,
    );
  }
}

function checkCounts(read: BackupCounts, expected: BackupCounts): void {
  for (const name of new Set([...Object.keys(read), ...Object.keys(expected)])) {
    if ((read[name] ?? 0) !== (expected[name] ?? 0))
      throw damagedBackup(`${read[name] ?? 0} of ${expected[name] ?? 0} rows of ${name}`);
  }
}

function rowOf(json: unknown, length: number): BackupRow | undefined {
  const line = BackupLine.safeParse(json);
  const table = line.success ? tables.get(line.data.table) : undefined;
  const row = line.success && table ? readRow(table, line.data.row) : undefined;
  return table && row && { table, row, length };
}

/** Returns what is wrong with packed bytes; Node's own error has only a cause. */
function reasonOf(error: unknown): string {
  const { cause = error } = Object(error) as Error;
  return cause instanceof Error ? cause.message : String(cause);
}
