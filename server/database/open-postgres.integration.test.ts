import { afterAll, describe, expect, it } from 'vitest';
import type { Store } from '../../lib/ports/store.ts';
import { searchSuite } from '../../lib/search/testing/search-suite.ts';
import { writeDocuments } from '../../lib/search/testing/write-documents.ts';
import { sqlSearch } from '../../lib/store/sql/sql-search.ts';
import { sqlStore } from '../../lib/store/sql/sql-store.ts';
import { isolationSuite } from '../../lib/store/sql/testing/isolation-suite.ts';
import { content } from '../../lib/store/testing/rows-suite.ts';
import { storeSuite } from '../../lib/store/testing/store-suite.ts';
import { createPostgresDatabase } from '../testing/postgres-database.ts';
import { openPostgres } from './open-postgres.ts';
import { startPostgres } from './testing/start-postgres.ts';

// All nodes start on a database without tables.
const url = await createPostgresDatabase({ hasTables: false });
const nodes = await Promise.all([1, 2, 3].map(() => openPostgres(url, { connections: 3 })));
afterAll(async () => void (await Promise.all(nodes.map(({ close }) => close()))));

let users = 0;
const userOf = () => `user-${++users}`;
const open = (userId = userOf(), { db } = nodes[0]!) => ({
  store: sqlStore(db, userId),
  search: sqlSearch(db, userId, { timeLimitMs: Number.POSITIVE_INFINITY }),
});
/** The stores of one user, one on each node. */
const everywhere = () => {
  const userId = userOf();
  return nodes.map((node) => open(userId, node));
};

storeSuite('store on PostgreSQL', async () => open().store);
searchSuite('search on PostgreSQL', async () => open());
isolationSuite('persons on PostgreSQL', async () => [open(), open()]);

describe('several nodes at once', () => {
  const saved = { contentId: 'a', tags: [], favourite: false, createdAt: 1, updatedAt: 1 };
  const numbers = Array.from({ length: 60 }, (_, at) => at);
  const at = (stores: { store: Store }[], number: number) => stores[number % stores.length]!.store;

  it('lose no change of a row, existing or new', async () => {
    const stores = everywhere();
    await stores[0]!.store.putContent({ ...content, contentId: 'a' });
    await Promise.all(
      numbers.map((number) =>
        at(stores, number).updateSaved('a', (row = saved) => ({ ...row, tags: [...row.tags, `${number}`] })),
      ),
    );
    const row = await stores[0]!.store.getSaved('a');
    expect(row?.tags.map(Number).sort((a, b) => a - b)).toEqual(numbers);
  });

  it('list changes in commit order, so that a reader with a cursor misses none', async () => {
    const stores = everywhere();
    for (const number of numbers) await stores[0]!.store.putContent({ ...content, contentId: `v${number}` });
    const seen: string[] = [];
    let cursor = 0;
    let isWriting = true;
    const read = async () => {
      const changes = await stores[0]!.store.listChanges(cursor, 100);
      seen.push(...changes.map(({ id }) => id));
      cursor = changes.at(-1)?.cursor ?? cursor;
    };
    const reading = (async () => {
      while (isWriting) await read();
      await read();
    })();
    await Promise.all(
      numbers.map((number) => at(stores, number).updateSaved(`v${number}`, () => ({ ...saved, contentId: `v${number}` }))),
    );
    isWriting = false;
    await reading;
    expect(seen.toSorted()).toEqual(numbers.map((number) => `v${number}`).sort());
  });

  it('let one of them complete a task', async () => {
    const stores = everywhere();
    const request = { product: 'summary', detailLevel: 400 } as const;
    const row = { taskId: 't', key: 't', url: 'u', wish: request, fromCache: false, createdAt: 1, updatedAt: 1 } as const;
    await stores[0]!.store.putTask({ ...row, status: 'pending', stage: 'finding' });
    const ended = await Promise.all(
      numbers.slice(0, 9).map((number) => at(stores, number).updateTask('t', { status: 'completed', summaryId: `${number}` })),
    );
    expect(ended.filter(Boolean)).toHaveLength(1);
    expect(await stores[0]!.store.getTask('t')).toMatchObject({ summaryId: `${ended.indexOf(true)}` });
  });

  it('index the same changes once', async () => {
    const stores = everywhere();
    const documents = numbers.slice(0, 30).map((number) => ({ id: `v${number}`, title: 'x', cues: [`clock ${number}`] }));
    await writeDocuments(stores[0]!.store, documents);
    await Promise.all(stores.map(({ search }) => search.catchUp()));
    const hits = await stores[1]!.search.find({ keyword: 'clock', limit: 99 });
    expect(hits.map(({ contentId }) => contentId).sort()).toEqual(documents.map(({ id }) => id).sort());
  });
});

describe('an outage of the database server', () => {
  it('ends without loss of acknowledged writes', async () => {
    const server = await startPostgres();
    const database = await openPostgres(server.url, { connections: 3 });
    const store = sqlStore(database.db, userOf());
    const done: string[] = [];
    const put = async (contentId: string) => {
      await store.putContent({ ...content, contentId });
      done.push(contentId);
    };
    /** Writes until it fails, so that writes are under way whenever the server stops. Returns the error. */
    const writeOn = async (writer: string): Promise<unknown> => {
      for (let at = 0; ; at++) {
        const error = await put(`${writer} ${at}`).then(
          () => undefined,
          (reason: unknown) => reason,
        );
        if (error) return error;
      }
    };
    for (const round of [1, 2, 3]) {
      await put(`${round} first`);
      const writers = Array.from({ length: 10 }, (_, at) => writeOn(`${round} ${at}`));
      await server.pause();
      expect(await Promise.all(writers)).toEqual(writers.map(() => expect.objectContaining({ code: 'unavailable' })));
      await server.resume();
      // As many queries at once as there are connections: none may have been lost.
      await Promise.all([1, 2, 3].map((at) => put(`${round} after ${at}`)));
    }
    expect((await store.getContents(done)).filter((row) => row === undefined)).toEqual([]);
    await database.close();
    await server.stop();
  });
});
