import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { GlossDatabase } from '../../lib/store/dexie/database.ts';
import type { SqlDatabase } from '../../lib/store/sql/sql-database.ts';
import { migrationsFolder } from '../../server/database/migrations-folder.ts';

/** Ids of the rows that the tests name. */
interface Ids {
  collectionId: string;
  pendingTaskId: string;
  transcriptionTaskId: string;
  importId: string;
}

/** One call of a read operation, with the result that 0.1.0 returned. */
export interface RecordedAnswer {
  name: string;
  input: object;
  result: unknown;
}

const read = <Value>(file: string): Value =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'fixtures', file), 'utf8')) as Value;

/** Answers that 0.1.0 gave on the library of that store. */
export const recordedAnswers = (store: 'dexie' | 'sql'): RecordedAnswer[] => read(`${store}-answers.json`);

/** Writes the rows of 0.1.0 into an empty Dexie database of the same schema version. Returns the ids of the rows. */
export async function fillDexie(database: GlossDatabase): Promise<Ids> {
  const { ids, tables } = read<{ ids: Ids; tables: Record<string, unknown[]> }>('dexie-library.json');
  for (const [name, rows] of Object.entries(tables)) {
    for (const row of rows.map(withBytes)) {
      const { $key, value } = row as { $key?: string; value?: unknown };
      await (typeof $key === 'string' ? database.table(name).put(value, $key) : database.table(name).put(row));
    }
  }
  return ids;
}

interface SqlFixture {
  ids: Ids;
  userId: string;
  tables: Record<string, object[]>;
}

/** A copy of an embedded PostgreSQL with the schema and the rows of 0.1.0, migrated to the present schema. */
export async function openSqlLibrary(): Promise<{ db: SqlDatabase; ids: Ids; userId: string; close(): Promise<void> }> {
  const { ids, userId } = read<SqlFixture>('sql-library.json');
  upgraded ??= upgradeSqlLibrary();
  const client = await PGlite.create({ loadDataDir: await upgraded });
  return { db: drizzle(client), ids, userId, close: () => client.close() };
}

let upgraded: Promise<File | Blob> | undefined;

async function upgradeSqlLibrary(): Promise<File | Blob> {
  const { tables } = read<SqlFixture>('sql-library.json');
  const client = await PGlite.create();
  const schema = readFileSync(join(migrationsFolder, '0000_heavy_lockheed.sql'), 'utf8');
  await client.exec(schema);
  await client.exec(
    'create schema drizzle; create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  );
  await client.exec('set session_replication_role = replica');
  for (const [table, rows] of Object.entries(tables)) {
    const insert = `insert into ${table} overriding system value select * from json_populate_recordset(null::${table}, $1::json)`;
    await client.query(insert, [JSON.stringify(rows)]);
  }
  await client.exec(`set session_replication_role = default; select setval('drizzle.__drizzle_migrations_id_seq', 1)`);
  await migrate(drizzle(client), { migrationsFolder });
  const dump = await client.dumpDataDir('none');
  await client.close();
  return dump;
}

function withBytes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withBytes);
  if (typeof value !== 'object' || value === null) return value;
  if ('$bytes' in value) return Uint8Array.from(Buffer.from(String(value.$bytes), 'base64'));
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withBytes(part)]));
}
