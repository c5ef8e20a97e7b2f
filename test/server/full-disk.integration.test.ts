import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import type { Operations } from '../../lib/contract/index.ts';
import type { Client } from '../../lib/contract/operation.ts';
import { startPostgres } from '../../server/database/testing/start-postgres.ts';
import { orInSoak } from '../soak/or-in-soak.ts';
import { canHaveDisk, smallDisk } from './small-disk.ts';
import { type StartedServer, started, startedAlone } from './started.ts';

const closing: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const statusOf = async (origin: string, path: string) => (await fetch(origin + path)).status;
const codeOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'done',
    ({ code }) => code,
  );
const largeText = () => randomBytes(330_000).toString('base64');

/** Writes until a write is refused: names of collections, and the last text of a note, that were acknowledged. */
async function writeUntilFull(client: Client<Operations>, contentId: string) {
  const acknowledged = { names: [] as string[], note: '', refusal: '' };
  while (!acknowledged.refusal) {
    const name = `collection ${acknowledged.names.length}`;
    const text = largeText();
    try {
      await client.createCollection({ name });
      acknowledged.names.push(name);
      await client.updateNote({ contentId, text });
      acknowledged.note = text;
    } catch (error) {
      acknowledged.refusal = (error as { code: string }).code;
    }
  }
  return acknowledged;
}

async function namesOf(client: Client<Operations>): Promise<string[]> {
  const names: string[] = [];
  for (let cursor: string | undefined; ; ) {
    const page = await client.listCollections({ limit: 100, ...(cursor && { cursor }) });
    names.push(...page.collections.map(({ name }) => name));
    cursor = page.nextCursor ?? undefined;
    if (!cursor) return names;
  }
}

/** Fills the disk under a running service except for `left` megabytes, and empties it again. */
async function fillAndEmpty(
  { origin, media, undescribed }: Pick<StartedServer, 'origin' | 'media' | 'undescribed'>,
  client: Client<Operations>,
  disk: ReturnType<typeof smallDisk>,
  left: number,
): Promise<{ refusal: string; whileFull: string[] }> {
  const { id } = await client.summarize({ url: media.urlOf('first') });
  const goOn = media.hold('waiting');
  const { taskId } = await client.createSummaryTask({ url: media.urlOf('waiting') });
  disk.fill(left);
  const { names, note, refusal } = await writeUntilFull(client, id);
  const whileFull = [
    await codeOf(client.createSummaryTask({ url: media.urlOf('during') })),
    await codeOf(client.updateNote({ contentId: id, text: largeText() })),
    await codeOf(client.getNote({ contentId: id })),
  ];
  goOn();
  // Gives the task time to fail.
  await setTimeout(1500);
  expect(await statusOf(origin, '/healthz')).toBe(200);

  disk.empty();
  await expect.poll(() => statusOf(origin, '/readyz')).toBe(200);
  expect((await client.getNote({ contentId: id })).text).toBe(note);
  expect(await namesOf(client)).toEqual(expect.arrayContaining(names));
  const ended = async () => {
    const { status, code } = await client.getSummaryTaskStatus({ taskId });
    return code ?? status;
  };
  // A task that could not store its failure is resumed.
  await expect.poll(ended, { interval: 500 }).toMatch(/^(completed|storageFull)$/);
  // The server measures its free space every ten seconds.
  const summary = () => client.summarize({ url: media.urlOf('waiting') }).then((result) => result.summary, String);
  await expect.poll(summary, { interval: 500 }).toContain('clocks');
  await client.updateNote({ contentId: id, text: 'after' });
  expect((await client.getNote({ contentId: id })).text).toBe('after');
  expect(undescribed).toEqual([]);
  return { refusal, whileFull };
}

describe.skipIf(!canHaveDisk())('a full disk', () => {
  const refused = [expect.stringMatching(/^(done|storageFull)$/), 'storageFull', 'done'];

  /** Runs the test on the embedded database. */
  async function fillAlone(left: number) {
    const disk = smallDisk(160);
    closing.push(disk.close);
    const server = await startedAlone(join(disk.folder, 'data'));
    closing.push(server.close);
    return fillAndEmpty(server, server.client, disk, left);
  }

  it.each(orInSoak([14], [1, 14]))(
    'under the embedded database, with %s MB left, refuses writes and allows reads',
    async (left) => {
      expect(await fillAlone(left)).toEqual({ refusal: 'storageFull', whileFull: ['storageFull', 'storageFull', 'done'] });
    },
  );

  it.runIf(orInSoak(false, true))('under a PostgreSQL server refuses writes and allows reads', async () => {
    const disk = smallDisk(400);
    closing.push(disk.close);
    const postgres = await startPostgres({ folder: disk.folder });
    closing.push(postgres.stop);
    const server = await started({ databaseUrl: postgres.url });
    closing.push(server.close);
    const { token } = await server.newPerson();
    await server.db.execute('select pg_switch_wal()');
    const outcome = await fillAndEmpty(server, server.clientOf(token), disk, 1);
    expect(outcome).toEqual({ refusal: 'storageFull', whileFull: refused });
  });
});
