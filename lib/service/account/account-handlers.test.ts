import { describe, expect, it } from 'vitest';
import { fakePorts, talkUrl } from '../../../test/fake-ports.ts';
import { serviceClient } from '../../../test/service-client.ts';
import { content, notePicture, task } from '../../store/testing/rows-suite.ts';
import { saveAndIndex } from '../library/save-content.ts';
import { isStorageLow, requireFreeSpace, tidyUp } from '../library/storage.ts';
import { createService } from '../service.ts';

const day = 24 * 3600_000;

describe('the account of a device without a server', () => {
  function setUp() {
    const ports = fakePorts();
    return { ports, client: serviceClient(createService(ports).handlers) };
  }

  it('has no usage limits', async () => {
    const { client } = setUp();
    expect(await client.getAccount({})).toEqual({
      userId: 'local',
      email: '',
      plan: { tier: 'lifetime', isPaidMember: true, expiresAt: '9999-12-31T23:59:59Z' },
      remainingMinutes: 9007199254740991,
      isUnmetered: true,
    });
  });

  it('lists the latest change of each record once, deletions included', async () => {
    const { client, ports } = setUp();
    for (const contentId of ['a', 'b', 'c']) {
      await ports.store.putContent({ ...content, contentId });
      await saveAndIndex(ports, contentId);
    }
    const first = await client.listChanges({ limit: 2 });
    expect(first.changes.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(first.hasMore).toBe(true);
    await client.updateVideo({ id: 'a', favourite: true });
    await client.deleteVideo({ id: 'b' });
    await client.updateNote({ contentId: 'c', text: 'x' });
    const { changes, nextCursor, hasMore } = await client.listChanges({ cursor: first.nextCursor });
    expect(changes).toEqual([
      { kind: 'video', id: 'a', deleted: false },
      { kind: 'video', id: 'b', deleted: true },
      { kind: 'note', id: 'c', deleted: false },
      { kind: 'video', id: 'c', deleted: false },
    ]);
    expect(hasMore).toBe(false);
    expect(await client.listChanges({ cursor: nextCursor })).toEqual({ changes: [], nextCursor, hasMore: false });
    const restored = setUp();
    const beyond = restored.client.listChanges({ cursor: nextCursor });
    await expect(beyond).rejects.toMatchObject({ code: 'invalid', details: [{ path: 'cursor' }] });
    for (const cursor of ['1', 'abc', ''])
      await expect(client.listChanges({ cursor })).rejects.toMatchObject({ code: 'invalid' });
  });

  it('lists no changes of media that are not saved', async () => {
    const { client, ports } = setUp();
    await ports.store.putContent(content);
    expect((await client.listChanges({})).changes).toEqual([]);
  });

  it('forgets everything, and lists that as a change', async () => {
    const { client, ports } = setUp();
    await client.saveVideo({ url: talkUrl });
    await client.updateNote({ contentId: 'web:talk', text: 'Mine' });
    await client.createCollection({ name: 'One' });
    const { nextCursor } = await client.listChanges({});
    await ports.store.putTask(task('pending'));
    await expect(client.forgetEverything({} as never)).rejects.toMatchObject({ code: 'invalid' });
    expect(await client.forgetEverything({ confirm: true })).toEqual({ success: true });
    for (const table of ports.database.tables)
      expect([table.name, await table.count()]).toEqual([table.name, table.name === 'changes' ? 1 : 0]);
    expect((await client.listChanges({ cursor: nextCursor })).changes).toEqual([{ kind: 'everything', id: '', deleted: true }]);
  });

  it('returns its storage, and retains data for the configured number of days', async () => {
    const { client } = setUp();
    await client.saveVideo({ url: talkUrl });
    expect(await client.getStorage({})).toEqual({ usage: 1e6, quota: 1e9, isLow: false, videos: 1, keepDays: null });
    await client.setRetention({ keepDays: 90 });
    expect(await client.getStorage({})).toMatchObject({ keepDays: 90 });
    await client.setRetention({ keepDays: null });
    expect(await client.getStorage({})).toMatchObject({ keepDays: null });
    for (const keepDays of [0, -1, 3651, 'abc']) {
      await expect(client.setRetention({ keepDays } as never)).rejects.toMatchObject({ code: 'invalid' });
    }
  });
});

describe('storage', () => {
  it('is reported full before it overflows', async () => {
    const ports = fakePorts();
    await requireFreeSpace(ports.disk);
    ports.disk.estimate = async () => ({ usage: 9.9e8, quota: 1e9 });
    await expect(requireFreeSpace(ports.disk)).rejects.toMatchObject({ code: 'storageFull' });
    await requireFreeSpace(ports.disk, 1000);
  });

  it('is enough with 32 MiB', async () => {
    const ports = fakePorts();
    for (const [free, isLow] of [
      [32 * 1024 * 1024, false],
      [32 * 1024 * 1024 - 1, true],
    ] as const) {
      ports.disk.estimate = async () => ({ usage: 1e9 - free, quota: 1e9 });
      expect(isStorageLow(await ports.disk.estimate())).toBe(isLow);
      const required = requireFreeSpace(ports.disk);
      if (isLow) await expect(required).rejects.toMatchObject({ code: 'storageFull' });
      else await required;
    }
  });

  it('is cleared of what was deleted, or read but not saved, a month ago', async () => {
    const ports = fakePorts();
    const { store } = ports;
    for (const contentId of ['saved', 'read', 'trashed']) await store.putContent({ ...content, contentId, updatedAt: 1000 });
    for (const contentId of ['saved', 'trashed']) await saveAndIndex(ports, contentId);
    await store.updateSaved('trashed', (item) => item && { ...item, deletedAt: 1000 });
    const ids = async () => (await store.getContents(['saved', 'read', 'trashed'])).map((row) => row?.contentId);
    await tidyUp({ store, clock: { now: () => 30 * day } });
    expect(await ids()).toEqual(['saved', 'read', 'trashed']);
    await tidyUp({ store, clock: { now: () => 31 * day } });
    expect(await ids()).toEqual(['saved', undefined, undefined]);
  });

  it('is cleared of pictures that no text of their note shows, a month after its last change', async () => {
    const { store } = fakePorts();
    const { contentId } = content;
    await store.putContent({ ...content, updatedAt: 80 * day });
    const write = (text: string, updatedAt: number, replaced?: string) =>
      store.updateNote(contentId, () => ({
        note: { contentId, text, createdAt: 1, updatedAt },
        ...(replaced && { replaced: { versionId: 'v', contentId, text: replaced, createdAt: 1, replacedBy: 'edit' } }),
      }));
    for (const id of ['shown', 'former', 'unused']) await store.putNotePicture(notePicture(id));
    const pictures = async (now: number) => {
      await tidyUp({ store, clock: { now: () => now } });
      return (await store.getNotePictures(contentId)).map(({ pictureId }) => pictureId).sort();
    };
    await write('[1:05](#t=65&picture=shown)', 2 * day, '[1:05](#t=65&picture=former)');
    expect(await pictures(32 * day)).toEqual(['former', 'shown', 'unused']);
    expect(await pictures(33 * day)).toEqual(['former', 'shown']);
    await write('', 40 * day);
    expect(await pictures(70 * day)).toEqual(['former', 'shown']);
    expect(await pictures(71 * day)).toEqual(['former']);
    expect((await store.listChanges(0, 10)).filter(({ deleted, kind }) => deleted && kind === 'picture')).toHaveLength(2);
  });

  it('retains what is marked, tagged, annotated or in a collection', async () => {
    const ports = fakePorts();
    const { store } = ports;
    const marked = ['favourite', 'tagged', 'annotated', 'collected'];
    for (const contentId of [...marked, 'untouched', 'recent']) {
      await store.putContent({ ...content, contentId });
      await saveAndIndex(ports, contentId);
    }
    await store.updateSaved('favourite', (item) => item && { ...item, favourite: true });
    await store.updateSaved('tagged', (item) => item && { ...item, tags: ['x'] });
    await store.updateNote('annotated', () => ({ note: { contentId: 'annotated', text: 'x', createdAt: 1, updatedAt: 1 } }));
    await store.updateItems('c', () => [{ collectionId: 'c', contentId: 'collected', addedAt: 1, position: 1 }]);
    await store.updateSaved('recent', (item) => item && { ...item, updatedAt: 95 * day });
    await store.updateSettings(() => ({ engine: 'auto', providers: [], templates: [], keepDays: 90 }));
    await tidyUp({ store, clock: { now: () => 100 * day } });
    const { items } = await store.listSaved({ sortBy: 'createdAt', sortOrder: 'asc', offset: 0, limit: 10 });
    expect(items.map(({ contentId }) => contentId)).toEqual([...marked, 'recent']);
    expect(await store.getSaved('untouched')).toMatchObject({ deletedAt: 100 * day });
  });
});
