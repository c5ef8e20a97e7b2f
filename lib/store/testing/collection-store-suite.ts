import { expect, it } from 'vitest';
import type { Store } from '../../ports/store.ts';
import type { Collection, CollectionItem } from '../../records/collection.ts';
import { chat, content, openWithMedia } from './rows-suite.ts';

const collection = (id: string, updatedAt: number): Collection => ({
  id,
  name: id,
  description: '',
  isPublic: false,
  createdAt: 1,
  updatedAt,
});
const item = (contentId: string, position: number, collectionId = 'one'): CollectionItem => ({
  collectionId,
  contentId,
  addedAt: 1,
  position,
});

export function collectionStoreSuite(open: () => Promise<Store>): void {
  it('lists collections newest first, without deleted ones', async () => {
    const store = await open();
    for (const row of [collection('a', 1), collection('b', 2), collection('c', 2), { ...collection('d', 3), deletedAt: 4 }]) {
      await store.updateCollection(row.id, () => row);
    }
    const first = await store.listCollections({ limit: 2 });
    const second = await store.listCollections({ before: first.at(-1), limit: 2 });
    expect([...first, ...second].map(({ id }) => id)).toEqual(['c', 'b', 'a']);
    expect(await store.getCollection('d')).toMatchObject({ deletedAt: 4 });
    expect(await store.updateCollection('a', () => undefined)).toEqual(collection('a', 1));
    expect(await store.updateCollection('nobody', (row) => row)).toBeUndefined();
  });

  it('stores items in their order, each once, separately for each collection', async () => {
    const store = await open();
    await store.updateItems('one', () => [item('b', 2), item('a', 1)]);
    await store.updateItems('two', () => [item('a', 1, 'two')]);
    await store.updateItems('one', (items) => [...items, item('c', 1.5)]);
    expect((await store.listItems('one')).map(({ contentId }) => contentId)).toEqual(['a', 'c', 'b']);
    await store.updateItems('one', (items) => items.filter(({ contentId }) => contentId !== 'a'));
    await store.updateItems('one', (items) => items.map((row) => (row.contentId === 'b' ? { ...row, position: 0 } : row)));
    expect(await store.listItems('one')).toEqual([item('b', 0), item('c', 1.5)]);
    expect(await store.listCollectionIdsOf('a')).toEqual(['two']);
    expect(await store.listItems('nobody')).toEqual([]);
  });

  it('omits items in the trash, also when others are moved', async () => {
    const store = await openWithMedia(open, 'a');
    await store.updateItems('one', () => [item('a', 1), item('b', 2)]);
    await store.updateSaved('a', () => ({
      contentId: 'a',
      tags: [],
      favourite: false,
      createdAt: 1,
      updatedAt: 1,
      deletedAt: 2,
    }));
    expect((await store.listItems('one')).map(({ contentId }) => contentId)).toEqual(['b']);
    let seen: string[] = [];
    await store.updateItems('one', (items) => {
      seen = items.map(({ contentId }) => contentId);
      return items;
    });
    expect(seen).toEqual(['a', 'b']);
  });

  it('returns the number of items of a collection, and the cover of the first', async () => {
    const store = await openWithMedia(open, 'a');
    await store.putContent({ ...content, contentId: 'b', coverUrl: 'https://covers.example/b' });
    await store.updateItems('one', () => [item('b', 2), item('a', 1), item('c', 3)]);
    await store.updateItems('two', () => [item('b', 1, 'two')]);
    await store.updateItems('three', () => [item('c', 1, 'three'), item('b', 2, 'three')]);
    const marks = { tags: [], favourite: false, createdAt: 1, updatedAt: 1 };
    await store.updateSaved('a', () => ({ contentId: 'a', ...marks, deletedAt: 2 }));
    expect(await store.getItemsOverviews(['two', 'nobody', 'one', 'three'])).toEqual([
      { itemCount: 1, coverUrl: 'https://covers.example/b' },
      { itemCount: 0 },
      { itemCount: 2, coverUrl: 'https://covers.example/b' },
      { itemCount: 2 },
    ]);
    expect(await store.getItemsOverviews([])).toEqual([]);
  });

  it('stores conversations', async () => {
    const store = await openWithMedia(open, 'a');
    const first = chat('content:a', { suggestedQuestions: ['Why?'] });
    await store.updateChat('content:a', () => first);
    expect(await store.getChat('content:a')).toEqual(first);
    expect(await store.getChat('collection:a')).toBeUndefined();
  });

  it('loses no message when two answers are stored at once', async () => {
    const store = await openWithMedia(open, 'a');
    const add = (content: string) =>
      store.updateChat('content:a', (stored) =>
        chat('content:a', {
          messages: [...(stored?.messages ?? []), { role: 'user', content, citations: [], createdAt: 1 }],
        }),
      );
    await Promise.all(['a', 'b', 'c'].map(add));
    expect((await store.getChat('content:a'))?.messages.map(({ content }) => content).sort()).toEqual(['a', 'b', 'c']);
  });
}
