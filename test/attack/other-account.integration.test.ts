import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Failure } from '../../lib/contract/failure.ts';
import { operations } from '../../lib/contract/index.ts';
import type { Operation } from '../../lib/contract/operation.ts';
import { methodAndPath } from '../../lib/transports/http.ts';
import { httpClient } from '../../lib/transports/http-client.ts';
import { toJsonSchema } from '../../lib/transports/json-schema.ts';
import { readConfig } from '../../server/config.ts';
import { copyEmptyDatabase } from '../../server/database/testing/test-database.ts';
import { type RunningServer, startServer } from '../../server/start-server.ts';
import { connectAgent } from '../service-transports.ts';
import { valuesOf } from '../transports/schema-values.ts';
import { fillAccount, type OwnedIds, signUp } from './account-with-data.ts';

/** Limits for a server with two accounts, and for some hundred calls of it, on a busy machine. */
const [startTimeoutMs, attackTimeoutMs] = [180_000, 300_000];
const directory = mkdtempSync(join(tmpdir(), 'gloss-attack-'));
let server: RunningServer;
let owner: { token: string; ids: OwnedIds };
let attacker: { token: string; ids: OwnedIds };

const fetchNothing = async (url: string) => {
  throw new Failure('offline', `the test has no network for ${new URL(url).protocol}`);
};
const clientOf = (token: string) => httpClient(operations, { baseUrl: `${server.origin}/api`, fetch, token: async () => token });

beforeAll(async () => {
  await copyEmptyDatabase(directory);
  const config = readConfig({ GLOSS_PORT: '0', GLOSS_DATA_DIR: directory, GLOSS_CALLS_A_MINUTE: '1000000', GLOSS_FFMPEG: 'off' });
  server = await startServer(config, pino({ level: 'silent' }), { fetch: fetchNothing });
  const account = async (name: string) => {
    const token = await signUp(server.origin, `${name}@example.com`);
    return { token, ids: await fillAccount(clientOf(token), name) };
  };
  [owner, attacker] = await Promise.all([account('owner'), account('attacker')]);
}, startTimeoutMs);
afterAll(async () => {
  await server.close();
  rmSync(directory, { recursive: true });
});

/** An id that no account has, in the form and of the length of another. */
const absent = (id: string) => id.replaceAll('owner', 'ghost').replace(/[0-9a-f]{8}(?=-[0-9a-f]{4}-)/g, '00000000');

/** The ids that a field of an operation's input takes. */
function idsFor(field: string, { http }: Operation): (keyof OwnedIds)[] | undefined {
  const noun = http.split('/')[2];
  switch (field) {
    case 'id':
      return noun === 'library' ? ['contentId'] : noun === 'collections' ? ['collectionId'] : ['providerId'];
    case 'contentId':
    case 'before':
      return ['contentId'];
    case 'url':
    case 'sourceUrl':
      return ['url'];
    case 'urls':
      return ['urls'];
    case 'units':
      return [http.endsWith('/write') ? 'emptyUnits' : 'units'];
    case 'model':
    case 'transcribeProvider':
      return ['providerId'];
    case 'taskId':
    case 'soundId':
      return ['taskId', 'visualsTaskId'];
    case 'channelUrl':
    case 'channelId':
    case 'collectionId':
    case 'versionId':
    case 'summaryId':
    case 'batchId':
    case 'importId':
    case 'cardId':
      return [field];
    case 'reviewId':
      return ['cardId'];
    default:
      return undefined;
  }
}

const table = Object.entries(operations) as [keyof typeof operations, Operation][];
/** The operation that deletes the attacker's own data comes last. */
const entries = [...table].sort(([a], [b]) => Number(a === 'forgetEverything') - Number(b === 'forgetEverything'));

interface Attempt {
  name: string;
  operation: Operation;
  input: Record<string, unknown>;
  /** The same input with ids that do not exist; absent where the input has no id. */
  twin?: Record<string, unknown>;
}

/** The inputs of an operation with each id of the owner alone, and with all of them. */
function* attempts(name: string, operation: Operation): Generator<Attempt> {
  const { schema, named } = toJsonSchema(operation.input, 'input');
  const fields = Object.keys(schema.properties ?? {});
  const idFields = fields.flatMap((field) => (idsFor(field, operation) ?? []).map((kind) => ({ field, kind })));
  const required = schema.required ?? [];
  const values = fc.record(Object.fromEntries(required.map((one) => [one, valuesOf(schema.properties![one]!, named)])));
  const base = {
    ...fc.sample(values, { numRuns: 1, seed: 11 })[0],
    ...(required.includes('keyword') && { keyword: 'secret of owner' }),
  };
  const own = Object.fromEntries(
    idFields.filter(({ field }) => required.includes(field)).map(({ field, kind }) => [field, attacker.ids[kind]]),
  );
  const inputOf = (chosen: typeof idFields, write: (value: unknown) => unknown) => ({
    ...base,
    ...own,
    ...Object.fromEntries(chosen.map(({ field, kind }) => [field, write(owner.ids[kind])])),
  });
  const makeAbsent = (value: unknown) => JSON.parse(absent(JSON.stringify(value)));
  const choices = [...idFields.map((one) => [one]), ...(idFields.length > 1 ? [idFields] : [])];
  for (const chosen of choices) {
    const input = inputOf(chosen, (value) => value);
    if (operation.input.safeParse(input).success) yield { name, operation, input, twin: inputOf(chosen, makeAbsent) };
  }
  if (choices.length === 0) yield { name, operation, input: base };
}

/** The answer in a form in which two of them can be compared: without new ids and times. */
const comparable = (answer: unknown, ids: unknown) =>
  absent(JSON.stringify({ answer, ids }))
    .replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, 'uuid')
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z|\b1\d{12}\b/g, 'time');

/** Calls every operation with the owner's ids as the attacker. Returns what it learned. */
async function attack(
  call: (attempt: Attempt, input: Record<string, unknown>) => Promise<unknown>,
  isOffered = (_: Operation) => true,
) {
  const learned: string[] = [];
  let calls = 0;
  for (const [name, operation] of entries) {
    if (!isOffered(operation)) continue;
    let tried = 0;
    for (const attempt of attempts(name, operation)) {
      tried++;
      const { input, twin } = attempt;
      const about = `${name} ${JSON.stringify(input).slice(0, 300)}`;
      const answer = await call(attempt, input);
      calls++;
      if (JSON.stringify(answer).includes('secret of owner')) learned.push(`${about} answers with data of the owner`);
      if (!twin) continue;
      const other = comparable(await call(attempt, twin), twin);
      if (comparable(answer, twin) !== other)
        learned.push(
          `${about} differs from an absent id:\n  ${comparable(answer, twin).slice(0, 400)}\n  ${other.slice(0, 400)}`,
        );
    }
    if (tried === 0) learned.push(`${name} was never called: its input needs an id that this test does not know`);
  }
  return { learned, calls };
}

const libraryOf = async (token: string) => {
  const client = clientOf(token);
  const records = [];
  for (let cursor: string | undefined, isFirst = true; isFirst || cursor; isFirst = false) {
    const page = await client.exportLibrary({ ...(cursor && { cursor }) });
    records.push(...page.records);
    cursor = page.nextCursor;
  }
  return records;
};

// A track is one of a media item, whose address every call names too.
it('every field that names an id is known here', () => {
  const unknown = entries.flatMap(([name, operation]) =>
    Object.keys(operation.input.def.shape)
      .filter(
        (field) =>
          /^id$|Ids?$|url$|urls$|^units$/i.test(field) && !['baseUrl', 'trackId'].includes(field) && !idsFor(field, operation),
      )
      .map((field) => `${name}.${field}`),
  );
  expect(unknown).toEqual([]);
});

it(
  'over HTTP, the ids of another account answer as absent ones, and change nothing of it',
  async () => {
    const before = await libraryOf(owner.token);
    expect(JSON.stringify(before)).toContain('secret of owner');
    const call = async ({ operation }: Attempt, input: Record<string, unknown>) => {
      const [method, path] = methodAndPath(operation);
      const query = () => new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(value)]));
      const address = `${server.origin}/api${path}${method === 'GET' ? `?${query()}` : ''}`;
      const headers = { authorization: `Bearer ${attacker.token}`, 'content-type': 'application/json' };
      const response = await fetch(address, { method, headers, ...(method === 'POST' && { body: JSON.stringify(input) }) });
      return { status: response.status, body: await response.json() };
    };
    const { learned, calls } = await attack(call);
    expect(learned).toEqual([]);
    expect(calls).toBeGreaterThan(entries.length);
    expect(await libraryOf(owner.token)).toEqual(before);
  },
  attackTimeoutMs,
);

it(
  'over MCP, the ids of another account answer as absent ones, and change nothing of it',
  async () => {
    const before = await libraryOf(owner.token);
    const send = (request: Request) => {
      const headers = new Headers(request.headers);
      headers.set('authorization', `Bearer ${attacker.token}`);
      return fetch(new Request(request.url.replace('http://gloss.example', server.origin), new Request(request, { headers })));
    };
    const agent = await connectAgent(send, 'modern');
    const call = async ({ operation }: Attempt, input: Record<string, unknown>) => {
      const { isError, content } = await agent.callTool({ name: operation.tool!, arguments: input });
      return { isError, content };
    };
    const { learned } = await attack(call, ({ tool }) => tool !== undefined);
    expect(learned).toEqual([]);
    expect(await libraryOf(owner.token)).toEqual(before);
  },
  attackTimeoutMs,
);

it('a cursor of another account leads into no list of it', async () => {
  const [ownerClient, client] = [clientOf(owner.token), clientOf(attacker.token)];
  const cursors = [
    (await ownerClient.listCollections({ limit: 1 })).nextCursor,
    (await ownerClient.listNotes({ limit: 1 })).nextCursor,
    (await ownerClient.getFeed({ limit: 1, since: '2000-01-01' })).nextCursor,
    (await ownerClient.exportLibrary({})).nextCursor,
    (await ownerClient.listChanges({ limit: 1 })).nextCursor,
    (await ownerClient.listLibrary({ limit: 1 })).nextCursor,
  ].filter((cursor) => cursor !== undefined);
  expect(cursors.length).toBeGreaterThan(2);
  const lists = entries.filter(([, { input }]) => 'cursor' in input.def.shape && !('units' in input.def.shape));
  expect(lists.length).toBeGreaterThan(4);
  for (const cursor of cursors) {
    for (const [name] of lists) {
      const list = client[name] as (input: object) => Promise<unknown>;
      const answer = await list({ cursor }).catch((error) => error.message);
      expect(JSON.stringify(answer), `${name} ${cursor}`).not.toContain('secret of owner');
    }
  }
});

it('the data of an account that calls with an absent id is its own', async () => {
  const { videos } = await clientOf(owner.token).listLibrary({ limit: 100 });
  expect(videos.map(({ id }) => id)).toContain(owner.ids.contentId);
  expect(absent(String(owner.ids.collectionId))).not.toBe(owner.ids.collectionId);
});
