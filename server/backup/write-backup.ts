import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { asc, getTableColumns, getTableName } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { isAfter } from '../../lib/store/sql/conditions.ts';
import type { SqlDatabase } from '../../lib/store/sql/sql-database.ts';
import { keyColumns } from '../../lib/store/sql/table-keys.ts';
import { schemaTime } from '../database/schema-time.ts';
import { programVersion } from '../program-version.ts';
import { type BackupCounts, backupFormat, backupVersion } from './backup-format.ts';
import { writeRow } from './backup-row.ts';
import { backupTables } from './backup-tables.ts';

/** Maximum number of rows of one query. */
const maxRows = 100;
const dayMs = 24 * 3600_000;
/** Characters of the lines that a query shall yield: slides and pictures have megabytes a row. */
const charactersPerQuery = 4_000_000;

/**
 * Writes the database, as it is at one moment, into a new file that its owner alone may read, and that has its name when it is
 * complete. Throws, and leaves no file, when the name is taken or the disk is full.
 */
export async function writeBackup(db: SqlDatabase, file: string): Promise<BackupCounts> {
  const counts: BackupCounts = {};
  if (existsSync(file)) throw Object.assign(new Error(`${file} exists.`), { code: 'EEXIST' });
  await removeUnfinished(dirname(file));
  // A run that is killed must leave no file that looks like a backup, or whose name the next run needs: containers repeat process ids.
  const unfinished = `${file}.${randomUUID()}.unfinished`;
  const handle = await open(unfinished, 'wx', 0o600);
  try {
    await db.transaction(
      (snapshot) =>
        pipeline(Readable.from(backupLines(snapshot, counts)), createGzip(), handle.createWriteStream({ flush: true })),
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
  } catch (error) {
    await handle.close().catch(() => undefined);
    await rm(unfinished);
    throw error;
  }
  await rename(unfinished, file);
  return counts;
}

/** Removes the files of killed runs from a folder: unfinished ones that nothing was written to for a day. */
async function removeUnfinished(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    if (!/\.[\da-f]{8}-[\da-f-]{27}\.unfinished$/.test(name)) continue;
    const path = join(folder, name);
    // Another run may remove it first.
    const written = await stat(path).catch(() => undefined);
    if (written && written.mtimeMs < Date.now() - dayMs) await rm(path, { force: true });
  }
}

async function* backupLines(db: SqlDatabase, counts: BackupCounts): AsyncGenerator<string> {
  const createdAt = new Date().toISOString();
  yield line({ format: backupFormat, version: backupVersion, gloss: programVersion, schema: schemaTime(), createdAt });
  for (const table of backupTables) {
    const name = getTableName(table);
    counts[name] = 0;
    for await (const row of readRows(db, table)) {
      counts[name] += 1;
      yield row;
    }
  }
  yield line({ counts });
}

const line = (json: object) => `${JSON.stringify(json)}\n`;

/** Yields the lines of a table’s rows, of as many at a time as their size allows. */
async function* readRows(db: SqlDatabase, table: PgTable): AsyncGenerator<string> {
  const name = getTableName(table);
  const key = identifyingColumns(table);
  let place: unknown[] | undefined;
  let limit = 1;
  for (;;) {
    const page: Record<string, unknown>[] = await db
      .select()
      .from(table)
      .where(
        place &&
          isAfter(
            key.map(([, column]) => column),
            place,
          ),
      )
      .orderBy(...key.map(([, column]) => asc(column)))
      .limit(limit);
    let characters = 0;
    for (const row of page) {
      const text = line({ table: name, row: writeRow(table, row) });
      characters += text.length;
      yield text;
    }
    const last = page.at(-1);
    if (!last || page.length < limit) return;
    limit = Math.min(maxRows, 2 * limit, Math.max(1, Math.floor((limit * charactersPerQuery) / characters)));
    place = key.map(([name]) => last[name]);
  }
}

/** Returns the columns that identify a row: those of the primary key, or else of a unique index. */
function identifyingColumns(table: PgTable): [name: string, column: PgColumn][] {
  const primary = keyColumns(table).map(({ name }) => name);
  const [unique] = getTableConfig(table).indexes.filter(({ config }) => config.unique);
  const names =
    primary.length > 0 ? primary : unique?.config.columns.map((column) => ('name' in column ? column.name : undefined));
  const found = Object.entries(getTableColumns(table)).filter(([, { name }]) => names?.includes(name));
  if (found.length === 0) throw new Error(`${getTableName(table)} has no primary key and no unique index`);
  return found;
}
