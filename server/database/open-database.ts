import type { Pool } from 'pg';
import type { SqlDatabase } from '../../lib/store/sql/sql-database.ts';
import type { EmbeddedClient } from './guard-disk.ts';
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
}

/** Opens a database and brings its tables up to date. Throws when the directory is in use by another process. */
export const openDatabase = ({ url, connections, directory }: DatabaseOptions): Promise<Database> =>
  url ? openPostgres(url, connections) : openPglite(directory);
