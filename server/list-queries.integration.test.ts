import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '../lib/contract/index.ts';
import { createService } from '../lib/service/service.ts';
import { sqlSearch } from '../lib/store/sql/sql-search.ts';
import { sqlSharedCollections } from '../lib/store/sql/sql-shared-collections.ts';
import { sqlStore } from '../lib/store/sql/sql-store.ts';
import { channel, content, item, summary, transcript } from '../lib/store/testing/rows-suite.ts';
import { httpTransport } from '../lib/transports/http.ts';
import { fakePorts } from '../test/fake-ports.ts';
import { testDatabase } from './database/testing/test-database.ts';
import { newUser, testAccounts } from './testing/test-accounts.ts';

const size = 120;
const otherAccounts = 15;

interface Statement {
  query: string;
  params: unknown[];
}
let call: (
  path: string,
  sent?: object,
) => Promise<{ body: Record<string, unknown[]>; queries: string[]; statements: Statement[] }>;
let database: Awaited<ReturnType<typeof testDatabase>>;

/** Creates an account with the same number of rows of every kind, and a tenth as many collections of another account. */
async function fill(owner: string, reader: string, db: Parameters<typeof sqlStore>[0]): Promise<void> {
  const [own, other] = [sqlStore(db, reader), sqlStore(db, owner)];
  // Its feed is not due, so that no request is made.
  await own.updateChannels(() => [channel('a', { refresh: { ...channel('a').refresh, nextAt: 8_640_000_000_000_000 } })]);
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
    await own.putTranscript({ ...transcript, contentId });
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
  const statements: Statement[] = [];
  database = await testDatabase();
  const logger = { logQuery: (query: string, params: unknown[]) => void statements.push({ query, params }) };
  const db = drizzle(database.client as never, { logger });
  const { accounts } = await testAccounts({ database: { ...database, db } as never, clock: { time: 1, now: () => Date.now() } });
  const [owner, { userId }] = [await newUser(accounts), await newUser(accounts)];
  await fill(owner.userId, userId, db);
  const ports = {
    ...fakePorts(),
    store: sqlStore(db, userId),
    search: sqlSearch(db, userId),
    sharedCollections: sqlSharedCollections(db, userId),
  };
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
  call = async (path, sent) => {
    statements.length = 0;
    const response = await app.request(path, {
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(sent && { method: 'POST', body: JSON.stringify(sent) }),
    });
    const body = (await response.json()) as Record<string, unknown[]>;
    return { body, statements: [...statements], queries: statements.map(({ query }) => query) };
  };
  // The first request of a minute also stores the time at which the token was used.
  await call('/v1/me');
});
afterAll(() => database.close());

describe('lists take a constant number of SQL queries whatever their limit', () => {
  it.each([
    ['/v1/library/list', 'videos', 7],
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
    expect(video).toEqual(single.body);
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

interface PlanNode {
  'Node Type': string;
  'Parent Relationship'?: string;
  'Relation Name'?: string;
  'Index Cond'?: string;
  'Recheck Cond'?: string;
  Plans?: PlanNode[];
}

/** Copies the rows of all accounts to others, in each table whose keys all begin with the owner. */
async function copyToOthers(client: PGlite): Promise<void> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
       and a.attnum > 0 and a.attgenerated = '' and a.attidentity = ''
       and exists (select 1 from pg_attribute u where u.attrelid = c.oid and u.attname = 'user_id')
       and not exists (select 1 from pg_constraint k where k.conrelid = c.oid and k.contype = 'f')
       and not exists (select 1 from pg_index i join pg_attribute f on f.attrelid = c.oid and f.attnum = i.indkey[0]
         where i.indrelid = c.oid and i.indisunique and f.attname <> 'user_id')
     group by c.relname`,
  );
  for (const { name, columns } of rows) {
    const names = columns.map((column) => `"${column}"`).join(', ');
    const values = columns
      .map((column) => (/^(?:user|owner)_id$/.test(column) ? `"${column}" || copy` : `"${column}"`))
      .join(', ');
    await client.exec(
      `insert into "${name}" (${names}) select ${values} from "${name}", generate_series(1, ${otherAccounts}) copy`,
    );
  }
  await client.exec('analyze');
}

/** Returns the scans of tables in a plan that are not narrowed by an index to one owner or token; words of the search name theirs. */
const wideScansOf = (node: PlanNode, owned: Set<string>): string[] => {
  const { 'Relation Name': table, 'Index Cond': index = '', 'Recheck Cond': recheck = '' } = node;
  const isWide = table !== undefined && owned.has(table) && !/\buser_id\b|\(words @@|\(hash = /.test(index + recheck);
  return [
    ...(isWide ? [`${node['Node Type']} of ${table}`] : []),
    ...(node.Plans ?? []).flatMap((one) => wideScansOf(one, owned)),
  ];
};

async function planOf({ query, params }: Statement): Promise<PlanNode> {
  const client = database.client as PGlite;
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(`explain (format json) ${query}`, params);
  return rows[0]!['QUERY PLAN'][0].Plan;
}

it('calls read the rows of an account by an index, never those of others', async () => {
  const client = database.client as PGlite;
  const columns = `select table_name as name from information_schema.columns where column_name = 'user_id' and table_schema = 'public'`;
  const owned = new Set((await client.query<{ name: string }>(columns)).rows.map(({ name }) => name));
  // Without rows of others the planner takes the account's for the whole table.
  await copyToOthers(client);
  // Tables of few rows are read and joined as a whole otherwise, whatever their indexes are.
  await client.exec('set enable_seqscan = off; set enable_hashjoin = off; set enable_mergejoin = off');
  const calls: [path: string, sent?: object][] = [
    ['/v1/library/list'],
    ['/v1/library/list?sortBy=updatedAt&cursor=3'],
    ['/v1/library/list?channelId=a'],
    [`/v1/library/get?id=${encodeURIComponent('youtube:00000000001')}`],
    ['/v1/library/search?keyword=Talk%201'],
    ['/v1/notes/list'],
    ['/v1/collections/list'],
    ['/v1/collections/get?id=own%201'],
    ['/v1/feed'],
    ['/v1/channels/list'],
    ['/v1/changes'],
    ['/v1/sync/read', { units: [{ kind: 'video', id: 'youtube:00000000001' }] }],
  ];
  const wide: string[] = [];
  let plans = 0;
  for (const [path, sent] of calls) {
    const { statements, body } = await call(path, sent);
    expect([path, body.error]).toEqual([path, undefined]);
    for (const statement of statements.filter(({ query }) => /^\s*(?:select|with)\b/i.test(query))) {
      plans++;
      wide.push(...wideScansOf(await planOf(statement), owned).map((scan) => `${path}: ${scan} in ${statement.query}`));
    }
  }
  await client.exec('reset all');
  expect(plans).toBeGreaterThan(50);
  expect(wide).toEqual([]);
});

/** Returns the type of each scan of a table below a subquery of a plan, that of the total for a list. */
const scansOfTotal = (node: PlanNode, isTotal = false): string[] => {
  const isBelow = isTotal || node['Parent Relationship'] === 'InitPlan';
  return [
    ...(isBelow && node['Relation Name'] ? [node['Node Type']] : []),
    ...(node.Plans ?? []).flatMap((one) => scansOfTotal(one, isBelow)),
  ];
};

it('counts the total of a list in an index, not in the rows', async () => {
  const client = database.client as PGlite;
  // An index alone is read where the pages are known to have no dead rows.
  await client.exec('vacuum analyze saved');
  await client.exec('set enable_seqscan = off');
  const { statements } = await call('/v1/library/list');
  const scans = await Promise.all(statements.filter(({ query }) => /count\(\*\) from "saved"/.test(query)).map(planOf));
  await client.exec('reset all');
  expect(scans.flatMap((plan) => scansOfTotal(plan))).toEqual(['Index Only Scan']);
});
