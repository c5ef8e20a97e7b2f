import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import type { LibraryRecord } from '../../ports/library-records.ts';
import { content, summary, transcript } from '../testing/rows-suite.ts';
import { openDatabase } from './database.ts';
import { dexieStore } from './dexie-store.ts';
import { sharedModels } from './shared-models.ts';

const { contentId } = content;
const item = { collectionId: 'c', contentId, addedAt: 7, position: 1 };
const collection = { id: 'c', name: 'Clocks', description: '', isPublic: true, createdAt: 1, updatedAt: 2 };
const ofCollection: LibraryRecord[] = [
  { kind: 'collection', value: collection },
  { kind: 'collectionItem', value: item },
  { kind: 'collectionItem', value: { ...item, contentId: 'on its way' } },
];
const ofContent: LibraryRecord[] = [
  { kind: 'collectionItem', value: item },
  { kind: 'content', value: content },
  { kind: 'summary', value: summary('s', 'shared', 1) },
  { kind: 'transcript', value: transcript },
];

let opened = 0;
async function shared() {
  const database = openDatabase(`shared-${++opened}`);
  const store = dexieStore(database);
  const write = (id: string, records: LibraryRecord[]) =>
    store.writeGroup({ kind: 'shared', id }, records, () => ({ records, origin: 'me' }));
  await write('collection:c', ofCollection);
  await write(`content:${contentId}`, ofContent);
  return { store, write, models: sharedModels(database) };
}

it('stores shared records unchanged, and records the change', async () => {
  const { store, write } = await shared();
  expect(await store.readGroup({ kind: 'shared', id: 'collection:c' })).toEqual(ofCollection);
  expect(await store.readGroup({ kind: 'shared', id: `content:${contentId}` })).toEqual(ofContent);
  expect(await store.listChanges(0, 9)).toMatchObject([
    { kind: 'shared', id: 'collection:c', deleted: false, origin: 'me' },
    { kind: 'shared', id: `content:${contentId}`, deleted: false, origin: 'me' },
  ]);
  await write('collection:c', ofCollection.slice(0, 2));
  expect(await store.readGroup({ kind: 'shared', id: 'collection:c' })).toHaveLength(2);
  await write('collection:c', []);
  expect(await store.readGroup({ kind: 'shared', id: 'collection:c' })).toEqual([]);
  expect((await store.listChanges(0, 9)).at(-1)).toMatchObject({ id: 'collection:c', deleted: true });
});

it('omits shared records from the user’s own', async () => {
  const { store } = await shared();
  expect(await store.listRecords()).toEqual({ records: [] });
  expect(await store.listCollections({ limit: 9 })).toEqual([]);
  expect(await store.listItems('c')).toEqual([]);
  expect(await store.getContent(contentId)).toBeUndefined();
  expect(await store.readGroup({ kind: 'video', id: contentId })).toEqual([]);
  expect(await store.listExpired({ trashed: 1e15, unsaved: 1e15 })).toEqual([]);
  await store.forgetEverything();
  expect(await store.readGroup({ kind: 'shared', id: 'collection:c' })).toEqual([]);
});

it('returns shared records to live queries', async () => {
  const { write, models } = await shared();
  await write('collection:b', [{ kind: 'collection', value: { ...collection, id: 'b', updatedAt: 3 } }]);
  expect((await models.collections()).map(({ collection, items }) => [collection.id, items.length])).toEqual([
    ['b', 0],
    ['c', 2],
  ]);
  expect(await models.collection('c')).toEqual({ collection, items: [item, { ...item, contentId: 'on its way' }] });
  expect(await models.collection('d')).toBeUndefined();
  expect(await models.contents(['on its way', contentId])).toEqual([content]);
  expect(await models.mediaItem(contentId)).toEqual({ item, content, summary: summary('s', 'shared', 1), transcript });
  expect(await models.mediaItem('on its way')).toBeUndefined();
});
