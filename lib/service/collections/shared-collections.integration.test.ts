import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../../../server/database/testing/test-database.ts';
import { fakePorts } from '../../../test/fake-ports.ts';
import { serviceClient } from '../../../test/service-client.ts';
import { sqlSharedCollections } from '../../store/sql/sql-shared-collections.ts';
import { sqlStore } from '../../store/sql/sql-store.ts';
import { content, digest, summary } from '../../store/testing/rows-suite.ts';
import { createService } from '../service.ts';

const { db, close } = await testDatabase();
afterAll(close);

describe('collections of other users', () => {
  function person() {
    const userId = randomUUID();
    const store = sqlStore(db, userId);
    const ports = { ...fakePorts(), store, sharedCollections: sqlSharedCollections(db, userId) };
    return { userId, store, client: serviceClient(createService(ports).handlers) };
  }
  /** A public collection of two items, and another user. */
  async function setUp() {
    const [owner, reader] = [person(), person()];
    for (const contentId of ['a', 'b']) {
      await owner.store.putContent({ ...content, contentId, coverUrl: `https://i.example/${contentId}` });
    }
    const { id } = await owner.client.createCollection({ name: 'Clocks', description: 'Old ones', isPublic: true });
    for (const contentId of ['a', 'b']) await owner.client.addItem({ collectionId: id, contentId });
    return { owner, reader, id };
  }

  it('are acquired, listed and shown', async () => {
    const { owner, reader, id } = await setUp();
    await owner.client.updateVideo({ id: 'a', title: 'Sundials' });
    const lines = [{ text: 'All tell the time', cites: ['a'] }];
    await owner.store.updateCollection(id, (row) => row && { ...row, aggregated: { lines, createdAt: 1 } });
    const shown = { id, name: 'Clocks', ownership: 'purchased', isPublic: true, itemCount: 2, coverUrl: 'https://i.example/a' };
    await expect(reader.client.getCollection({ id })).rejects.toMatchObject({ code: 'notFound' });
    expect(await reader.client.acquireCollection({ id })).toMatchObject(shown);
    expect(await reader.client.acquireCollection({ id })).toMatchObject(shown);
    expect(await reader.client.getCollection({ id })).toMatchObject({
      ...shown,
      items: [
        { contentId: 'a', title: 'Sundials', sourceUrl: content.sourceUrl },
        { contentId: 'b', title: content.title },
      ],
      aggregatedSummary: '- All tell the time',
    });
    expect(await reader.client.getChatHistory({ collectionId: id })).toMatchObject({ messages: [] });
    for (const scope of ['purchased', 'all'] as const) {
      expect(await reader.client.listCollections({ scope })).toMatchObject({ collections: [shown] });
    }
    expect(await reader.client.listCollections({ scope: 'owned' })).toEqual({ collections: [] });
    expect(await owner.client.listCollections({ scope: 'purchased' })).toEqual({ collections: [] });
    // What is shared is the collection, not its owner's library.
    await expect(reader.client.getVideo({ id: 'a' })).rejects.toMatchObject({ code: 'notFound' });
  });

  it('follow their owners’ changes', async () => {
    const { owner, reader, id } = await setUp();
    await reader.client.acquireCollection({ id });
    await owner.client.updateCollection({ id, name: 'Watches' });
    await owner.client.removeItem({ collectionId: id, contentId: 'a' });
    expect(await reader.client.getCollection({ id })).toMatchObject({ name: 'Watches', items: [{ contentId: 'b' }] });
    await owner.client.deleteVideo({ id: 'b' });
    expect(await reader.client.getCollection({ id })).toMatchObject({ itemCount: 0, items: [] });
  });

  it('are reported gone while they are private or deleted', async () => {
    const { owner, reader, id } = await setUp();
    await reader.client.acquireCollection({ id });
    const gone = async () => {
      await expect(reader.client.getCollection({ id })).rejects.toMatchObject({
        code: 'notFound',
        message: `The owner of the collection ${id} does not share it any more.`,
      });
      expect(await reader.client.listCollections({})).toEqual({ collections: [] });
      await expect(reader.client.addItem({ collectionId: id, contentId: 'a' })).rejects.toMatchObject({ code: 'notFound' });
    };
    await owner.client.updateCollection({ id, isPublic: false });
    await gone();
    await owner.client.updateCollection({ id, isPublic: true });
    expect(await reader.client.getCollection({ id })).toMatchObject({ itemCount: 2 });
    await owner.client.deleteCollection({ id });
    await gone();
    expect(await reader.client.releaseCollection({ id })).toEqual({ success: true });
    await expect(reader.client.getCollection({ id })).rejects.toMatchObject({ message: `No collection ${id} is stored.` });
    await expect(reader.client.releaseCollection({ id })).rejects.toMatchObject({ code: 'notFound' });
  });

  it('can be changed by their owners only', async () => {
    const { owner, reader, id } = await setUp();
    await reader.store.putContent({ ...content, contentId: 'c' });
    await owner.store.addSummary({ ...summary('s', 'k', 1), contentId: 'a', digest: digest('x') });
    const before = await owner.client.getCollection({ id });
    const changes = () => [
      reader.client.updateCollection({ id, name: 'Mine' }),
      reader.client.deleteCollection({ id }),
      reader.client.restoreCollection({ id }),
      reader.client.addItem({ collectionId: id, contentId: 'c' }),
      reader.client.removeItem({ collectionId: id, contentId: 'a' }),
      reader.client.moveItem({ collectionId: id, contentId: 'a' }),
      reader.client.summarizeCollection({ id }),
    ];
    for (const answer of await Promise.allSettled(changes())) expect(answer).toMatchObject({ reason: { code: 'forbidden' } });
    await reader.client.acquireCollection({ id });
    for (const answer of await Promise.allSettled(changes())) expect(answer).toMatchObject({ reason: { code: 'forbidden' } });
    expect(await owner.client.getCollection({ id })).toEqual(before);
  });

  it('are as unknown when private as when they do not exist', async () => {
    const { owner, reader } = await setUp();
    const { id: hidden } = await owner.client.createCollection({ name: 'Private' });
    const { id: trashed } = await owner.client.createCollection({ name: 'Trashed', isPublic: true });
    await owner.client.deleteCollection({ id: trashed });
    const outcomes = async (id: string) => {
      const answers = await Promise.allSettled([
        reader.client.acquireCollection({ id }),
        reader.client.getCollection({ id }),
        reader.client.updateCollection({ id, name: 'x' }),
        reader.client.deleteCollection({ id }),
        reader.client.restoreCollection({ id }),
        reader.client.addItem({ collectionId: id, contentId: 'a' }),
        reader.client.summarizeCollection({ id }),
        reader.client.getChatHistory({ collectionId: id }),
        reader.client.releaseCollection({ id }),
      ]);
      return answers.map((answer) =>
        ('reason' in answer ? `${answer.reason.code} ${answer.reason.message}` : 'answered').replaceAll(id, 'ID'),
      );
    };
    const unknown = await outcomes(randomUUID());
    expect(new Set(unknown.map((text) => text.split(' ')[0]))).toEqual(new Set(['notFound']));
    expect(await outcomes(hidden)).toEqual(unknown);
    expect(await outcomes(trashed)).toEqual(unknown);
  });

  it('are listed among the user’s own, newest first, page by page', async () => {
    const { owner, reader, id } = await setUp();
    const time = { own: 50, old: 10, new: 90 };
    await owner.store.updateCollection(id, (row) => row && { ...row, updatedAt: time.old });
    const { id: newer } = await owner.client.createCollection({ name: 'Newer', isPublic: true });
    await owner.store.updateCollection(newer, (row) => row && { ...row, updatedAt: time.new });
    const { id: own } = await reader.client.createCollection({ name: 'Mine' });
    await reader.store.updateCollection(own, (row) => row && { ...row, updatedAt: time.own });
    for (const one of [id, newer]) await reader.client.acquireCollection({ id: one });
    const names: string[][] = [];
    let cursor: string | undefined;
    do {
      const page = await reader.client.listCollections({ limit: 1, cursor });
      names.push(page.collections.map(({ name }) => name));
      cursor = page.nextCursor;
    } while (cursor);
    expect(names).toEqual([['Newer'], ['Mine'], ['Clocks']]);
  });

  it('keep their address when another user has one with the same id', async () => {
    const { owner, reader, id } = await setUp();
    await reader.client.acquireCollection({ id });
    const thief = person();
    const copy = { id, name: 'Stolen', description: '', isPublic: true, createdAt: 0, updatedAt: 1e15 };
    await thief.store.updateCollection(id, () => copy);
    await owner.client.updateCollection({ id, isPublic: false });
    await expect(person().client.acquireCollection({ id })).rejects.toMatchObject({ code: 'notFound' });
    await owner.client.updateCollection({ id, isPublic: true });
    expect(await person().client.acquireCollection({ id })).toMatchObject({ name: 'Clocks' });
    // A user's own collection precedes an acquired one with the same id, in the list and on its own.
    await reader.store.updateCollection(id, () => ({ ...copy, name: 'Own', isPublic: false }));
    expect((await reader.client.listCollections({})).collections).toMatchObject([{ name: 'Own', ownership: 'owned' }]);
    expect(await reader.client.getCollection({ id })).toMatchObject({ name: 'Own', ownership: 'owned' });
    // A user who has acquired it still follows the original one.
    await reader.store.updateCollection(id, (row) => row && { ...row, deletedAt: 1 });
    await owner.store.forgetEverything();
    await thief.store.updateCollection(id, () => copy);
    await expect(reader.client.getCollection({ id })).rejects.toMatchObject({
      message: `The owner of the collection ${id} does not share it any more.`,
    });
    expect(await person().client.acquireCollection({ id })).toMatchObject({ name: 'Stolen' });
  });

  it('are forgotten with everything else', async () => {
    const { reader, id } = await setUp();
    await reader.client.acquireCollection({ id });
    await reader.store.forgetEverything();
    expect(await reader.client.listCollections({})).toEqual({ collections: [] });
  });
});
