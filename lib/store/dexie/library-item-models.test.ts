import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Collection } from '../../records/collection.ts';
import type { Content } from '../../records/content.ts';
import type { SavedItem } from '../../records/saved-item.ts';
import { type GlossDatabase, openDatabase } from './database.ts';
import { libraryItemModels } from './library-item-models.ts';

const content = (contentId: string): Content => ({
  contentId,
  site: 'web',
  kind: 'video',
  sourceUrl: `https://talks.example.org/${contentId}`,
  title: contentId,
  duration: 10,
  tracks: [],
  createdAt: 1,
  updatedAt: 1,
});
const saved = (contentId: string): SavedItem => ({ contentId, tags: [], favourite: false, createdAt: 1, updatedAt: 1 });
const note = (contentId: string, text: string) => ({ contentId, text, createdAt: 1, updatedAt: 1 });

describe('LibraryItemModels', () => {
  let database: GlossDatabase;
  let count = 0;
  beforeEach(() => {
    database = openDatabase(`kept-${count++}`);
  });

  it('reads items in the order of the ids, without incomplete ones', async () => {
    await database.saved.bulkPut([saved('a'), saved('b'), saved('c')]);
    await database.contents.bulkPut([content('a'), content('b')]);
    await database.notes.bulkPut([note('a', ''), note('b', 'text')]);
    const items = await libraryItemModels(database).items(['b', 'x', 'c', 'a']);
    expect(items.map(({ saved, note }) => [saved.contentId, note?.text])).toEqual([
      ['b', 'text'],
      ['a', undefined],
    ]);
    expect(await libraryItemModels(database).annotated()).toEqual(['b']);
  });

  it('reads the items that were changed last by the index, and not the whole library', async () => {
    const items = Array.from({ length: 50 }, (_, at) => ({ ...saved(`item ${at}`), updatedAt: at }));
    await database.saved.bulkPut([...items, { ...saved('trashed'), updatedAt: 99, deletedAt: 99 }]);
    let readCount = 0;
    database.saved.hook('reading', (item) => {
      readCount += 1;
      return item;
    });
    const recent = await libraryItemModels(database).recentlySaved(2);
    expect(recent.map(({ contentId }) => contentId)).toEqual(['item 49', 'item 48']);
    expect(readCount).toBeLessThan(9);
  });

  it('returns which of the given media each collection contains', async () => {
    const item = (collectionId: string, contentId: string) => ({ collectionId, contentId, addedAt: 1, position: 1 });
    await database.collectionItems.bulkPut([
      item('one', 'a'),
      item('one', 'b'),
      item('one', 'z'),
      item('two', 'b'),
      item('three', 'z'),
    ]);
    expect(await libraryItemModels(database).membership(['a', 'b'])).toEqual(
      new Map([
        ['one', new Set(['a', 'b'])],
        ['two', new Set(['b'])],
      ]),
    );
  });

  it('lists the collections that were moved to the trash after a time', async () => {
    const collection = (id: string, deletedAt?: number): Collection => ({
      ...{ id, name: id, description: '', isPublic: false, createdAt: 1, updatedAt: 1 },
      ...(deletedAt !== undefined && { deletedAt }),
    });
    await database.collections.bulkPut([collection('a', 3), collection('b'), collection('c', 5), collection('d', 4)]);
    expect((await libraryItemModels(database).trashedCollections(3)).map(({ id }) => id)).toEqual(['c', 'd']);
  });

  it('lists the versions of one note, newest first', async () => {
    const version = (versionId: string, contentId: string, createdAt: number) => ({
      versionId,
      contentId,
      text: versionId,
      createdAt,
      replacedBy: 'edit' as const,
    });
    await database.noteVersions.bulkPut([
      version('1', 'a', 10),
      version('2', 'a', 30),
      version('3', 'a', 20),
      version('4', 'aa', 40),
    ]);
    expect((await libraryItemModels(database).noteVersions('a')).map(({ versionId }) => versionId)).toEqual(['2', '3', '1']);
  });
});
