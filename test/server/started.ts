import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { operations } from '../../lib/contract/index.ts';
import { httpClient } from '../../lib/transports/http-client.ts';
import { readConfig } from '../../server/config.ts';
import type { OutboundAccess } from '../../server/create-host.ts';
import { openPostgres } from '../../server/database/open-postgres.ts';
import { copyEmptyDatabase } from '../../server/database/testing/test-database.ts';
import { startServer } from '../../server/start-server.ts';
import { createPostgresDatabase } from '../../server/testing/postgres-database.ts';
import { newUser, testAccounts } from '../../server/testing/test-accounts.ts';
import { describedFetch } from './described-fetch.ts';
import { fetchTalks, startMedia } from './media-server.ts';

const silent = pino({ level: 'silent' });

/** Starts the whole service in this process, on a PostgreSQL database of its own, with a site of talks that it can reach. */
export async function started({
  databaseUrl,
  settings: more,
  ways,
}: {
  /** A database that the caller provides, as on a server that it stops. */
  databaseUrl?: string;
  settings?: Record<string, string>;
  /** The outbound requests; to the talks alone when absent. */
  ways?: OutboundAccess;
} = {}) {
  const directory = await mkdtemp(join(tmpdir(), 'gloss-started-'));
  const url = databaseUrl ?? (await createPostgresDatabase());
  const media = await startMedia();
  const settings = {
    DATABASE_URL: url,
    GLOSS_SECRET: 'a secret that is long enough for this',
    GLOSS_PORT: '0',
    GLOSS_DATA_DIR: directory,
    GLOSS_CALLS_A_MINUTE: '1000000',
    ...more,
  };
  const server = await startServer(readConfig(settings), silent, ways ?? { fetch: fetchTalks(media.port) });
  /** A second connection to the database of the service. */
  const database = await openPostgres(url, { connections: 2 });
  const { accounts } = await testAccounts({ database });
  const { ask, undescribed } = describedFetch();
  const { origin } = server;

  return {
    origin,
    settings,
    media,
    db: database.db,
    accounts,
    /** Responses that the API description does not allow. */
    undescribed,
    async newPerson() {
      const user = await newUser(accounts);
      return { user, token: await accounts.tokens.create(user.userId, { name: 'mine', scope: 'read write' }) };
    },
    clientOf: (token: string) => httpClient(operations, { baseUrl: `${origin}/api`, fetch: ask, token: async () => token }),
    callTool: (token: string, name: string, input: object = {}) =>
      fetch(`${origin}/mcp`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          accept: 'application/json, text/event-stream',
        },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: input } }),
      }),
    async close() {
      await server.close();
      await database.close();
      await media.close();
      await rm(directory, { recursive: true });
    },
  };
}
export type StartedServer = Awaited<ReturnType<typeof started>>;

/** Starts the whole service in this process on the embedded database in a directory, for a single user. */
export async function startedAlone(directory: string) {
  const token = 'a-token-of-the-only-user';
  await copyEmptyDatabase(directory);
  const media = await startMedia();
  const config = readConfig({
    GLOSS_PORT: '0',
    GLOSS_DATA_DIR: directory,
    GLOSS_TOKEN: token,
    GLOSS_CALLS_A_MINUTE: '1000000',
  });
  const server = await startServer(config, silent, { fetch: fetchTalks(media.port) });
  const { ask, undescribed } = describedFetch();
  return {
    origin: server.origin,
    media,
    undescribed,
    client: httpClient(operations, { baseUrl: `${server.origin}/api`, fetch: ask, token: async () => token }),
    async close() {
      await server.close();
      await media.close();
    },
  };
}
