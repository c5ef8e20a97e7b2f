import 'fake-indexeddb/auto';
import Dexie from 'dexie';
import { expect, it } from 'vitest';
import { optionsKey as keyOf } from '../../service/products/stored-options.ts';
import { compress } from '../compression.ts';
import { content, summary, task, transcript } from '../testing/rows-suite.ts';
import { openDatabase } from './database.ts';
import { dexieStore } from './dexie-store.ts';

const { contentId } = content;

/** The tables and rows of version 1, as that version stored them. */
async function writeVersion1(name: string): Promise<void> {
  const database = new Dexie(name);
  database.version(1).stores({
    contents: 'contentId, sourceUrl',
    transcripts: '[contentId+trackId], [contentId+createdAt]',
    summaries: 'summaryId, [contentId+createdAt], [contentId+key+createdAt]',
    polished: '[contentId+trackId]',
    tasks: 'taskId, status, [contentId+createdAt], [url+createdAt]',
  });
  const { made: _, wish: __, ...oldSummary } = summary('one', '400', 1);
  const oldOptions = { detailLevel: 400, audioLanguage: 'de' };
  await database.table('contents').add(content);
  await database.table('transcripts').add({ ...transcript, cues: await compress(JSON.stringify(transcript.cues)) });
  await database.table('summaries').bulkAdd([oldSummary, { ...oldSummary, summaryId: 'two', key: '750 de' }]);
  const paragraphs = [{ text: 'One.', from: 0, to: 2, chapterTitle: '' }];
  await database.table('polished').bulkAdd(['.en', 'a.en'].map((trackId) => ({ contentId, trackId, paragraphs })));
  await database.table('tasks').bulkAdd([
    { ...task('pending'), wish: oldOptions },
    { ...task('done'), wish: { detailLevel: 400 }, status: 'completed', contentId, summaryId: 'one' },
  ]);
  database.close();
}

it('takes over all data of version 1', async () => {
  await writeVersion1('from version 1');
  const database = openDatabase('from version 1');
  const store = dexieStore(database);
  expect(await store.getContent(contentId)).toEqual(content);
  expect(await store.getTranscript(contentId)).toEqual(transcript);
  const offline = keyOf({ product: 'summary', detailLevel: 400 }, 'offline');
  expect(await store.findSummary(contentId, offline)).toEqual({ ...summary('one', offline, 1) });
  expect(await store.getSummary('two')).toMatchObject({
    wish: { product: 'summary', detailLevel: 750, audioLanguage: 'de' },
    key: keyOf({ product: 'summary', detailLevel: 750, audioLanguage: 'de' }, 'offline'),
    made: { engine: 'offline' },
  });
  expect(await store.listPendingTasks()).toMatchObject([
    { taskId: 'pending', wish: { product: 'summary', detailLevel: 400, audioLanguage: 'de' } },
  ]);
  expect(await store.getTask('done')).toMatchObject({ wish: { product: 'summary', detailLevel: 400 }, summaryId: 'one' });
  const polished = await database.paragraphs.toArray();
  expect(polished.map(({ trackId, paragraphs }) => [trackId, paragraphs[0]?.text]).toSorted()).toEqual([
    ['.en', 'One.'],
    ['a.en', 'One.'],
  ]);
  const polishedKey = keyOf({ product: 'polished', detailLevel: 400 }, 'offline');
  expect(await store.getPolished(contentId, polishedKey)).toMatchObject({ trackId: '.en', made: { engine: 'offline' } });
});

it('saves what version 1 had summarized, and nothing else', async () => {
  await writeVersion1('to be saved');
  const store = dexieStore(openDatabase('to be saved'));
  const { items, total } = await store.listSaved({ sortBy: 'createdAt', sortOrder: 'asc', offset: 0, limit: 10 });
  expect(total).toBe(1);
  expect(items).toEqual([{ contentId, tags: [], favourite: false, createdAt: 1, updatedAt: 1 }]);
  expect(await store.listChanges(0, 10)).toMatchObject([{ kind: 'video', id: contentId, deleted: false }]);
});
