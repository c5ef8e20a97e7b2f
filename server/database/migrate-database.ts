import { getTableName, type SQL, sql } from 'drizzle-orm';
import { saved } from '../../lib/store/sql/schema-library.ts';
import { contents } from '../../lib/store/sql/schema-media.ts';
import type { SqlDatabase } from '../../lib/store/sql/sql-database.ts';
import { migrationsFolder } from './migrations-folder.ts';
import { schemaTime } from './schema-time.ts';

/** Tables that every database of this program has. */
const ownTables = [saved, contents].map(getTableName);

/** Whether a database without tables of this program gets them or is an error. */
export type WhenMissing = 'create' | 'fail';

/**
 * Brings the tables of a database up to date by `migrate`. Throws when a newer version of the program has migrated it, because this
 * one would write rows that the newer one does not expect; when it holds tables of another program; and, where `whenMissing` is
 * `fail`, when it holds none.
 */
export async function migrateDatabase(
  db: SqlDatabase,
  migrate: (options: { migrationsFolder: string }) => Promise<void>,
  whenMissing: WhenMissing = 'create',
): Promise<void> {
  const known = schemaTime();
  const newest = await lastMigration(db);
  if (newest > known)
    throw new Error(
      `A newer Gloss has migrated this database (tables of ${new Date(newest).toISOString()}, this version knows those of ${new Date(known).toISOString()}). Run the newer version, or restore a backup of this one into an empty database.`,
    );
  const tables = await listTables(db);
  if (newest > 0 ? !ownTables.every((name) => tables.includes(name)) : tables.length > 0)
    throw new Error(
      `This database belongs to another program${tables.length > 0 ? `, with tables such as ${tables[0]}` : ''}. Create an empty one for Gloss, and correct DATABASE_URL.`,
    );
  if (whenMissing === 'fail' && newest === 0)
    throw new Error('This database has no tables of Gloss. Correct DATABASE_URL, or start the server on it first.');
  await migrate({ migrationsFolder });
}

/** Returns the time of the last migration of a database, in milliseconds since 1970; 0 before the first. */
async function lastMigration(db: SqlDatabase): Promise<number> {
  const [found] = await read<{ name: string | null }>(db, sql`select to_regclass('drizzle.__drizzle_migrations')::text as name`);
  if (!found?.name) return 0;
  const [newest] = await read<{ time: unknown }>(db, sql`select max(created_at) as time from drizzle.__drizzle_migrations`);
  return Number(newest?.time ?? 0);
}

/** Returns the names of the tables that are not part of an extension of PostgreSQL. */
async function listTables(db: SqlDatabase): Promise<string[]> {
  const found = await read<{ name: string }>(
    db,
    sql`select relname::text as name from pg_class
      where relkind in ('r', 'p') and relnamespace = current_schema()::regnamespace
        and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')
      order by relname`,
  );
  return found.map(({ name }) => name);
}

const read = async <Row>(db: SqlDatabase, query: SQL): Promise<Row[]> =>
  ((await db.execute(query)) as unknown as { rows: Row[] }).rows;
