import { drizzle } from 'drizzle-orm/pglite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '../lib/contract/index.ts';
import { createService } from '../lib/service/service.ts';
import { channel, content, item, summary } from '../lib/store/rows-suite.ts';
import { sqlSharedCollections } from '../lib/store/sql/sql-shared-collections.ts';
import { sqlStore } from '../lib/store/sql/sql-store.ts';
import { httpTransport } from '../lib/transports/http.ts';
import { fakePorts } from '../test/fake-ports.ts';
import { testDatabase } from './database/test-database.ts';
import { newUser, testAccounts } from './testing/test-accounts.ts';

const size = 120;
let call: (path: string) => Promise<{ body: Record<string, unknown[]>; queries: string[] }>;
let close = async () => {};

/** Creates an account with the same number of rows of every kind, and a tenth as many collections of another account. */
async function fill(owner: string, reader: string, db: Parameters<typeof sqlStore>[0]): Promise<void> {
  const [own, other] = [sqlStore(db, reader), sqlStore(db, owner)];
  // Its feed is not due, so that no request is made.
  await own.putChannels([channel('a', { refresh: { ...channel('a').refresh, nextAt: 8_640_000_000_000_000 } })]);
  const now = Date.now();
  await own.addItems(
    'a',
    Array.from({ length: size }, (_, at) => item('a', `${at}`, now - at)),
    size,
  );
  for (let at = 0; at < size; at++) {
    const contentId = `youtube:${String(at).padStart(11, '0')}`;
    const times = { createdAt: at, updatedAt: at };
    await own.putContent({ ...content, contentId, sourceUrl: `https://www.youtube.com/watch?v=${at}`, title: `Talk ${at}` });
    await own.updateSaved(contentId, () => ({ contentId, tags: [], favourite: false, ...times }));
    await own.updateNote(contentId, () => ({ note: { contentId, text: `Note ${at}`, ...times } }));
    for (const version of [1, 2]) await own.addSummary({ ...summary(`${at} ${version}`, 'key', version), contentId });
    for (const [store, id, isPublic] of [
      [own, `own ${at}`, false],
      [other, `public ${at}`, true],
    ] as const) {
      await store.putContent({ ...content, contentId, coverUrl: `https://covers.example/${at}` });
      await store.updateCollection(id, () => ({ id, name: id, description: '', isPublic, ...times }));
      await store.updateItems(id, () => [{ collectionId: id, contentId, addedAt: 1, position: 1 }]);
    }
    if (at % 10 === 0) await sqlSharedCollections(db, reader).acquire(`public ${at}`);
  }
}

beforeAll(async () => {
  const queries: string[] = [];
  const database = await testDatabase();
  const db = drizzle(database.client as never, { logger: { logQuery: (query) => void queries.push(query) } });
  const { accounts } = await testAccounts({ database: { ...database, db } as never, clock: { time: 1, now: () => Date.now() } });
  const [owner, { userId }] = [await newUser(accounts), await newUser(accounts)];
  await fill(owner.userId, userId, db);
  const ports = { ...fakePorts(), store: sqlStore(db, userId), sharedCollections: sqlSharedCollections(db, userId) };
  const { handlers } = createService(ports);
  const app = httpTransport({
    table: operations,
    authenticate: async (request) => (await accounts.authenticate(request)) as never,
    handlersOf: () => handlers,
    onInternalError: (error) => {
      throw error;
    },
  });
  const token = await accounts.tokens.create(userId, { name: 'test', scope: 'read' });
  close = database.close;
  call = async (path) => {
    queries.length = 0;
    const response = await app.request(path, { headers: { authorization: `Bearer ${token}` } });
    return { body: (await response.json()) as Record<string, unknown[]>, queries: [...queries] };
  };
  // The first request of a minute also stores the time at which the token was used.
  await call('/v1/me');
});
afterAll(() => close());

describe('lists take a constant number of SQL queries whatever their limit', () => {
  it.each([
    ['/v1/library/list', 'videos', 5],
    ['/v1/notes/list', 'notes', 4],
    ['/v1/collections/list', 'collections', 5],
    ['/v1/feed', 'items', 8],
  ])('%s', async (path, field, most) => {
    for (const limit of [1, 10, 100]) {
      const { body, queries } = await call(`${path}?limit=${limit}`);
      expect(body[field], queries.join('\n')).toHaveLength(limit);
      expect(queries.length, queries.join('\n')).toBeLessThanOrEqual(most);
    }
  });
});

it('lists return the same as single reads', async () => {
  const { body } = await call('/v1/library/list?limit=3');
  for (const video of body.videos as { id: string }[]) {
    const single = await call(`/v1/library/get?id=${encodeURIComponent(video.id)}`);
    expect(video).toEqual({ ...single.body, subtitles: null });
  }
  const listed = (await call('/v1/collections/list?limit=4')).body.collections as { id: string }[];
  for (const collection of listed) {
    const {
      items,
      aggregatedSummary: _,
      ...single
    } = (await call(`/v1/collections/get?id=${encodeURIComponent(collection.id)}`)).body;
    expect(collection).toEqual({ ...single, itemCount: items?.length });
  }
});
