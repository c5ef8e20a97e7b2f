import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Pool } from 'pg';
import { drizzlePool } from '../patches/drizzle-pool.ts';
import { migrateDatabase, type WhenMissing } from './migrate-database.ts';

/** The timeout of one statement, and of a transaction that is idle. */
const statementTimeoutMs = 30_000;
/** The timeout of a response that never comes, as when a cable is cut. */
const responseTimeoutMs = statementTimeoutMs + 5_000;
const connectTimeoutMs = 10_000;
/** The number of the advisory lock that this program alone takes. */
const migrationLock = 4_715_501;

/** Opens a PostgreSQL server. A broken connection is replaced when the next one is needed. */
export async function openPostgres(
  url: string,
  { connections = 10, whenMissing }: { connections?: number; whenMissing?: WhenMissing } = {},
) {
  const client = new Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: connectTimeoutMs,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: statementTimeoutMs,
    query_timeout: responseTimeoutMs,
    keepAlive: true,
    application_name: 'gloss',
  });
  // Without a listener, an idle connection that breaks would end the process; its next user gets the error.
  client.on('error', () => undefined);
  client.on('connect', (connection) => void connection.on('error', () => undefined));
  try {
    await migrateAlone(client, whenMissing);
  } catch (error) {
    await client.end();
    throw error;
  }
  return { driver: 'pg' as const, db: drizzlePool(client), client, close: () => client.end() };
}

/** Migrates the database; of several nodes that start at once one does, and the others wait. */
async function migrateAlone(pool: Pool, whenMissing?: WhenMissing): Promise<void> {
  const connection = await pool.connect();
  try {
    await connection.query('set statement_timeout = 0');
    await connection.query('select pg_advisory_lock($1)', [migrationLock]);
    const db = drizzle(connection);
    await migrateDatabase(db, (options) => migrate(db, options), whenMissing);
  } finally {
    // Closing the connection releases the lock in any case.
    connection.release(true);
  }
}
