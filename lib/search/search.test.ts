import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { compress } from '../store/compression.ts';
import { openDatabase } from '../store/dexie/database.ts';
import { dexieSearchStore } from '../store/dexie/dexie-search-store.ts';
import { dexieStore } from '../store/dexie/dexie-store.ts';
import { openSearchDatabase } from '../store/dexie/search-database.ts';
import { content, transcript } from '../store/testing/rows-suite.ts';
import { createSearch } from './search.ts';
import { indexVersion } from './search-index.ts';
import { searchSuite } from './testing/search-suite.ts';
import { writeDocuments } from './testing/write-documents.ts';

let count = 0;

function fresh() {
  const name = `search-${++count}`;
  const written = openDatabase(name);
  const store = dexieStore(written);
  const database = openSearchDatabase(`${name}-index`);
  const indexStore = dexieSearchStore(database);
  return {
    written,
    store,
    indexStore,
    database,
    search: createSearch(store, indexStore, { timeLimitMs: Number.POSITIVE_INFINITY }),
  };
}

searchSuite('search over an index of blocks', async () => fresh());

const library = (count: number, from = 0) =>
  Array.from({ length: count }, (_, at) => ({
    id: `v${from + at}`,
    title: `Title ${from + at}`,
    cues: [`common words`, `special${from + at} words`],
    savedAt: from + at,
  }));

/** Fills the store with so many media that several shards are full; the transcript of each contains its own number. */
async function fill({ written }: ReturnType<typeof fresh>, count: number): Promise<void> {
  const documents = library(count);
  const packed = await Promise.all(
    documents.map(({ cues }) => compress(JSON.stringify(cues.map((text, index) => ({ index, startTime: 0, endTime: 1, text }))))),
  );
  await written.transaction('rw', written.tables, async () => {
    await written.contents.bulkPut(documents.map(({ id, title }) => ({ ...content, contentId: id, title })));
    await written.saved.bulkPut(
      documents.map(({ id, savedAt }) => ({ contentId: id, tags: [], favourite: false, createdAt: savedAt, updatedAt: savedAt })),
    );
    await written.transcripts.bulkPut(documents.map(({ id }, at) => ({ ...transcript, contentId: id, cues: packed[at]! })));
    await written.changes.bulkAdd(documents.map(({ id }) => ({ kind: 'video', id, deleted: false })));
  });
}

const found = async (search: ReturnType<typeof fresh>['search'], keyword: string, limit = 100) =>
  (await search.find({ keyword, limit })).map(({ contentId }) => contentId);

it('finds documents in full shards and outside them alike', async () => {
  const opened = fresh();
  const { search, database } = opened;
  await fill(opened, 300);
  await search.catchUp();
  const sevens = ['v79', 'v78', 'v77', 'v76', 'v75', 'v74', 'v73', 'v72', 'v71', 'v70', 'v7'];
  expect(await found(search, 'special7')).toEqual(sevens);
  expect(await found(search, 'special299')).toEqual(['v299']);
  expect(new Set(await found(search, 'common')).size).toBe(100);
  await search.catchUp();
  expect(await database.shards.count()).toBe(2);
  expect(await database.loose.count()).toBe(300 - 2 * 128);
});

it('continues where it was killed', async () => {
  const opened = fresh();
  const { store, indexStore, search } = opened;
  await fill(opened, 150);
  let commits = 0;
  const killed = createSearch(store, {
    ...indexStore,
    commit: async (change) => {
      if (++commits > 5) throw new Error('killed');
      await indexStore.commit(change);
    },
  });
  await expect(killed.catchUp()).rejects.toThrow('killed');
  expect((await indexStore.load()).documents).toHaveLength(40);
  await search.catchUp();
  expect((await indexStore.load()).documents).toHaveLength(150);
  expect(await found(search, 'special3')).toHaveLength(11);
  expect(await found(search, 'special149')).toEqual(['v149']);
});

it('continues when it was killed before a full shard was sealed', async () => {
  const opened = fresh();
  const { store, indexStore, search, database } = opened;
  await fill(opened, 130);
  const killed = createSearch(store, { ...indexStore, seal: () => Promise.reject(new Error('killed')) });
  await killed.catchUp();
  expect(await database.shards.count()).toBe(0);
  await search.catchUp();
  expect(await found(search, 'special12')).toHaveLength(11);
  expect(await database.shards.count()).toBe(1);
  expect(await database.loose.count()).toBe(2);
});

it('dissolves a shard when few of its documents are left, and loses none', async () => {
  const opened = fresh();
  const { store, search, database } = opened;
  await fill(opened, 140);
  await search.catchUp();
  for (let at = 0; at < 110; at++) await store.forgetContent(`v${at}`);
  await search.catchUp();
  await search.catchUp();
  expect(await database.shards.count()).toBe(0);
  expect(await database.blocks.count()).toBe(0);
  expect(new Set(await found(search, 'common'))).toEqual(new Set(library(30, 110).map(({ id }) => id)));
});

it('makes an index of another version again', async () => {
  const opened = fresh();
  const { store, indexStore, search, database } = opened;
  await fill(opened, 140);
  await search.catchUp();
  await database.documents.toCollection().modify({ title: 'as it was folded before' });
  await database.blocks.clear();
  const { version: _, ...unversioned } = (await database.progress.get('own'))!;
  await database.progress.put(unversioned, 'own');
  const updated = createSearch(store, indexStore, { timeLimitMs: Number.POSITIVE_INFINITY });
  await updated.catchUp();
  expect(await found(updated, 'special12')).toHaveLength(11);
  expect(await found(updated, 'title 139')).toEqual(['v139']);
  expect((await database.progress.get('own'))?.version).toBe(indexVersion);
});

it('does not index the transcript again for a title or a note', async () => {
  const { store, indexStore } = fresh();
  await writeDocuments(store, library(3));
  const commits: number[] = [];
  const search = createSearch(store, {
    ...indexStore,
    commit: (change) => {
      commits.push(change.loose.length);
      return indexStore.commit(change);
    },
  });
  await search.catchUp();
  await store.updateSaved('v1', (item) => item && { ...item, title: 'Mine' });
  await search.catchUp();
  expect(await found(search, 'mine')).toEqual(['v1']);
  expect(commits).toEqual([3, 0]);
});

it('finds the other documents when one record can’t be read', async () => {
  const { store, indexStore } = fresh();
  await writeDocuments(store, library(3));
  const getTranscript: typeof store.getTranscript = (contentId) =>
    contentId === 'v1' ? Promise.reject(new Error('broken')) : store.getTranscript(contentId);
  const search = createSearch({ ...store, getTranscript }, indexStore);
  expect((await found(search, 'special')).toSorted()).toEqual(['v0', 'v2']);
  expect(await found(search, 'Title 1')).toEqual(['v1']);
});

it('returns the results that it has when there is no space for the index', async () => {
  const { store, indexStore, search } = fresh();
  await writeDocuments(store, library(3));
  await search.catchUp();
  await writeDocuments(store, library(1, 3));
  const full = createSearch(store, { ...indexStore, commit: () => Promise.reject(new Error('full')) });
  expect(await found(full, 'special')).toHaveLength(3);
});
