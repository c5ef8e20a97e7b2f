import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { testDatabase } from '../../../server/database/testing/test-database.ts';
import { createSearch } from '../../search/search.ts';
import { type SearchedDocument, writeDocuments } from '../../search/testing/write-documents.ts';
import { openDatabase } from '../dexie/database.ts';
import { dexieSearchStore } from '../dexie/dexie-search-store.ts';
import { dexieStore } from '../dexie/dexie-store.ts';
import { openSearchDatabase } from '../dexie/search-database.ts';
import { sqlSearch } from './sql-search.ts';
import { sqlStore } from './sql-store.ts';

const { db, close } = await testDatabase();
afterAll(close);

const timeLimitMs = Number.POSITIVE_INFINITY;
const words = [
  ...['clock', 'clocks', 'time', 'Zeit', 'zeitung', 'été', 'ete', '時刻', '東京都', '京都', '北京大学', '大学', 'нова', 'новая'],
  ...[
    'นาฬิกา',
    '시간',
    'a',
    'an',
    'x1',
    '1847',
    'O’Brien',
    "don't",
    '%',
    'straße',
    'STRASSE',
    '\0',
    'e-mail',
    'email',
    '3,000',
    '3000',
    'サーバー',
    'サーバ',
    '人工',
    '智能',
    'قطار',
    'القطار',
    'stories',
    'story',
    '"clock"',
    '\ud83d',
  ],
];
const text = (longest: number) =>
  fc
    .tuple(fc.array(fc.constantFrom(...words), { maxLength: longest }), fc.constantFrom(' ', ' ', ''))
    .map(([all, gap]) => all.join(gap));
const document = fc.record<Omit<SearchedDocument, 'id' | 'savedAt'>>({
  title: text(2),
  note: fc.option(text(5), { nil: undefined }),
  cues: fc.array(text(3), { maxLength: 150 }),
  summary: fc.option(text(6), { nil: undefined }),
  slides: fc.option(fc.array(text(5), { maxLength: 10 }), { nil: undefined }),
});
const library = fc.array(document, { minLength: 20, maxLength: 30 });

let libraries = 0;

it('returns the same results as in the browser, in the same order', async () => {
  await fc.assert(
    fc.asyncProperty(library, fc.array(text(3), { minLength: 20, maxLength: 20 }), async (all, keywords) => {
      const documents = all.map((one, at) => ({ ...one, id: `v${at}`, savedAt: at }));
      const name = `library-${++libraries}`;
      const here = { store: dexieStore(openDatabase(name)), indexStore: dexieSearchStore(openSearchDatabase(`${name}-index`)) };
      const there = sqlStore(db, name);
      await writeDocuments(here.store, documents);
      await writeDocuments(there, documents);
      const searches = [createSearch(here.store, here.indexStore, { timeLimitMs }), sqlSearch(db, name, { timeLimitMs })];
      await Promise.all(searches.map((search) => search.catchUp()));
      for (const keyword of keywords) {
        const [inBrowser, onServer] = await Promise.all(searches.map((search) => search.find({ keyword, limit: 500 })));
        expect(onServer).toEqual(inBrowser);
      }
    }),
    { numRuns: 2 },
  );
});
