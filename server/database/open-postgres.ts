import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Pool } from 'pg';
import { drizzlePool } from '../patches/drizzle-pool.ts';
import { migrationsFolder } from './migrations-folder.ts';

/** Milliseconds. */
const statementTimeout = 30_000;
/** An answer that does not come at all, as when a cable is cut. */
const answerTimeout = statementTimeout + 5_000;
const connectTimeout = 10_000;
/** Of all programs that use this database only ours takes a lock of this number. */
const migrationLock = 4_715_501;

/** A PostgreSQL server. A connection that breaks is replaced by the next one that is needed. */
export async function openPostgres(url: string, connections = 10) {
  const client = new Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: connectTimeout,
    statement_timeout: statementTimeout,
    idle_in_transaction_session_timeout: statementTimeout,
    query_timeout: answerTimeout,
    keepAlive: true,
    application_name: 'gloss',
  });
  // A connection that breaks while nobody waits for an answer; without a listener it would end the process. Whoever uses it
  // next is told.
  client.on('error', () => undefined);
  client.on('connect', (connection) => void connection.on('error', () => undefined));
  try {
    await migrateAlone(client);
  } catch (error) {
    await client.end();
    throw error;
  }
  return { driver: 'pg' as const, db: drizzlePool(client), client, close: () => client.end() };
}

/** Of several nodes that start at once one migrates, and the others wait. */
async function migrateAlone(pool: Pool): Promise<void> {
  const connection = await pool.connect();
  try {
    await connection.query('set statement_timeout = 0');
    await connection.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle(connection), { migrationsFolder });
  } finally {
    // Closed for good, which gives the lock back in any case.
    connection.release(true);
  }
}
