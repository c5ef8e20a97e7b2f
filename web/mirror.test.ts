import 'fake-indexeddb/auto';
import { describe, expect, it, vi } from 'vitest';
import { Failure } from '../lib/contract/failure.ts';
import { operations } from '../lib/contract/index.ts';
import type { LiveQueries } from '../lib/ports/live-queries.ts';
import type { Digest } from '../lib/records/digest.ts';
import { createService } from '../lib/service/service.ts';
import { openDatabase } from '../lib/store/dexie/database.ts';
import { channel } from '../lib/store/testing/rows-suite.ts';
import { type MirrorRequest, maxMirrorTasks, readMirrorItem, readMirrorPage } from '../lib/sync/library-mirror.ts';
import { inProcessClient } from '../lib/transports/in-process.ts';
import { fakePorts, talkUrl } from '../test/fake-ports.ts';
import { createMirror, type MirrorOptions } from './mirror.ts';

const contentId = 'web:talk';

/** A server's library, and its copy in a page. */
function setUp() {
  const ports = fakePorts();
  const { store } = ports;
  const server = inProcessClient(operations, createService(ports).handlers);
  const database = openDatabase(`mirror-${crypto.randomUUID()}`);
  const routes: Record<string, (input: never) => Promise<unknown>> = {
    changes: (input: MirrorRequest) => readMirrorPage(store, input),
    item: ({ contentId: id }: { contentId: string }) => readMirrorItem(store, id),
    feed: async () => ({
      channels: await store.listChannels(),
      items: await store.listFeed({ limit: 100 }),
      digest: await store.getDigest(),
    }),
  };
  const connection = { isOnline: true };
  const call = vi.fn<MirrorOptions['call']>(async (route, input) => {
    if (!connection.isOnline) throw new Failure('offline');
    return structuredClone(await routes[route]!(input as never));
  });
  const open = () => createMirror({ database, call });
  return { ...open(), ports, server, database, connection, call, open };
}

/** Records the results of a live query. */
function observe<Result>(live: LiveQueries, read: () => Promise<Result>): Result[] {
  const results: Result[] = [];
  live.observe(read, (result) => results.push(result));
  return results;
}

describe('the copy of a library in a page', () => {
  it('passes the changes of the server to live queries at each synchronization', async () => {
    const { live, sync, server } = setUp();
    const titles = observe(live, async () => {
      const saved = await live.allSaved();
      return (await live.items(saved.map((item) => item.contentId))).map(({ content }) => content.title);
    });
    const notes = observe(live, async () => (await live.note(contentId))?.text);
    await expect.poll(() => [titles.at(-1), notes]).toEqual([[], [undefined]]);
    await server.summarize({ url: talkUrl });
    await sync();
    await expect.poll(() => titles.at(-1)).toHaveLength(1);
    await server.updateNote({ contentId, text: 'from another device' });
    await sync();
    await expect.poll(() => notes.at(-1)).toBe('from another device');
    await server.deleteVideo({ id: contentId, forever: true });
    await sync();
    await expect.poll(() => titles.at(-1)).toEqual([]);
  });

  it('fetches texts only of the items that are opened, and again when they change', async () => {
    const { live, sync, loadItem, server, database } = setUp();
    await server.summarize({ url: talkUrl });
    await sync();
    expect([await database.transcripts.count(), await database.summaries.count()]).toEqual([0, 0]);
    await loadItem(contentId);
    expect((await live.summaries(contentId)).length).toBe(1);
    expect((await live.transcript(contentId))?.cues.length).toBeGreaterThan(1);
    await server.summarizeWithConfig({ url: talkUrl, promptConfig: { detailLevel: 200 } });
    await sync();
    expect((await live.summaries(contentId)).length).toBe(2);
  });

  it('fetches the texts that a live query lacks', async () => {
    const { live, sync, server } = setUp();
    await server.summarize({ url: talkUrl });
    await sync();
    const found = observe(live, async () => (await live.transcript(contentId))?.contentId);
    await expect.poll(() => found.at(-1)).toBe(contentId);
  });

  it('shows opened items without a connection, and refuses others', async () => {
    const { sync, loadItem, server, connection, open } = setUp();
    await server.summarize({ url: talkUrl });
    await sync();
    await loadItem(contentId);
    connection.isOnline = false;
    const later = open();
    await later.loadItem(contentId);
    expect(await later.live.summary(contentId)).toBeDefined();
    await expect(later.loadItem('web:other')).rejects.toMatchObject({ code: 'offline' });
    await expect(later.sync()).rejects.toMatchObject({ code: 'offline' });
    connection.isOnline = true;
    await later.loadItem('web:other');
  });

  it('shows the last digest without a connection', async () => {
    const { ports, connection, loadFeed, open } = setUp();
    const digest: Digest = { from: 1, until: 2, items: [], otherCount: 1 };
    const offline = async () => {
      throw new Failure('offline');
    };
    await expect(open().loadDigest(offline)).rejects.toMatchObject({ code: 'offline' });
    await ports.store.putDigest(digest);
    await loadFeed();
    connection.isOnline = false;
    expect(await open().loadDigest(offline)).toEqual({ digest });
    const newer = { digest: { ...digest, until: 3 } };
    expect(await open().loadDigest(async () => newer)).toEqual(newer);
    expect(await open().loadDigest(offline)).toEqual(newer);
    const refused = async () => {
      throw new Failure('unauthorized');
    };
    await expect(open().loadDigest(refused)).rejects.toMatchObject({ code: 'unauthorized' });
  });

  it('follows tasks to their end, and the settings', async () => {
    const { live, sync, isBusy, ports, server } = setUp();
    const task = {
      taskId: 't',
      key: 'k',
      url: talkUrl,
      wish: { product: 'summary', detailLevel: 400 },
      status: 'pending',
    } as const;
    await ports.store.putTask({ ...task, stage: 'reading', fromCache: false, createdAt: 1, updatedAt: 1 });
    await server.updateSettings({ outputLanguage: 'de' });
    await sync();
    expect([await isBusy(), (await live.queue()).length, (await live.settings())?.outputLanguage]).toEqual([true, 1, 'de']);
    await ports.store.updateTask('t', { status: 'completed' });
    await sync();
    expect([await isBusy(), (await live.tasksByUrl(talkUrl))[0]?.status]).toEqual([false, 'completed']);
  });

  it('is emptied with the library', async () => {
    const { live, sync, server } = setUp();
    await server.summarize({ url: talkUrl });
    await sync();
    expect(await live.allSaved()).toHaveLength(1);
    await server.forgetEverything({ confirm: true });
    await server.createCollection({ name: 'Afterwards' });
    await sync();
    expect([await live.allSaved(), (await live.listCollections({ limit: 9 })).length]).toEqual([[], 1]);
  });

  it('has feed and opened items again after it was emptied', async () => {
    const { live, sync, loadItem, ports, server } = setUp();
    const fill = async () => {
      await ports.store.updateChannel('c', () => channel('c'));
      await server.summarize({ url: talkUrl });
    };
    const countChannels = async () => (await live.followed()).length;
    await fill();
    await sync();
    await loadItem(contentId);
    await live.listFeed({ limit: 9 });
    await expect.poll(countChannels).toBe(1);
    await server.forgetEverything({ confirm: true });
    await fill();
    await sync();
    await loadItem(contentId);
    expect([await countChannels(), (await live.transcript(contentId))?.contentId]).toEqual([1, contentId]);
  });

  it('has the records of a server that was restored from an older backup', async () => {
    const { live, sync, server, ports } = setUp();
    await server.summarize({ url: talkUrl });
    await server.updateNote({ contentId, text: 'after the backup' });
    await sync();
    const backup = setUp();
    await backup.server.createCollection({ name: 'Clocks' });
    Object.assign(ports.store, backup.ports.store);
    await sync();
    expect([await live.allSaved(), (await live.listCollections({ limit: 9 })).length]).toEqual([[], 1]);
  });

  it('has the records of a restored server that has more changes by now', async () => {
    const { live, sync, server, ports } = setUp();
    await server.summarize({ url: talkUrl });
    await sync();
    const backup = setUp();
    for (const name of ['Clocks', 'Maps', 'Tides', 'Trains', 'Towers', 'Bells']) await backup.server.createCollection({ name });
    const getEpoch = async () => 'restored';
    Object.assign(ports.store, backup.ports.store, { getEpoch });
    await sync();
    expect([await live.allSaved(), (await live.listCollections({ limit: 9 })).length]).toEqual([[], 6]);
  });

  it('is complete after its database was deleted, or has no place of its changes', async () => {
    const { live, sync, server, database } = setUp();
    await server.summarize({ url: talkUrl });
    await sync();
    await database.collections.put({ id: 'gone', name: '', description: '', isPublic: false, createdAt: 1, updatedAt: 1 });
    await database.mirrorPosition.clear();
    await sync();
    expect([(await live.allSaved()).length, await live.collection('gone')]).toEqual([1, undefined]);
    await database.delete();
    await database.open();
    await sync();
    expect(await live.allSaved()).toHaveLength(1);
  });

  it('asks for many tasks that it shows as pending in several requests', async () => {
    const { sync, server, database, call } = setUp();
    await server.summarize({ url: talkUrl });
    const task = { contentId, url: talkUrl, status: 'pending', createdAt: 1, wish: { product: 'summary' } };
    const stored = Array.from({ length: 2 * maxMirrorTasks + 1 }, (_, at) => ({ ...task, taskId: `task ${at}` }));
    await database.tasks.bulkPut(stored as never);
    await sync();
    const requested = call.mock.calls.map(([, input]) => (input as MirrorRequest).taskIds?.length);
    expect(requested).toEqual([maxMirrorTasks, maxMirrorTasks, 1]);
    expect(await database.tasks.count()).toBe(0);
  });

  it('sends one request for calls at one time, and one more for those during it', async () => {
    const { sync, call } = setUp();
    await Promise.all([sync(), sync(), sync()]);
    expect(call).toHaveBeenCalledTimes(2);
  });
});
