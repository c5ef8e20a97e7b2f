import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openPostgres } from '../database/open-postgres.ts';
import { canRunPostgres } from '../database/testing/can-run-postgres.ts';
import { startPostgres } from '../database/testing/start-postgres.ts';
import { openTaskQueue } from '../jobs/task-queue.ts';
import { templateName, urlOfDatabase } from './postgres-database.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address of the PostgreSQL server of all integration tests; absent where none can run. */
    postgresUrl?: string;
  }
}

/** Starts one PostgreSQL server for all integration tests, with a migrated template database; returns its end. */
export default async function startSharedPostgres(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (!canRunPostgres(join(import.meta.dirname, '..', '..'))) return undefined;
  const server = await startPostgres({ isRemovedAtExit: true });
  const client = new pg.Client(server.url);
  await client.connect();
  await client.query(`create database ${templateName}`);
  await client.end();
  const url = urlOfDatabase(server.url, templateName);
  const template = await openPostgres(url, { connections: 1 });
  const queue = await openTaskQueue({ url, db: template.db, isWorker: false, onError: () => undefined });
  await queue.close(0);
  await template.close();
  project.provide('postgresUrl', server.url);
  return server.stop;
}
