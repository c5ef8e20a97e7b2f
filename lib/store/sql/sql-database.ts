import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** A PostgreSQL database, or a transaction in it, with any driver. */
export type SqlDatabase = PgDatabase<PgQueryResultHKT, Record<string, never>>;
