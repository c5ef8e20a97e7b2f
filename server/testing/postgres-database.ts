import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

export const templateName = 'gloss_template';

/** Returns the address of a database on the server of another address. */
export const urlOfDatabase = (serverUrl: string, name: string): string =>
  Object.assign(new URL(serverUrl), { pathname: name }).href;

/**
 * Creates a database on the shared PostgreSQL server and returns its address: a copy of the migrated template, or one without
 * tables. It ends with the server.
 */
export async function createPostgresDatabase({ hasTables = true } = {}): Promise<string> {
  const serverUrl = inject('postgresUrl');
  if (!serverUrl)
    throw new Error('No PostgreSQL server runs: this test belongs to the files that vitest.config.ts skips without one.');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const client = new pg.Client(serverUrl);
  await client.connect();
  await client.query(`create database ${name}${hasTables ? ` template ${templateName}` : ''}`);
  await client.end();
  return urlOfDatabase(serverUrl, name);
}
