import type { Pool } from 'pg';
import type { SqlDatabase } from '../../lib/store/sql/sql-database.ts';
import { explainOpenError } from './explain-open-error.ts';
import type { EmbeddedClient } from './guard-disk.ts';
import type { WhenMissing } from './migrate-database.ts';
import { openPglite } from './open-pglite.ts';
import { openPostgres } from './open-postgres.ts';

/** An open PostgreSQL or embedded (PGlite) database whose tables are up to date. */
export type Database = { db: SqlDatabase; close(): Promise<void> } & (
  | { driver: 'pg'; client: Pool }
  | { driver: 'pglite'; client: EmbeddedClient }
);

/** The database to open: a PostgreSQL server, or the embedded one in a directory. */
export interface DatabaseOptions {
  /** The address of a PostgreSQL server: `postgres://…`. */
  url?: string;
  /** The maximum number of connections to it. */
  connections?: number;
  /** The folder of the embedded database, which is used without a server. */
  directory: string;
  /** `create` by default; a command with a wrong path is to report it instead, and to create nothing. */
  whenMissing?: WhenMissing;
}

/**
 * Opens a database and brings its tables up to date. Throws a one-line error if it can't be reached or written to, belongs to
 * another program, or is in use by another process.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { url, connections, directory, whenMissing } = options;
  try {
    return await (url ? openPostgres(url, { connections, whenMissing }) : openPglite(directory, whenMissing));
  } catch (error) {
    throw explainOpenError(error, options);
  }
}
