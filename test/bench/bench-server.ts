import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SqlDatabase } from '../../lib/store/sql/sql-database.ts';
import { openPostgres } from '../../server/database/open-postgres.ts';
import { startPostgres } from '../../server/database/testing/start-postgres.ts';
import { newUser, testAccounts } from '../../server/testing/test-accounts.ts';
import { bundleProgram } from '../server/bundle-program.ts';
import { startMedia } from '../server/media-server.ts';
import type { ServerAddresses } from './server-process.ts';

/** The service as one process on a PostgreSQL server, with an account. */
export interface BenchServer {
  child: ChildProcess;
  addresses: ServerAddresses;
  db: SqlDatabase;
  /** The address of the PostgreSQL server. */
  databaseUrl: string;
  userId: string;
  /** The headers with which the account's requests are sent. */
  headers: Record<string, string>;
  /** Returns the address of a page with a talk. */
  urlOf(name: string): string;
  stop(): Promise<void>;
}

/** Starts the service for measurements. The caller stops it. */
export async function startBenchServer(): Promise<BenchServer> {
  const folder = await mkdtemp(join(tmpdir(), 'gloss-bench-'));
  const postgres = await startPostgres();
  const media = await startMedia({ slowness: 0 });
  const { db, close } = await openPostgres(postgres.url, { connections: 4 });
  const child = fork(await bundleProgram('test/bench/server-process.ts'), {
    env: {
      ...{ PATH: process.env.PATH, DATABASE_URL: postgres.url, GLOSS_SECRET: 'a secret that is long enough for this' },
      ...{ GLOSS_PORT: '0', GLOSS_DATA_DIR: folder, GLOSS_CALLS_A_MINUTE: '1000000', TALKS_PORT: String(media.port) },
    },
    execArgv: [],
  });
  const [addresses] = (await once(child, 'message')) as [ServerAddresses];
  const { accounts } = await testAccounts({ database: { db } as never });
  const { userId } = await newUser(accounts);
  const token = await accounts.tokens.create(userId, { name: 'bench', scope: 'read write' });
  return {
    ...{ child, addresses, db, databaseUrl: postgres.url, userId, urlOf: media.urlOf },
    headers: { authorization: `Bearer ${token}` },
    async stop() {
      child.kill('SIGKILL');
      media.close();
      await close();
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
