import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { testDatabase } from '../../server/database/testing/test-database.ts';
import { fakePorts } from '../../test/fake-ports.ts';
import { operations } from '../contract/index.ts';
import type { SyncState } from '../records/sync-state.ts';
import { createService } from '../service/service.ts';
import { sqlSearch } from '../store/sql/sql-search.ts';
import { sqlSharedCollections } from '../store/sql/sql-shared-collections.ts';
import { sqlStore } from '../store/sql/sql-store.ts';
import { content, digest, summary, transcript } from '../store/testing/rows-suite.ts';
import { inProcessClient } from '../transports/in-process.ts';
import { newSyncState, synchronize } from './synchronize.ts';

const { db, close } = await testDatabase();
afterAll(close);

function account() {
  const userId = randomUUID();
  const store = sqlStore(db, userId);
  const ports = { ...fakePorts(), store, search: sqlSearch(db, userId), sharedCollections: sqlSharedCollections(db, userId) };
  return { userId, store, client: inProcessClient(operations, createService(ports).handlers) };
}
type Account = ReturnType<typeof account>;

function device() {
  const ports = fakePorts();
  const client = inProcessClient(operations, createService(ports).handlers);
  let state: SyncState | undefined;
  async function sync({ userId, client: remote }: Account) {
    if (state?.account !== userId) state = await newSyncState(ports.store, userId);
    await synchronize({
      local: ports.store,
      remote,
      engine: ports.engine,
      getState: async () => state!,
      putState: async (next) => {
        state = next;
      },
      signal: new AbortController().signal,
    });
  }
  const read = (id: string) => ports.store.readGroup({ kind: 'shared', id });
  const found = async (keyword: string) =>
    (await client.searchLibrary({ keyword })).results.map(({ contentId, matchType }) => `${contentId} ${matchType}`);
  return { ports, client, sync, read, found };
}

async function keep({ store }: Account, contentId: string): Promise<void> {
  await store.putContent({ ...content, contentId, title: `Title ${contentId}` });
  const cues = [{ index: 0, startTime: 0, endTime: 1, text: `spoken ${contentId}` }];
  await store.putTranscript({ ...transcript, contentId, cues });
  await store.addSummary({ ...summary(`${contentId} s`, 'k', 1), contentId, digest: digest(`told ${contentId}`) });
  await store.updateNote(contentId, () => ({ note: { contentId, text: 'secret', createdAt: 1, updatedAt: 1 } }));
}

async function publish(owner: Account, ...contentIds: string[]): Promise<string> {
  const { id } = await owner.client.createCollection({ name: 'Clocks', isPublic: true });
  for (const contentId of contentIds) {
    await keep(owner, contentId);
    await owner.client.addItem({ collectionId: id, contentId });
  }
  return id;
}

describe('a device', () => {
  it('receives the shared records that its user has acquired, and finds them offline', async () => {
    const [owner, reader, laptop] = [account(), account(), device()];
    const id = await publish(owner, 'sundial', 'pendulum');
    await reader.client.acquireCollection({ id });
    await laptop.sync(reader);
    for (const group of [`collection:${id}`, 'content:sundial', 'content:pendulum']) {
      const records = await laptop.read(group);
      expect(records).not.toEqual([]);
      expect(records).toEqual(await reader.store.readGroup({ kind: 'shared', id: group }));
      expect(JSON.stringify(records)).not.toContain('secret');
    }
    expect(await laptop.found('sundial')).toEqual(['sundial title', 'sundial summary', 'sundial subtitle']);
    expect((await laptop.client.searchLibrary({ keyword: 'pendulum', collectionId: id })).results[0]).toMatchObject({
      contentId: 'pendulum',
      title: 'Title pendulum',
      collectionId: id,
    });
    await owner.client.removeItem({ collectionId: id, contentId: 'sundial' });
    await laptop.sync(reader);
    expect(await laptop.found('sundial')).toEqual([]);
    await owner.client.updateCollection({ id, isPublic: false });
    await laptop.sync(reader);
    expect(await laptop.found('pendulum')).toEqual([]);
    expect([await laptop.read(`collection:${id}`), await laptop.read('content:pendulum')]).toEqual([[], []]);
  });

  it('does not receive which items their owner has removed', async () => {
    const [owner, reader, laptop] = [account(), account(), device()];
    const id = await publish(owner, 'sundial', 'pendulum');
    await owner.client.removeItem({ collectionId: id, contentId: 'sundial' });
    await reader.client.acquireCollection({ id });
    await laptop.sync(reader);
    const records = await laptop.read(`collection:${id}`);
    expect(records.map(({ kind }) => kind)).toEqual(['collection', 'collectionItem']);
    expect(JSON.stringify(records)).not.toContain('sundial');
  });

  it('sends no shared records, and removes them when it changes its account', async () => {
    const [owner, reader, other, laptop] = [account(), account(), account(), device()];
    const id = await publish(owner, 'sundial');
    await reader.client.acquireCollection({ id });
    await laptop.sync(reader);
    const sent = vi.spyOn(reader.client, 'writeUnits');
    await laptop.sync(reader);
    await laptop.client.createCollection({ name: 'Own' });
    await laptop.sync(reader);
    expect(sent.mock.calls.flatMap(([{ units }]) => units.map(({ kind }) => kind))).toEqual(['collection']);
    await laptop.sync(other);
    expect((await other.client.listCollections({})).collections).toMatchObject([{ name: 'Own' }]);
    expect((await other.store.listRecords()).records).toHaveLength(1);
    expect(await laptop.read(`collection:${id}`)).toEqual([]);
    expect(await laptop.found('sundial')).toEqual([]);
    await laptop.sync(reader);
    expect(await laptop.found('sundial')).toHaveLength(3);
  });

  it('converges to the shared records, whatever their owner does and whenever it synchronizes', async () => {
    const step = fc.record({
      does: fc.constantFrom('hide', 'show', 'bin', 'restore', 'take', 'put', 'rename', 'release', 'acquire', 'sync', 'sync'),
      on: fc.constantFrom(0, 1),
    });
    const property = fc.asyncProperty(fc.array(step, { maxLength: 15 }), async (steps) => {
      const [owner, reader] = [account(), account()];
      const devices = [device(), device()];
      const ids = ['one', 'two'];
      const id = await publish(owner, ...ids);
      await reader.client.acquireCollection({ id });
      for (const [at, { does, on }] of steps.entries()) {
        const contentId = ids[on]!;
        const action = {
          hide: () => owner.client.updateCollection({ id, isPublic: false }),
          show: () => owner.client.updateCollection({ id, isPublic: true }),
          bin: () => owner.client.deleteVideo({ id: contentId }),
          restore: () => owner.client.restoreVideo({ id: contentId }),
          take: () => owner.client.removeItem({ collectionId: id, contentId }),
          put: () => owner.client.addItem({ collectionId: id, contentId }),
          rename: () => owner.client.updateVideo({ id: contentId, title: `Title ${at}` }),
          release: () => reader.client.releaseCollection({ id }),
          acquire: () => reader.client.acquireCollection({ id }),
          sync: () => devices[on]!.sync(reader),
        }[does];
        // Acquiring a hidden collection or renaming a video in the trash fails.
        await action().catch(({ code }) => expect(code).toBe('notFound'));
      }
      for (const { sync } of devices) await sync(reader);
      for (const group of [`collection:${id}`, ...ids.map((one) => `content:${one}`)]) {
        const there = await reader.store.readGroup({ kind: 'shared', id: group });
        for (const { read } of devices) expect(await read(group)).toEqual(there);
      }
      expect((await reader.store.listRecords()).records).toEqual([]);
    });
    const trashed = { does: 'bin', on: 1 } as const;
    const missed = [trashed, { does: 'sync', on: 0 }, { ...trashed, does: 'restore' }] as const;
    await fc.assert(property, { numRuns: 12, examples: [[[...missed]]] });
  });
});
