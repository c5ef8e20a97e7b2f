import { and, eq, getTableName } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { testDatabase } from '../../../server/database/testing/test-database.ts';
import type { Transcript } from '../../records/transcript.ts';
import { searchSuite } from '../../search/testing/search-suite.ts';
import { writeDocuments } from '../../search/testing/write-documents.ts';
import { card, channel, content, digest, item, notePicture, transcript } from '../testing/rows-suite.ts';
import { storeSuite } from '../testing/store-suite.ts';
import * as schemaChannels from './schema-channels.ts';
import * as schemaExchange from './schema-exchange.ts';
import * as schemaLibrary from './schema-library.ts';
import * as schemaMedia from './schema-media.ts';
import * as schemaSearch from './schema-search.ts';
import * as schemaTasks from './schema-tasks.ts';
import { sqlMediaStore } from './sql-media-store.ts';
import { sqlSearch } from './sql-search.ts';
import { sqlStore } from './sql-store.ts';
import { fill, isolationSuite } from './testing/isolation-suite.ts';

const { db, close } = await testDatabase();
afterAll(close);

let users = 0;
const open = (userId = `user-${++users}`) => ({
  userId,
  store: sqlStore(db, userId),
  search: sqlSearch(db, userId, { timeLimitMs: Number.POSITIVE_INFINITY }),
});

storeSuite('store on PGlite', async () => open().store);
searchSuite('search on PGlite', async () => open());
isolationSuite('persons on PGlite', async () => [open(), open()]);

it('returns as many transcripts at once as its memory allows', async () => {
  const { store, userId } = open();
  const cuesOf = (count: number) => Array.from({ length: count }, (_, at) => ({ ...transcript.cues[0]!, text: `${at * 7919}` }));
  for (const [contentId, count] of [
    ['a', 1],
    ['b', 3000],
    ['c', 1],
  ] as const) {
    await store.putContent({ ...content, contentId });
    await store.putTranscript({ ...transcript, contentId, cues: cuesOf(count) });
  }
  const listed = await sqlMediaStore(db, userId, undefined, 1000).getTranscripts(['a', 'b', 'c']);
  expect(listed.map((one) => one?.contentId)).toEqual(['a', undefined, undefined]);
  expect(await store.getTranscripts(['a', 'b', 'c'])).toMatchObject([{ contentId: 'a' }, { contentId: 'b' }, { contentId: 'c' }]);
});

it('reads the others where the bytes of a transcript are damaged, which exports report', async () => {
  const { store, userId } = open();
  await store.putContent(content);
  await store.putTranscript(transcript);
  await store.putTranscript({ ...transcript, trackId: 'damaged' });
  const { transcripts } = schemaMedia;
  const isDamaged = and(eq(transcripts.userId, userId), eq(transcripts.trackId, 'damaged'));
  await db
    .update(transcripts)
    .set({ cues: new Uint8Array([255, 0, 255]) })
    .where(isDamaged);
  expect(await store.readGroup({ kind: 'video', id: content.contentId })).toEqual([
    { kind: 'content', value: content },
    { kind: 'transcript', value: transcript },
  ]);
  const damaged = { ...transcript, trackId: 'damaged' };
  expect(await store.getTranscripts([content.contentId, 'none'])).toEqual([undefined, undefined]);
  expect(await store.getTranscript(content.contentId)).toBeUndefined();
  const { records } = await store.listRecords({ kind: 'transcript', key: ['', ''] });
  expect(records.map(({ value }) => (value as Transcript).cues)).toEqual([transcript.cues, undefined]);
  expect(await store.updateTranscript(content.contentId, 'damaged', (former) => former ?? damaged)).toEqual(damaged);
});

describe('text that PostgreSQL cannot store', () => {
  const odd = 'a\0b \ud83d \udc00 \ufffe0000';

  it('is stored unchanged, in rows and in keys', async () => {
    const { store } = open();
    const contentId = `generic:${odd}`;
    const cues = [{ index: 0, startTime: 0, endTime: 1, text: odd }];
    await store.putContent({ ...content, contentId, title: odd, sourceUrl: odd });
    await store.putTranscript({ ...transcript, contentId, trackId: odd, cues });
    await store.updateSaved(contentId, () => ({ contentId, tags: [odd], favourite: false, createdAt: 1, updatedAt: 1 }));
    await store.updateNote(contentId, () => ({ note: { contentId, text: odd, createdAt: 1, updatedAt: 1 } }));
    expect(await store.findContent(odd)).toMatchObject({ contentId, title: odd });
    expect(await store.getTranscript(contentId, odd)).toMatchObject({ cues });
    expect(await store.listTags()).toEqual([{ tag: odd, count: 1 }]);
    expect(await store.getNote(contentId)).toMatchObject({ text: odd });
    expect((await store.listChanges(0, 9)).map(({ id }) => id)).toEqual([contentId, contentId]);
    expect(await store.getContent('generic:a\0b \ud83e \udc00 \ufffe0000')).toBeUndefined();
  });

  it('is found by the words beside it', async () => {
    const { store, search } = open();
    await store.putContent({ ...content, title: `${odd} clock` });
    await store.updateSaved(content.contentId, () => ({
      contentId: content.contentId,
      tags: [],
      favourite: false,
      createdAt: 1,
      updatedAt: 1,
    }));
    const titles = async (keyword: string) => (await search.find({ keyword, limit: 9 })).map(({ matchType }) => matchType);
    expect(await titles('clock')).toEqual(['title']);
    expect(await titles('\0b')).toEqual(['title']);
    expect(await titles('\0\0')).toEqual([]);
  });
});

describe('a write', () => {
  it('reports why the database failed, and retains what was stored', async () => {
    const { store } = open();
    await store.putContent(content);
    const failing = async (code: string) => {
      const cause = Object.assign(new Error('as the server says'), { code });
      vi.spyOn(db, 'transaction').mockRejectedValueOnce(new Error('Failed query', { cause }));
      return store.putContent({ ...content, title: 'New' }).catch((error) => error.code);
    };
    expect(await failing('53100')).toBe('storageFull');
    expect(await failing('57014')).toBe('timeout');
    expect(await failing('57P01')).toBe('unavailable');
    expect(await failing('23505')).toBeUndefined();
    expect(await store.getContent(content.contentId)).toEqual(content);
  });

  it('has no effect when it fails halfway', async () => {
    const { store } = open();
    await store.putContent({ ...content, contentId: 'a' });
    const note = { contentId: 'a', text: 'x', createdAt: 1, updatedAt: 1 };
    // The note is written before its version, which has no id.
    const replaced = { ...note, versionId: undefined as unknown as string, replacedBy: 'edit' } as const;
    await expect(store.updateNote('a', () => ({ note, replaced }))).rejects.toThrow('Failed query');
    expect(await store.getNote('a')).toBeUndefined();
    expect(await store.listChanges(0, 9)).toEqual([]);
  });
});

it('makes a search index of another version again, and keeps the number of its words', async () => {
  const { store, search, userId } = open();
  await writeDocuments(store, [{ id: 'a', title: 'Clock', cues: ['railway'] }]);
  await search.catchUp();
  const { searchDocuments, searchProgress, searchWindows } = schemaSearch;
  const isOwn = (table: { userId: PgColumn }) => eq(table.userId, userId);
  const [before] = await db.select().from(searchProgress).where(isOwn(searchProgress));
  await db.update(searchDocuments).set({ title: 'as it was folded before' }).where(isOwn(searchDocuments));
  await db.delete(searchWindows).where(isOwn(searchWindows));
  await db.update(searchProgress).set({ version: 1 }).where(isOwn(searchProgress));
  for (const keyword of ['clock', 'railway']) expect(await search.find({ keyword, limit: 9 })).toHaveLength(1);
  expect(await db.select().from(searchProgress).where(isOwn(searchProgress))).toEqual([before]);
});

it('deletes everything but the cursors of changes and index', async () => {
  const person = open();
  const { store, search, userId } = person;
  await fill(person, 'apricot');
  await store.updateChannels(() => [channel('a')]);
  await store.addItems('a', [item('a', '1', 1)], 9);
  await store.putPartial({ taskId: 't', digest: digest('x'), updatedAt: 1 });
  await store.putContent({ ...content, contentId: 'youtube:a' });
  await store.putVisuals({ contentId: 'youtube:a', slides: [], createdAt: 1 });
  await store.updateNamedVoices('youtube:a', () => ({ of: 'youtube:a', voices: [{ name: 'Ada' }] }));
  await store.putNotePicture(notePicture('p'));
  await store.updateCard('c', () => card('c'));
  await store.putDigest({ from: 1, until: 2, items: [], otherCount: 0 });
  await store.replaceImport(() => ({ importId: 'i', isRestore: true, updatedAt: 1 }));
  await store.stageRecords('i', { part: 0, records: [], at: 1 });
  await search.catchUp();
  const owned = [schemaMedia, schemaTasks, schemaLibrary, schemaChannels, schemaExchange, schemaSearch].flatMap((schema) =>
    Object.values(schema),
  );
  const counts = () => Promise.all(owned.map((table) => db.$count(table, eq(table.userId, userId))));
  expect((await counts()).filter((count) => count === 0)).toEqual([]);
  await store.forgetEverything();
  const left = (await counts()).flatMap((count, at) => (count > 0 ? [getTableName(owned[at]!), count] : []));
  expect(left).toEqual(['changes', 1, 'cursors', 1, 'search_progress', 1]);
});
