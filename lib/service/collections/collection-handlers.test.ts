import { describe, expect, it } from 'vitest';
import { fakePorts, talkUrl } from '../../../test/fake-ports.ts';
import { serviceClient } from '../../../test/service-client.ts';
import { chatIdOf } from '../../records/chat.ts';
import { content } from '../../store/testing/rows-suite.ts';
import { createService } from '../service.ts';

describe('collections', () => {
  async function setUp(...contentIds: string[]) {
    const ports = fakePorts();
    for (const contentId of contentIds)
      await ports.store.putContent({ ...content, contentId, coverUrl: `https://i.example/${contentId}` });
    const client = serviceClient(createService(ports).handlers);
    const { id } = await client.createCollection({ name: ' Physics ', description: 'Talks' });
    for (const contentId of contentIds) await client.addItem({ collectionId: id, contentId });
    const order = async () => (await client.getCollection({ id })).items.map(({ contentId }) => contentId);
    return { ports, client, id, order };
  }

  it('are created, changed and shown', async () => {
    const { client, id } = await setUp('a');
    expect(await client.getCollection({ id })).toMatchObject({
      id,
      name: 'Physics',
      description: 'Talks',
      isPublic: false,
      ownership: 'owned',
      itemCount: 1,
      coverUrl: 'https://i.example/a',
      items: [{ contentId: 'a', title: content.title, sourceUrl: content.sourceUrl, duration: 61.5 }],
      aggregatedSummary: null,
    });
    expect(await client.updateCollection({ id, isPublic: true, description: '' })).toMatchObject({
      name: 'Physics',
      description: '',
      isPublic: true,
      itemCount: 1,
    });
  });

  it('show the overall summary of their items', async () => {
    const { client, id, ports } = await setUp('a');
    const aggregated = { lines: [{ text: 'All agree', cites: ['a'] }], createdAt: 1 };
    await ports.store.updateCollection(id, (row) => row && { ...row, aggregated });
    expect(await client.getCollection({ id })).toMatchObject({ aggregatedSummary: '- All agree' });
  });

  it('contain a video once, and save it', async () => {
    const { client, id } = await setUp('a', 'b');
    const again = await Promise.all([
      client.addItem({ collectionId: id, contentId: 'a' }),
      client.addItem({ collectionId: id, contentId: 'a' }),
    ]);
    expect(again).toEqual([
      { success: true, contentId: 'a', itemCount: 2 },
      { success: true, contentId: 'a', itemCount: 2 },
    ]);
    expect(await client.getVideo({ id: 'a' })).toMatchObject({ id: 'a' });
  });

  it('accept a video by its address', async () => {
    const { client, id, order } = await setUp();
    expect(await client.addItem({ collectionId: id, sourceUrl: talkUrl })).toMatchObject({ contentId: 'web:talk', itemCount: 1 });
    expect(await order()).toEqual(['web:talk']);
  });

  it('store their order, and change it', async () => {
    const { client, id, order } = await setUp('a', 'b', 'c', 'd');
    await client.moveItem({ collectionId: id, contentId: 'd', before: 'b' });
    expect(await order()).toEqual(['a', 'd', 'b', 'c']);
    await client.moveItem({ collectionId: id, contentId: 'c', before: 'a' });
    expect(await order()).toEqual(['c', 'a', 'd', 'b']);
    await client.moveItem({ collectionId: id, contentId: 'c' });
    expect(await order()).toEqual(['a', 'd', 'b', 'c']);
    await client.moveItem({ collectionId: id, contentId: 'd', before: 'd' });
    expect(await order()).toEqual(['a', 'd', 'b', 'c']);
  });

  it('remove a video, which stays saved', async () => {
    const { client, id, order } = await setUp('a', 'b');
    expect(await client.removeItem({ collectionId: id, contentId: 'a' })).toEqual({ success: true, itemCount: 1 });
    expect(await client.removeItem({ collectionId: id, contentId: 'a' })).toEqual({ success: true, itemCount: 1 });
    expect(await order()).toEqual(['b']);
    expect(await client.getVideo({ id: 'a' })).toMatchObject({ id: 'a' });
  });

  it('hide a video that is in the trash, and restore it at its position', async () => {
    const { client, order } = await setUp('a', 'b', 'c');
    await client.deleteVideo({ id: 'b' });
    expect(await order()).toEqual(['a', 'c']);
    expect((await client.listCollections({})).collections).toMatchObject([{ itemCount: 2 }]);
    await client.restoreVideo({ id: 'b' });
    expect(await order()).toEqual(['a', 'b', 'c']);
    await client.deleteVideo({ id: 'b', forever: true });
    expect(await order()).toEqual(['a', 'c']);
  });

  it('are deleted and restored', async () => {
    const { client, id } = await setUp('a');
    expect(await client.deleteCollection({ id })).toEqual({ success: true });
    expect(await client.deleteCollection({ id })).toEqual({ success: true });
    expect((await client.listCollections({})).collections).toEqual([]);
    await expect(client.getCollection({ id })).rejects.toMatchObject({ code: 'notFound' });
    await expect(client.addItem({ collectionId: id, contentId: 'a' })).rejects.toMatchObject({ code: 'notFound' });
    expect(await client.restoreCollection({ id })).toMatchObject({ name: 'Physics', itemCount: 1 });
    expect(await client.restoreCollection({ id })).toMatchObject({ name: 'Physics' });
  });

  it('are listed newest first, page by page', async () => {
    const { client, id } = await setUp('a');
    for (const name of ['Two', 'Three']) await client.createCollection({ name });
    await client.updateCollection({ id, name: 'One' });
    const first = await client.listCollections({ limit: 2 });
    expect(first.collections.map(({ name }) => name)).toEqual(['One', 'Three']);
    const second = await client.listCollections({ limit: 2, cursor: first.nextCursor });
    expect(second.collections.map(({ name }) => name)).toEqual(['Two']);
    expect(second.nextCursor).toBeUndefined();
    expect(await client.listCollections({ scope: 'purchased' })).toEqual({ collections: [] });
    await expect(client.listCollections({ scope: 'owned', cursor: first.nextCursor })).rejects.toMatchObject({ code: 'invalid' });
  });

  it('store their conversation', async () => {
    const { client, id, ports } = await setUp();
    expect(await client.getChatHistory({ collectionId: id })).toEqual({ messages: [], suggestedQuestions: [], updatedAt: null });
    const citations = [{ contentId: 'a', trackId: '.en', from: 2, to: 4, startTime: 8 }];
    const chatId = chatIdOf({ collectionId: id });
    const messages = [{ role: 'assistant' as const, content: 'Because', citations, createdAt: 1 }];
    await ports.store.updateChat(chatId, () => ({ chatId, messages, suggestedQuestions: ['Why?'], updatedAt: 1 }));
    expect(await client.getChatHistory({ collectionId: id })).toEqual({
      messages: [{ role: 'assistant', content: 'Because', citations, createdAt: '1970-01-01T00:00:00.001Z' }],
      suggestedQuestions: ['Why?'],
      updatedAt: '1970-01-01T00:00:00.001Z',
    });
  });

  it('that are unknown are not found', async () => {
    const { client } = await setUp('a');
    const id = 'nobody';
    const calls = [
      client.getCollection({ id }),
      client.updateCollection({ id }),
      client.deleteCollection({ id }),
      client.restoreCollection({ id }),
      client.addItem({ collectionId: id, contentId: 'a' }),
      client.removeItem({ collectionId: id, contentId: 'a' }),
      client.moveItem({ collectionId: id, contentId: 'a' }),
      client.getChatHistory({ collectionId: id }),
      client.acquireCollection({ id }),
      client.releaseCollection({ id }),
    ];
    for (const answer of await Promise.allSettled(calls)) expect(answer).toMatchObject({ reason: { code: 'notFound' } });
  });

  it('of others cannot be acquired without a server', async () => {
    const { client, id } = await setUp('a');
    expect((await client.listCollections({ scope: 'purchased' })).collections).toEqual([]);
    expect(await client.acquireCollection({ id })).toMatchObject({ id, ownership: 'owned', itemCount: 1 });
    await expect(client.releaseCollection({ id })).rejects.toMatchObject({ code: 'notFound' });
  });

  it('reject unknown videos', async () => {
    const { client, id, ports } = await setUp('a');
    await ports.store.putContent({ ...content, contentId: 'known' });
    const collectionId = id;
    const calls = [
      client.addItem({ collectionId, contentId: 'nobody' }),
      client.removeItem({ collectionId, contentId: 'nobody' }),
      client.moveItem({ collectionId, contentId: 'known' }),
      client.moveItem({ collectionId, contentId: 'a', before: 'known' }),
    ];
    for (const answer of await Promise.allSettled(calls))
      expect(answer).toMatchObject({ reason: { code: 'notFound', message: expect.not.stringContaining('undefined') } });
  });

  it('reject invalid names, pages and videos', async () => {
    const { client, id } = await setUp('a');
    for (const name of ['', '   ', 'x'.repeat(201)]) {
      await expect(client.createCollection({ name })).rejects.toMatchObject({ code: 'invalid', details: [{ path: 'name' }] });
    }
    for (const limit of [0, 101, -1, 'abc']) {
      await expect(client.listCollections({ limit } as never)).rejects.toMatchObject({ code: 'invalid' });
    }
    for (const item of [{}, { contentId: 'a', sourceUrl: talkUrl }, { sourceUrl: 'file:///etc/passwd' }]) {
      await expect(client.addItem({ collectionId: id, ...item })).rejects.toMatchObject({ code: 'invalid' });
    }
  });
});
