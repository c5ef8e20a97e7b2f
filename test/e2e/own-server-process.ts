import process from 'node:process';
import { pino } from 'pino';
import type { Fetch } from '../../lib/ports/fetch.ts';
import { readConfig } from '../../server/config.ts';
import { copyEmptyDatabase } from '../../server/database/testing/test-database.ts';
import { type RunningServer, startServer } from '../../server/start-server.ts';

export type ServerCommand = 'start' | 'stop';

const [directory = '', modelHost, feeds] = process.argv.slice(2);
const texts: Record<string, string> | undefined = feeds && JSON.parse(feeds);
const fetchFeed: Fetch = async (url) => {
  const text = texts?.[url];
  if (text === undefined) throw new TypeError(`the test has no feed at ${url}`);
  return { url, status: 200, contentType: 'application/rss+xml', bytes: new TextEncoder().encode(text) };
};
await copyEmptyDatabase(directory);
const start = (port: string) =>
  startServer(
    readConfig({ GLOSS_PORT: port, GLOSS_DATA_DIR: directory, ...(modelHost && { GLOSS_MODEL_HOSTS: modelHost }) }),
    pino({ level: 'silent' }),
    texts && { fetch: fetchFeed },
  );
let running: RunningServer | undefined = await start('0');
const { origin } = running;
process.on('message', async (command: ServerCommand) => {
  if (command === 'start') running ??= await start(new URL(origin).port);
  else await running?.close();
  if (command === 'stop') running = undefined;
  process.send!(command);
});
// It ends with its test, however that ends.
process.on('disconnect', () => process.exit());
process.send!(origin);
