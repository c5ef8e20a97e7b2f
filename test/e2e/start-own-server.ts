import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { readConfig } from '../../server/config.ts';
import { copyEmptyDatabase } from '../../server/database/test-database.ts';
import { type RunningServer, startServer } from '../../server/start-server.ts';

/** A real server on this machine, with a database of its own. */
export interface LocalServer {
  origin: string;
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Stops the server and deletes its database. */
  remove(): Promise<void>;
}

/** Starts a server on a free port. It may call the models at `modelHost`. */
export async function startOwnServer(modelHost?: string): Promise<LocalServer> {
  const directory = mkdtempSync(join(tmpdir(), 'gloss-server-'));
  await copyEmptyDatabase(directory);
  const start = (port: string) =>
    startServer(
      readConfig({ GLOSS_PORT: port, GLOSS_DATA_DIR: directory, ...(modelHost && { GLOSS_MODEL_HOSTS: modelHost }) }),
      pino({ level: 'silent' }),
    );
  let running: RunningServer | undefined = await start('0');
  const { origin } = running;
  const stop = async () => {
    await running?.close();
    running = undefined;
  };
  return {
    origin,
    stop,
    async start() {
      running ??= await start(new URL(origin).port);
    },
    async remove() {
      await stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
