import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '../../lib/contract/index.ts';
import { httpClient } from '../../lib/transports/http-client.ts';
import { openPostgres } from '../../server/database/open-postgres.ts';
import { startPostgres } from '../../server/database/testing/start-postgres.ts';
import { orInSoak } from '../soak/or-in-soak.ts';
import { type Script, scriptOf } from '../world/speech-server/script.ts';
import { type SpeechServer, startSpeechServer } from '../world/speech-server/speech-server.ts';
import { spokenMedia } from '../world/speech-server/spoken-media.ts';
import { sentences, spread } from '../world/words.ts';
import { describedFetch } from './described-fetch.ts';
import { startMediaHost } from './media-host.ts';
import { type Role, type ServerProcess, startProcess } from './processes.ts';

/** Two or five minutes, which a model without timestamps transcribes in chunks of less than half a minute. */
const seconds = orInSoak(120, 300);
const episode: Script = scriptOf(spread(sentences('bread.en').slice(0, seconds / 7), seconds));
const token = 'a-token-of-the-only-user';
const directory = mkdtempSync(join(tmpdir(), 'gloss-killed-'));

let postgres: Awaited<ReturnType<typeof startPostgres>>;
let database: Awaited<ReturnType<typeof openPostgres>>;
let speech: SpeechServer;
let media: Awaited<ReturnType<typeof startMediaHost>>;
const processes: ServerProcess[] = [];
let start: (role: Role) => Promise<ServerProcess>;
let node: ServerProcess;
let worker: ServerProcess;
beforeAll(async () => {
  postgres = await startPostgres();
  database = await openPostgres(postgres.url, { connections: 1 });
  speech = await startSpeechServer(episode);
  media = await startMediaHost({ 'a.wav': { media: spokenMedia(episode) }, 'b.wav': { media: spokenMedia(episode) } });
  const env = {
    DATABASE_URL: postgres.url,
    GLOSS_SECRET: 'a secret that all of these processes know',
    GLOSS_ORIGIN: 'http://gloss.test',
    GLOSS_TOKEN: token,
    GLOSS_CALLS_A_MINUTE: '1000000',
    GLOSS_DATA_DIR: directory,
    GLOSS_DATABASE_CONNECTIONS: '5',
    GLOSS_TRANSCRIBE_URL: speech.baseUrls.openaiTranscription,
    GLOSS_TRANSCRIBE_MODEL: 'gpt-transcribe',
    MEDIA_PORT: String(media.port),
  };
  start = async (role) => {
    const process = startProcess(role, env);
    processes.push(process);
    await process.ready();
    return process;
  };
  [node, worker] = await Promise.all([start('node'), start('worker')]);
});
afterAll(async () => {
  await Promise.all(processes.map(({ end }) => end('SIGKILL')));
  await speech.close();
  await media.close();
  await database.close();
  await postgres.stop();
  rmSync(directory, { recursive: true });
});

describe('transcription while processes are killed', () => {
  it('resumes in another process, and repeats only the chunk that was under way', async () => {
    const { ask } = describedFetch();
    const client = httpClient(operations, { baseUrl: `${node.origin}/api`, fetch: ask, token: async () => token });
    const transcribe = (name: string) =>
      client.createTask({ url: media.urlOf(name), product: 'transcript', promptConfig: { transcribeProvider: 'auto' } });
    const ended = async (taskId: string) => {
      await expect.poll(async () => (await client.getSummaryTaskStatus({ taskId })).status, { interval: 500 }).toBe('completed');
    };
    const textOf = async (name: string) => {
      const { detail } = await client.getSubtitle({ url: media.urlOf(name) });
      return detail.subtitlesArray.map(({ text }) => text).join(' ');
    };
    const undisturbed = await transcribe('a.wav');
    await ended(undisturbed.taskId);
    const chunks = speech.calls.length;
    expect(chunks).toBeGreaterThan(seconds / 30);

    const { taskId } = await transcribe('b.wav');
    let kills = 0;
    for (const share of orInSoak([0.5], [0.3, 0.7])) {
      speech.behave({ delayMs: 100 });
      await expect.poll(() => speech.calls.length - chunks, { interval: 50 }).toBeGreaterThan(Math.round(share * chunks) + kills);
      // The chunk stays under way until the other process is ready.
      speech.behave({ delayMs: 60_000 });
      const other = await start('worker');
      await worker.end('SIGKILL');
      worker = other;
      kills += 1;
      // As if its last heartbeat were a minute ago.
      await database.db.execute(
        sql`update jobs.job set heartbeat_on = heartbeat_on - interval '1 minute' where state = 'active'`,
      );
    }
    speech.behave({});
    await ended(taskId);
    expect(await textOf('b.wav')).toBe(await textOf('a.wav'));
    expect(speech.calls.length - 2 * chunks).toBeLessThanOrEqual(kills);
    expect(await textOf('b.wav')).toBe(episode.words.map(({ text }) => text).join(' '));
  });
});
