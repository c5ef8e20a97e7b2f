import type { PGlite } from '@electric-sql/pglite';

/** Truncates the tables that have rows, and restarts all sequences, but leaves the table of migrations as it is. */
const deleteRows = `do $$
declare one record; is_filled boolean;
begin
  for one in select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema', 'drizzle') loop
    execute 'select exists(select from ' || one.name || ')' into is_filled;
    if is_filled then execute 'truncate ' || one.name || ' restart identity cascade'; end if;
  end loop;
  for one in select format('%I.%I', schemaname, sequencename) as name from pg_sequences
    where schemaname <> 'drizzle' and last_value is not null loop
    execute 'alter sequence ' || one.name || ' restart';
  end loop;
end $$`;

/** Selects every column of every table and index, and the number of migrations. */
const describeTables = `select (select count(*) from drizzle.__drizzle_migrations) as migrations, string_agg(
  attrelid::regclass::text || '.' || attname || ' ' || format_type(atttypid, atttypmod), ',' order by attrelid::regclass::text, attnum
) as columns
from pg_attribute join pg_class on pg_class.oid = attrelid join pg_namespace on pg_namespace.oid = relnamespace
where nspname not in ('pg_catalog', 'information_schema', 'pg_toast') and not attisdropped`;

/** Returns a description of a database's tables. */
export const tablesOf = async (client: PGlite): Promise<string> => JSON.stringify((await client.query(describeTables)).rows);

/**
 * Deletes all rows of a test's database, which takes a tenth of the time of creating one. Returns false, or rejects, if a test has
 * changed its tables. `tables` is their original description.
 */
export async function emptyDatabase(client: PGlite, tables: string): Promise<boolean> {
  await client.exec('discard all');
  if ((await tablesOf(client)) !== tables) return false;
  await client.exec(deleteRows);
  return true;
}
