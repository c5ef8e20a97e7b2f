import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { pino } from 'pino';
import { readConfig } from '../../server/config.ts';
import { copyEmptyDatabase } from '../../server/database/testing/test-database.ts';
import { startServer } from '../../server/start-server.ts';
import { serverToken } from './server-token.ts';

/** Starts a server with the embedded database on this machine, before the component tests, and ends it after them. */
export default async function startTestServer(): Promise<() => Promise<void>> {
  const directory = mkdtempSync(join(tmpdir(), 'gloss-component-'));
  await copyEmptyDatabase(directory);
  const config = readConfig({
    GLOSS_PORT: process.env.COMPONENT_SERVER_PORT,
    GLOSS_DATA_DIR: directory,
    GLOSS_TOKEN: serverToken,
  });
  const fetch = async () => {
    throw new TypeError('the component tests have no network');
  };
  const server = await startServer(config, pino({ level: 'silent' }), { fetch });
  return async () => {
    await server.close();
    rmSync(directory, { recursive: true, force: true });
  };
}
