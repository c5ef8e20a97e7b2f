import { sql } from 'drizzle-orm';
import type { SqlDatabase } from '../../lib/store/sql/sql-database.ts';
import { migrationsFolder } from './migrations-folder.ts';
import { schemaTime } from './schema-time.ts';

/**
 * Brings the tables of a database up to date by `migrate`. Throws when a newer version of the program has migrated it, because this
 * one would write rows that the newer one does not expect.
 */
export async function migrateDatabase(
  db: SqlDatabase,
  migrate: (options: { migrationsFolder: string }) => Promise<void>,
): Promise<void> {
  const known = schemaTime();
  const read = async (query: ReturnType<typeof sql>) =>
    ((await db.execute(query)) as unknown as { rows: { value: unknown }[] }).rows[0]?.value;
  const isNew = (await read(sql`select to_regclass('drizzle.__drizzle_migrations')::text as value`)) === null;
  const newest = isNew ? 0 : Number(await read(sql`select max(created_at) as value from drizzle.__drizzle_migrations`));
  if (newest > known)
    throw new Error(
      `A newer Gloss has migrated this database (tables of ${new Date(newest).toISOString()}, this version knows those of ${new Date(known).toISOString()}). Run the newer version, or restore a backup of this one into an empty database.`,
    );
  await migrate({ migrationsFolder });
}
