/** Bench that runs in an extension page: fills a store with a synthetic library and queries it. Times are in milliseconds. */
import type { Table } from 'dexie';
import type { Ports } from '../../lib/ports/ports.ts';
import { createSearch } from '../../lib/search/search.ts';
import { libraryHandlers } from '../../lib/service/library/library-handlers.ts';
import { compress } from '../../lib/store/compression.ts';
import { openDatabase } from '../../lib/store/dexie/database.ts';
import { dexieSearchStore } from '../../lib/store/dexie/dexie-search-store.ts';
import { dexieStore } from '../../lib/store/dexie/dexie-store.ts';
import { openSearchDatabase } from '../../lib/store/dexie/search-database.ts';
import { seededRandom } from '../seeded-random.ts';
import { createCorpus } from './library-corpus.ts';

const database = openDatabase('bench');
const store = dexieStore(database);
const searchDatabase = openSearchDatabase('bench-search');
const search = createSearch(store, dexieSearchStore(searchDatabase));
const corpus = createCorpus();

const timed = async (work: () => Promise<unknown>) => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};

async function total<Row, Key>(table: Table<Row, Key>, sizeOf: (row: Row) => number): Promise<number> {
  let sum = 0;
  await table.each((row) => {
    sum += sizeOf(row);
  });
  return sum;
}

const bench = {
  /** Saves the media numbered `from` to `to` (exclusive) without indexing them. */
  async fill(from: number, to: number): Promise<void> {
    const atATime = 50;
    for (let at = from; at < to; at += atATime) {
      const items = Array.from({ length: Math.min(atATime, to - at) }, (_, place) => corpus.item(at + place));
      const packed = await Promise.all(
        items.map(async ({ transcript: { cues, ...row } }) => ({ ...row, cues: await compress(JSON.stringify(cues)) })),
      );
      await database.transaction('rw', database.tables, async () => {
        await database.contents.bulkPut(items.map(({ content }) => content));
        await database.saved.bulkPut(items.map(({ saved }) => saved));
        await database.transcripts.bulkPut(packed);
        await database.notes.bulkPut(items.flatMap(({ note }) => note ?? []));
        await database.changes.bulkAdd(items.map(({ saved }) => ({ kind: 'video', id: saved.contentId, deleted: false })));
      });
    }
  },

  catchUp: () => timed(() => search.catchUp()),

  /** Returns the indexing time of each of `count` new media. */
  async indexNew(from: number, count: number): Promise<number[]> {
    const taken: number[] = [];
    for (let at = from; at < from + count; at++) {
      await bench.fill(at, at + 1);
      taken.push(await bench.catchUp());
    }
    return taken;
  },

  /** Returns the size of the index relative to the size of the stored transcripts. */
  async indexShare(): Promise<number> {
    const index = [
      await total(searchDatabase.blocks, ({ bytes }) => bytes.length),
      await total(searchDatabase.documents, (document) => JSON.stringify(document).length),
      await total(searchDatabase.loose, ({ seldom, often }) => seldom.length + often.length),
    ];
    const words = await total(database.transcripts, ({ cues }) => cues.length);
    return index.reduce((sum, bytes) => sum + bytes) / words;
  },

  async firstPage(count: number): Promise<number[]> {
    const ports: Pick<Ports, 'store' | 'htmlUrl' | 'clock'> = { store, htmlUrl: String, clock: Date };
    const { listLibrary } = libraryHandlers(ports as Ports, { cancelAll: async () => undefined });
    const query = { limit: 20, sortBy: 'createdAt', sortOrder: 'desc', includeSubtitles: false } as const;
    const taken: number[] = [];
    for (let at = 0; at < count; at++) {
      taken.push(await timed(() => listLibrary(query, { signal: new AbortController().signal })));
    }
    return taken;
  },

  find: (keyword: string) => timed(() => search.find({ keyword, limit: 20 })),

  /** Returns the search times while words of the library are typed letter by letter. */
  async typing(count: number, quick: boolean): Promise<number[]> {
    const random = seededRandom(3);
    const taken: number[] = [];
    for (let at = 0; at < count; at++) {
      const word = [...corpus.word(at * 13, Math.floor(30_000 ** random()))];
      for (let length = Math.min(2, word.length); length <= word.length; length++) {
        const keyword = word.slice(0, length).join('');
        taken.push(await timed(() => search.find({ keyword, limit: 20, quick })));
      }
    }
    return taken;
  },

  /** Returns the search times of complete queries of one to three words. */
  async queries(count: number): Promise<number[]> {
    const random = seededRandom(7);
    const taken: number[] = [];
    for (let at = 0; at < count; at++) {
      const words = Array.from({ length: 1 + (at % 3) }, () => corpus.word(at * 13, Math.floor(2000 ** random()) + 20));
      taken.push(await bench.find(words.join(' ')));
    }
    return taken;
  },
};

export type LibraryBench = typeof bench;
Object.assign(globalThis, { bench });
