import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { operations } from '../../lib/contract/index.ts';
import { httpClient } from '../../lib/transports/http-client.ts';
import { readConfig } from '../../server/config.ts';
import { copyEmptyDatabase } from '../../server/database/testing/test-database.ts';
import { startServer } from '../../server/start-server.ts';
import { fetchTalks, startMedia } from './media-server.ts';

it('interrupts tasks when it ends, refuses their callers, and continues them at the next start', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'gloss-shutdown-'));
  await copyEmptyDatabase(directory);
  const media = await startMedia();
  const token = 'a-token-of-the-only-user';
  const config = readConfig({ GLOSS_PORT: '0', GLOSS_DATA_DIR: directory, GLOSS_TOKEN: token });
  const start = async () => {
    const server = await startServer(config, pino({ level: 'silent' }), { fetch: fetchTalks(media.port) });
    return { server, client: httpClient(operations, { baseUrl: `${server.origin}/api`, fetch, token: async () => token }) };
  };
  const first = await start();
  const url = media.urlOf('held');
  const release = media.hold('held');
  const { taskId } = await first.client.createSummaryTask({ url });
  const { promise: running, resolve: onProgress } = Promise.withResolvers<unknown>();
  const refused = first.client.summarize({ url }, { onProgress }).catch((error) => error);
  await running;
  await first.server.close(60_000);
  expect(await refused).toMatchObject({ code: 'unavailable' });
  release();

  const second = await start();
  await expect.poll(async () => (await second.client.getSummaryTaskStatus({ taskId })).status).toBe('completed');
  await second.server.close();
  await media.close();
  await rm(directory, { recursive: true });
});
